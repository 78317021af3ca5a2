import { describe, expect, it } from 'vitest';
import { elementsAround, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { applyTextEdits, type SourceChange } from '../../project/text-edit.ts';
import { appendChild, insertAfter, moveElement, removeElement, unwrapElement, wrapLines } from './elements.ts';
import { insertBlock } from './insert-block.ts';
import { shown } from './testing/selection.ts';

const NOTE = '<Note>\n  Words.\n</Note>';
const WORDS = { start: NOTE.indexOf('Words'), end: NOTE.indexOf('Words') + 6 };
const insert = (source: string) =>
  shown(source, (text, selection) => insertBlock(text, selection, { text: NOTE, select: WORDS }));
/** The block as it is shown, further in, with its words selected. */
const here = (indent = '') => `${indent}<Note>
${indent}  ⟦Words.⟧
${indent}</Note>`;

describe('insertBlock', () => {
  it('takes the place of a blank line, with blank lines around it', () => {
    expect(insert('¦')).toBe(here());
    expect(insert('One.\n\n¦\n\nTwo.\n')).toBe(`One.\n\n${here()}\n\nTwo.\n`);
    expect(insert('One.\n¦\nTwo.\n')).toBe(`One.\n\n${here()}\n\nTwo.\n`);
  });

  it('goes below the paragraph or list that the cursor is in', () => {
    expect(insert('O¦ne\nmore.\n\nTwo.\n')).toBe(`One\nmore.\n\n${here()}\n\nTwo.\n`);
    expect(insert('One¦.')).toBe(`One.\n\n${here()}\n`);
    expect(insert('- on¦e\n- two\n')).toBe(`- one\n- two\n\n${here()}\n`);
  });

  it('stays out of front matter, fences and tags', () => {
    expect(insert('---\ntit¦le: A\n---\n\nText.\n')).toBe(`---\ntitle: A\n---\n\n${here()}\n\nText.\n`);
    expect(insert('```\nco¦de\n```\n\nText.\n')).toBe(`\`\`\`\ncode\n\`\`\`\n\n${here()}\n\nText.\n`);
    expect(insert('<Ca¦rd title="a" />\n')).toBe(`<Card title="a" />\n\n${here()}\n`);
    expect(insert('<Tip>wo¦rds</Tip>\n\nText.\n')).toBe(`<Tip>words</Tip>\n\n${here()}\n\nText.\n`);
  });

  it('is indented like what is around it in an element', () => {
    expect(insert('<Step title="a">\n  Te¦xt.\n</Step>\n')).toBe(
      `<Step title="a">\n  Text.\n\n${here('  ')}\n</Step>\n`,
    );
    expect(insert('<Step title="a">\n¦\n</Step>\n')).toBe(`<Step title="a">\n${here('  ')}\n</Step>\n`);
    expect(insert('<Step ti¦tle="a">\n  Text.\n</Step>\n')).toBe(
      `<Step title="a">\n${here('  ')}\n\n  Text.\n</Step>\n`,
    );
  });

  it('writes the line ends of the page', () => {
    expect(insert('One.¦\r\n\r\nTwo.\r\n')).toBe(`One.\r\n\r\n${here().replaceAll('\n', '\r\n')}\r\n\r\nTwo.\r\n`);
  });
});

/** The text after a change of the innermost element at `|`. */
function at(
  source: string,
  change: (text: string, element: JsxElement, path: readonly JsxElement[]) => SourceChange | undefined,
): string {
  const offset = source.indexOf('|');
  const text = source.replace('|', '');
  const path = elementsAround(scanElements(text), offset);
  const element = path.at(-1);
  const made = element && change(text, element, path);
  return made ? applyTextEdits(text, made.edits) : text;
}

describe('elements', () => {
  it('go around lines, which stay as they are', () => {
    const { edits } = wrapLines('- a\n- b\n\nc\n', { start: 0, end: 6 }, '<Note>', '</Note>');
    expect(applyTextEdits('- a\n- b\n\nc\n', edits)).toBe('<Note>\n\n- a\n- b\n\n</Note>\n\nc\n');
  });

  it('are taken from around their content', () => {
    expect(at('<Note>\n  On|e.\n\n  - two\n    - three\n</Note>\nText.\n', unwrapElement)).toBe(
      'One.\n\n- two\n  - three\nText.\n',
    );
    expect(at('a <b>b|</b> c', unwrapElement)).toBe('a b c');
  });

  it('are removed with their lines', () => {
    expect(at('One.\n\n<Note>|\n  a\n</Note>\n\nTwo.\n', removeElement)).toBe('One.\n\nTwo.\n');
    expect(at('One <Icon| icon="x" /> two', removeElement)).toBe('One  two');
    expect(at('<Steps>\n  <Step>|\n  </Step>\n  <Step />\n</Steps>', removeElement)).toBe(
      '<Steps>\n  <Step />\n</Steps>',
    );
  });

  it('get a neighbour and a child', () => {
    const step = '<Step title="New">\n  Text.\n</Step>';
    expect(at('<Steps>\n  <Step>|\n  </Step>\n</Steps>\n', (text, element) => insertAfter(text, element, step))).toBe(
      '<Steps>\n  <Step>\n  </Step>\n  <Step title="New">\n    Text.\n  </Step>\n</Steps>\n',
    );
    expect(at('<Steps>|\n</Steps>', (text, element) => appendChild(text, element, step))).toBe(
      '<Steps>\n  <Step title="New">\n    Text.\n  </Step>\n</Steps>',
    );
    expect(at('<Steps>|</Steps>', (text, element) => appendChild(text, element, '<Step />'))).toBe(
      '<Steps>\n  <Step />\n</Steps>',
    );
  });

  it('change places with a neighbour, unless text is between them', () => {
    const move = (source: string, by: -1 | 1) =>
      at(source, (text, element, path) => moveElement(text, path.at(-2)?.children ?? [], element, by));
    expect(move('<S>\n  <A|>1</A>\n  <B>22</B>\n</S>', 1)).toBe('<S>\n  <B>22</B>\n  <A>1</A>\n</S>');
    expect(move('<S>\n  <A>1</A>\n  <B|>22</B>\n</S>', -1)).toBe('<S>\n  <B>22</B>\n  <A>1</A>\n</S>');
    expect(move('<S><A|/> and <B/></S>', 1)).toBe('<S><A/> and <B/></S>');
    expect(move('<S><A|/><B/></S>', -1)).toBe('<S><A/><B/></S>');
  });
});
