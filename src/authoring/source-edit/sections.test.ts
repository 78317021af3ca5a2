import { describe, expect, it } from 'vitest';
import { readPageOutline } from '../../page-source/headings/page-outline.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { moveSection, nextTarget, sectionTargets, shiftSection } from './sections.ts';

const PAGE = `---
title: Start
---

Before all.

## Install

Get it.

### Linux

Use apt.

### Mac

Use brew.

## Use

<Steps>
  <Step title="Open">One.</Step>
  <Step title="Close">
    Two.
  </Step>
</Steps>

## End
Bye.`;

const outline = (text: string) =>
  readPageOutline(text).map(({ text: words, depth, level }) => `${'  '.repeat(depth)}${level} ${words}`);

function moved(text: string, words: string, by: -1 | 1): string | undefined {
  const items = readPageOutline(text);
  const item = items.find((one) => one.text === words);
  const to = item && nextTarget(items, item, by);
  const change = item && to !== undefined ? moveSection(text, item, to) : undefined;
  return change && applyTextEdits(text, change.edits);
}

describe('the outline of a page', () => {
  it('nests headings by their levels, and components with a title in the section they stand in', () => {
    expect(outline(PAGE)).toEqual(['2 Install', '  3 Linux', '  3 Mac', '2 Use', '  0 Open', '  0 Close', '2 End']);
  });

  it('has headings of every kind, and no comments of code', () => {
    const text =
      'One\n===\n\n```sh\n# no\n```\n\n> ## Quoted\n\n<h3 id="x">Tag</h3>\n\n<Note>\n  ### In a note\n</Note>\n';
    expect(outline(text)).toEqual(['1 One', '  2 Quoted', '  3 Tag', '    3 In a note']);
    expect(readPageOutline(text).map(({ blocks }) => blocks?.list)).toEqual(['', undefined, '', '4']);
  });
});

describe('moving a section', () => {
  it('takes along what is below its heading', () => {
    const after = moved(PAGE, 'Install', 1) ?? '';
    expect(outline(after).slice(0, 4)).toEqual(['2 Use', '  0 Open', '  0 Close', '2 Install']);
    expect(moved(after, 'Install', -1)).toBe(PAGE);
  });

  it('goes to the end of a file that has no line end there', () => {
    const after = moved(moved(PAGE, 'Install', 1) ?? '', 'Install', 1) ?? '';
    expect(
      after.endsWith('## End\nBye.\n\n## Install\n\nGet it.\n\n### Linux\n\nUse apt.\n\n### Mac\n\nUse brew.'),
    ).toBe(true);
  });

  it('goes into the section above or below with a deeper heading, and never takes one away', () => {
    const items = readPageOutline(PAGE);
    const texts = (words: string) => {
      const item = items.find(({ text }) => text === words);
      return item ? sectionTargets(items, item).length : 0;
    };
    // Before "Install", "Use" is where it is; before "End" and at the end.
    expect(texts('Mac')).toBe(4);
    expect(texts('Install')).toBe(2);
    expect(texts('Open')).toBe(1);
  });

  it('moves a step among the steps', () => {
    const page = PAGE.replace('<Step title="Open">One.</Step>', '<Step title="Open">\n    One.\n  </Step>');
    const after = moved(page, 'Open', 1) ?? '';
    expect(after).toContain(
      '<Steps>\n  <Step title="Close">\n    Two.\n  </Step>\n  <Step title="Open">\n    One.\n  </Step>\n</Steps>',
    );
    expect(moved(after, 'Open', -1)).toBe(page);
  });

  it('puts a blank line where words would become one', () => {
    const text = '## One\nWords.\n## Two\nMore.\nThree\n---\nLast.\n';
    const page = '## One\n```\ncode\n```\nThree\n---\nLast.\n## Two\nMore.\n';
    expect(outline(text)).toEqual(['2 One', '2 Two', '2 More. Three']);
    const after = moved(page, 'Three', 1) ?? '';
    expect(after).toBe('## One\n```\ncode\n```\n## Two\nMore.\n\nThree\n---\nLast.\n');
  });
});

describe('the level of a section', () => {
  const shift = (text: string, words: string, by: -1 | 1) => {
    const item = readPageOutline(text).find((one) => one.text === words);
    const change = item && shiftSection(text, item, by);
    return change && applyTextEdits(text, change.edits);
  };

  it('changes with all headings in it', () => {
    const after = shift(PAGE, 'Install', 1) ?? '';
    expect(outline(after).slice(0, 3)).toEqual(['3 Install', '  4 Linux', '  4 Mac']);
    expect(shift(after, 'Install', -1)).toBe(PAGE);
  });

  it('stays between that of the title and the deepest', () => {
    expect(shift(PAGE, 'Install', -1)).toBeUndefined();
    expect(shift('##### Deep\n\n###### Deeper\n', 'Deep', 1)).toBeUndefined();
    expect(shift(PAGE, 'Open', 1)).toBeUndefined();
  });

  it('is written with signs where a line below the words has none', () => {
    expect(shift('Two\n---\n\nText.\n', 'Two', 1)).toBe('### Two\n\nText.\n');
    expect(shift('One\n====\n', 'One', 1)).toBe('One\n----\n');
    expect(shift('<h2 id="x">Tag</h2>\n', 'Tag', 1)).toBe('<h3 id="x">Tag</h3>\n');
    expect(shift('## Closed ##\n', 'Closed', 1)).toBe('### Closed ##\n');
  });
});
