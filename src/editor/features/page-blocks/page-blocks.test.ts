import { describe, expect, it } from 'vitest';
import { applyTextEdits, type SourceChange } from '../../../project/text-edit.ts';
import type { BlockChoice } from '../../blocks/block-steps.ts';
import type { BlockToFrame } from '../../session/index.ts';
import { chooseForBlock, findAsked, type PageBlocksOptions, pathAround } from './page-blocks.ts';

const PAGE = 'One.\n\nTwo.\n\n<Card title="C">\n  In it.\n\n  More.\n</Card>\n';

function setUp(initial = PAGE, isReadOnly = false) {
  let text = initial;
  const told: BlockToFrame[] = [];
  const said: string[] = [];
  const gone: string[] = [];
  const forms: number[] = [];
  const cursors: (number | undefined)[] = [];
  const editor = {
    path: 'a.mdx',
    isReadOnly: () => isReadOnly,
    readText: () => text,
    readSelection: () => ({ start: 2, end: 2, cursor: 2, line: 1, column: 3 }),
    apply: (change: SourceChange) => {
      text = applyTextEdits(text, change.edits);
      return true;
    },
  };
  const options: PageBlocksOptions = {
    editor,
    tell: (message) => told.push(message),
    changeBlock: (run) => cursors.push(run()),
    say: (sentence) => said.push(sentence),
    onGone: (label) => gone.push(label),
    openForm: (line) => forms.push(line),
  };
  const ask = (first: number, last: number, file = 'a.mdx') => findAsked(editor, { place: { file, first, last } });
  const choose = (path: string, choice: BlockChoice) => chooseForBlock(options, path, choice);
  return { text: () => text, told, said, gone, forms, cursors, ask, choose };
}

const at = (first: number, last: number, isToCome: boolean) => ({
  kind: 'pick-block',
  place: { file: 'a.mdx', first, last },
  isToCome,
});

describe('blocks of the page', () => {
  it('are found by their lines in the page that is open, when it can be written', () => {
    const { ask } = setUp();
    expect([ask(1, 1), ask(5, 9), ask(6, 6)]).toEqual(['0', '2', '2.0']);
    expect([ask(99, 99), ask(3, 1), ask(0, 0), ask(1, 9), ask(1, 1, 'b.mdx')]).toEqual(Array(5).fill(undefined));
    expect(setUp(PAGE, true).ask(1, 1)).toBeUndefined();
    expect([pathAround('2.0'), pathAround('2')]).toEqual(['2', undefined]);
  });

  it('are moved: the cursor stays in its word, and the frame hears where the block is', () => {
    const page = setUp();
    page.choose('0', 'down');
    expect(page.text()).toBe(PAGE.replace('One.\n\nTwo.', 'Two.\n\nOne.'));
    expect(page.told).toEqual([at(3, 3, true)]);
    expect(page.cursors).toEqual([8]);
    expect(page.said).toEqual(['Text is 2 of 3 now.']);
  });

  it('stay where there is nowhere to go, which is said', () => {
    const page = setUp();
    page.choose('2.0', 'up');
    expect(page.text()).toBe(PAGE);
    expect(page.said).toEqual(['Text is the first already.']);
    expect(page.told).toEqual([at(6, 6, false)]);
  });

  it('leave the one that takes their place picked when they go', () => {
    const page = setUp();
    page.choose('0', 'remove');
    expect(page.text()).toBe(PAGE.replace('One.\n\n', ''));
    expect(page.gone).toEqual(['Delete text']);
    expect(page.cursors).toEqual([undefined]);
    expect(page.told).toEqual([at(1, 1, true)]);
  });

  it('are cut and pasted, turned, and opened as a form', () => {
    const page = setUp();
    page.choose('0', 'cut');
    page.choose('1.1', 'paste');
    expect(page.text()).toContain('  More.\n\n  One.\n</Card>');
    page.choose('0', { turnInto: 'heading-2' });
    expect(page.text().startsWith('## Two.\n')).toBe(true);
    expect(page.cursors.at(-1)).toBe(3);
    page.choose('1', 'open');
    expect(page.forms).toEqual([3]);
  });
});
