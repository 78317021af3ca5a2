import { describe, expect, it } from 'vitest';
import { applyTextEdits } from '../../project/text-edit.ts';
import { readBlockText } from './block-text.ts';
import { fieldChange } from './field-change.ts';

const NOTE = '<Note>\n  One.\n  Two.\n</Note>\n';
const IN_NOTE = 'One.\n  Two.';

function held(text: string, part: string) {
  const start = text.indexOf(part);
  return { text, ...readBlockText(text, { start, end: start + part.length }) };
}

/** The page after its part was changed to what was typed; `|` is the cursor. */
function write(text: string, part: string, typed: string): string | undefined {
  const change = fieldChange(held(text, part), typed.replace('|', ''), typed.indexOf('|'));
  if (!change?.selection) return undefined;
  const after = applyTextEdits(text, change.edits);
  const { start, end } = change.selection;
  return `${after.slice(0, start)}|${after.slice(start, end)}${after.slice(end)}`;
}

describe('fieldChange', () => {
  it('puts in only what was typed, and nothing where the page has it already', () => {
    const page = '# A\n\nOne two.\n\nLast.\n';
    expect(write(page, 'One two.', 'One or| two.')).toBe('# A\n\nOne or| two.\n\nLast.\n');
    expect(fieldChange(held(page, 'One two.'), 'One or two.', 6)?.edits).toEqual([{ start: 9, end: 9, text: 'or ' }]);
    expect(write(page, 'One two.', 'One two.|')).toBeUndefined();
  });

  it('gives new lines the line ends and the indentation of the page', () => {
    expect(write(NOTE, IN_NOTE, 'One.\nOr\n|Two.')).toBe('<Note>\n  One.\n  Or\n  |Two.\n</Note>\n');
    expect(write('- a\r\n  - b\r\n\r\nLast.\r\n', '- b', '- b\n- c|')).toBe('- a\r\n  - b\r\n  - c|\r\n\r\nLast.\r\n');
  });

  it('has the cursor where the field has it, before the change too', () => {
    expect(write(NOTE, IN_NOTE, 'One.\n|wo.')).toBe('<Note>\n  One.\n  |wo.\n</Note>\n');
    expect(write(NOTE, IN_NOTE, 'O|ne.\nTwo!')).toBe('<Note>\n  O|ne.\n  Two!\n</Note>\n');
  });

  it('puts behind the first words of an empty field what has to follow them, and the cursor before it', () => {
    const text = '  ```js\r\n  ```\r\n';
    const start = text.lastIndexOf('```');
    const empty = { text, ...readBlockText(text, { start, end: start }), tail: '\n' };
    const change = fieldChange(empty, 'x', 1);
    expect(applyTextEdits(text, change?.edits ?? [])).toBe('  ```js\r\n  x\r\n  ```\r\n');
    expect(change?.selection).toEqual({ start: start + 1, end: start + 1 });
  });
});
