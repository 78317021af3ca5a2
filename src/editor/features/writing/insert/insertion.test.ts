import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '../../../../catalogue/catalogue.ts';
import { applyTextEdits, type TextRange } from '../../../../project/text-edit.ts';
import { insertItems } from './insert-items.ts';
import { blockOf, type FilesForSnippets, insertion } from './insertion.ts';

const NO_FILES: FilesForSnippets = { hasFile: () => false, images: [], videos: [], snippets: [] };

function insert(label: string, text: string, selection: TextRange, files = NO_FILES) {
  const item = insertItems([]).find((one) => one.label === label);
  if (!item) throw new Error(`Nothing is called ${label}.`);
  const change = insertion(item, text, selection, files);
  const after = applyTextEdits(text, change.edits);
  return { after, selected: after.slice(change.selection?.start, change.selection?.end) };
}

describe('insertion', () => {
  it('inserts a component as a block, with its first placeholder selected', () => {
    const { after, selected } = insert('Accordion group', 'Text.\n', { start: 2, end: 2 });
    expect(after).toMatch(/^Text\.\n\n<AccordionGroup>\n {2}<Accordion title="First question">/);
    expect(selected).toBe('First question');
  });

  it('goes around the selected lines where it can hold them', () => {
    expect(insert('Note', '- a\n- b\n', { start: 0, end: 7 }).after).toBe('<Note>\n\n- a\n- b\n\n</Note>\n');
  });

  it('inserts in the line, around the selected words', () => {
    const inline = CATALOGUE.find(({ name }) => name === 'Tooltip');
    const { after, selected } = insert(inline?.label ?? '', 'The API is here.', { start: 4, end: 7 });
    expect(after).toMatch(/^The <Tooltip tip="[^"]+">API<\/Tooltip> is here\.$/);
    expect(after).toContain(`tip="${selected}"`);
  });

  it('takes a picture of the project in place of the example', () => {
    const files = { ...NO_FILES, images: ['logo/a$b.png'] };
    expect(insert('Frame', '', { start: 0, end: 0 }, files).after).toContain('](/logo/a$b.png)');
    const has = { ...files, hasFile: () => true };
    expect(insert('Frame', '', { start: 0, end: 0 }, has).after).toContain('](/images/picture.png)');
  });

  it('takes no icon of the site for a picture of it', () => {
    const files = { ...NO_FILES, images: ['favicon.svg', 'images/harbour.png'] };
    expect(insert('Picture', '', { start: 0, end: 0 }, files).after).toContain('src="/images/harbour.png"');
    const none = { ...NO_FILES, images: ['favicon.svg'] };
    expect(insert('Picture', '', { start: 0, end: 0 }, none).after).toContain('src="/images/picture.png"');
  });

  it('runs a command for text', () => {
    expect(insert('Heading', 'Words', { start: 0, end: 0 }).after).toBe('## Words');
  });
});

describe('blockOf', () => {
  it('is a component with its first placeholder, or what a command makes of an empty line', () => {
    const of = (label: string) => {
      const item = insertItems([]).find((one) => one.label === label);
      if (!item) throw new Error(`Nothing is called ${label}.`);
      return blockOf(item, NO_FILES);
    };
    expect(of('Heading')).toEqual({ text: '## ', select: { start: 3, end: 3 } });
    expect(of('Bullet list').text).toBe('- ');
    expect(of('Divider').text).toBe('---');
    expect(of('Table').text).toMatch(/^\| Column 1 +\|.*\|$/s);
    const { text, select } = of('Accordion group');
    expect(text.slice(select?.start, select?.end)).toBe('First question');
  });
});
