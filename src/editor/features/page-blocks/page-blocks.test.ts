import { describe, expect, it } from 'vitest';
import { applyTextEdits, type SourceChange } from '../../../project/text-edit.ts';
import type { BlockChoice } from '../../blocks/block-steps.ts';
import type { BlockToHost, DropSide, PickBlock } from '../../session/index.ts';
import { chooseForBlock, dropBlock, findAsked, hearBlock, type PageBlocksOptions, pathAround } from './page-blocks.ts';

const PAGE = 'One.\n\nTwo.\n\n<Card title="C">\n  In it.\n\n  More.\n</Card>\n';

function setUp(initial = PAGE, isReadOnly = false) {
  let text = initial;
  const told: PickBlock[] = [];
  const said: string[] = [];
  const gone: string[] = [];
  const refused: string[] = [];
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
    readFiles: () => new Map(),
    tell: (message) => told.push(message),
    changeBlock: (run) => cursors.push(run()?.selection.start),
    say: (sentence) => said.push(sentence),
    refuse: (sentence) => refused.push(sentence),
    onGone: (label) => gone.push(label),
    openForm: (line) => forms.push(line),
    onSelected: () => said.push('done'),
  };
  const ask = (first: number, last: number, file = 'a.mdx') => findAsked(editor, { file, first, last });
  const choose = (path: string, choice: BlockChoice, count = 1) => chooseForBlock(options, { path, count }, choice);
  const drop = (path: string, beside: string, side: DropSide, count = 1) =>
    dropBlock(options, { path, count }, beside, side);
  const hear = (message: BlockToHost) => hearBlock(options, message);
  return { hear, text: () => text, told, said, gone, refused, forms, cursors, ask, choose, drop };
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

  it('are turned when they are items: the cursor stays in its word, and a list is told as one', () => {
    const page = setUp('- One.\n- Two.\n\nEnd.\n');
    page.choose('0.0', { turnInto: 'text' });
    expect(page.text()).toBe('One.\n\n- Two.\n\nEnd.\n');
    expect([page.cursors, page.told, page.said]).toEqual([[0], [at(1, 1, true)], ['List item is text now.']]);
    page.choose('1', { turnInto: 'task' });
    expect(page.text()).toBe('One.\n\n- [ ] Two.\n\nEnd.\n');
    const several = setUp('1. One.\n2. Two.\n3. Three.\n');
    several.choose('0.0', { turnInto: 'text' }, 2);
    expect(several.told).toEqual([{ ...at(1, 1, true), through: { file: 'a.mdx', first: 3, last: 3 } }]);
    several.choose('2.0', { turnInto: 'bullet' });
    expect(several.said.at(-1)).toBe('List is bullet list now.');
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

  it('are dropped beside others, in a component too, and stay where they cannot stand', () => {
    const page = setUp(`${PAGE}\n<Steps>\n  <Step title="A">\n    Do it.\n  </Step>\n</Steps>\n`);
    page.drop('0', '2.1', 'above');
    expect(page.text()).toContain('  In it.\n\n  One.\n\n  More.');
    expect(page.told).toEqual([at(6, 6, true)]);
    expect(page.said).toEqual(['Text is moved.']);
    const now = page.text();
    page.drop('0', '2.0', 'above');
    expect(page.refused).toEqual(['Text cannot stand in Steps.']);
    // Where it is already, nothing is to be said.
    page.drop('0', '1', 'above');
    expect([page.refused.length, page.text()]).toEqual([1, now]);
  });

  it('are not pasted where they cannot stand, which everybody is told', () => {
    const text = `${PAGE}\n<Steps>\n  <Step title="A">\n    Do it.\n  </Step>\n</Steps>\n`;
    const page = setUp(text);
    page.choose('3.0', 'copy');
    page.choose('0', 'paste');
    expect(page.text()).toBe(text);
    expect(page.refused).toEqual(['What you copied cannot stand below this block.']);
    page.choose('3.0', 'paste');
    expect(page.text().match(/Do it\./g)).toHaveLength(2);
  });

  it('go into the component beside them and out again', () => {
    const page = setUp();
    page.choose('1', 'into');
    expect(page.text()).toContain('<Card title="C">\n  Two.\n\n  In it.');
    page.choose('1.0', 'out');
    expect(page.text()).toBe('One.\n\n<Card title="C">\n  In it.\n\n  More.\n</Card>\n\nTwo.\n');
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

  it('are handled several at once, as one step each, and stay selected where they are then', () => {
    const page = setUp(PAGE);
    page.choose('0', 'duplicate', 2);
    expect(page.text()).toBe(`One.\n\nTwo.\n\n${PAGE}`);
    expect(page.told).toEqual([{ ...at(5, 5, true), through: { file: 'a.mdx', first: 7, last: 7 } }]);
    page.choose('2', 'down', 2);
    expect(page.text()).toBe('One.\n\nTwo.\n\n<Card title="C">\n  In it.\n\n  More.\n</Card>\n\nOne.\n\nTwo.\n');
    expect(page.said.at(-1)).toBe('2 blocks are moved.');
    page.choose('0', { turnInto: 'bullet' }, 2);
    expect(page.text().startsWith('- One.\n\n- Two.\n\n<Card')).toBe(true);
    page.choose('2', 'comment', 2);
    expect(page.text()).toContain('</Card>\n\n{/* One.\n\nTwo. */}\n');
    expect(page.gone.at(-1)).toBe('Comment out 2 blocks');
  });

  it('are dragged several at once, and not into themselves', () => {
    const page = setUp(PAGE);
    page.drop('0', '1', 'below', 2);
    expect(page.text()).toBe(PAGE);
    page.drop('0', '2.0', 'below', 2);
    expect(page.text()).toBe('<Card title="C">\n  In it.\n\n  One.\n\n  Two.\n\n  More.\n</Card>\n');
    page.choose('0.1', 'cut', 2);
    page.choose('0', 'paste');
    expect(page.text()).toBe('<Card title="C">\n  In it.\n\n  More.\n</Card>\n\nOne.\n\nTwo.\n');
    page.choose('1', 'remove', 2);
    expect(page.text()).toBe('<Card title="C">\n  In it.\n\n  More.\n</Card>\n');
  });

  it('come into what is selected by taps, and go out of it', () => {
    const page = setUp(PAGE);
    const place = (first: number, last = first) => ({ file: 'a.mdx', first, last });
    const tap = (from: number, to: number, tapped?: { first: number; last: number }) => {
      const through = to > from && { through: place(to) };
      page.hear({
        kind: 'block-tap',
        place: place(from),
        ...through,
        ...(tapped && { tapped: { file: 'a.mdx', ...tapped } }),
      });
      const { place: first, through: last } = page.told.at(-1) ?? {};
      return [first?.first, last?.last];
    };
    expect(tap(1, 1, place(3))).toEqual([1, 3]);
    // In the card: the whole card.
    expect(tap(1, 3, place(6))).toEqual([1, 9]);
    expect(tap(3, 3, place(1))).toEqual([1, 3]);
    expect(tap(1, 3, place(1))).toEqual([3, undefined]);
    expect(tap(1, 3, place(3))).toEqual([1, undefined]);
    expect(page.said).not.toContain('done');
    tap(1, 1, place(99));
    expect(page.said).not.toContain('done');
    tap(1, 1, place(1));
    tap(1, 3);
    expect(page.said.filter((one) => one === 'done')).toHaveLength(2);
    expect(page.text()).toBe(PAGE);
  });

  it('are selected one more at a time, up to another one, and all of them', () => {
    const page = setUp(PAGE);
    const place = (first: number, last: number) => ({ file: 'a.mdx', first, last });
    const select = (from: [number, number], to: [number, number], way: 'up' | 'down' | 'to' | 'all') => {
      page.hear({ kind: 'block-select', place: place(...from), head: place(...to), way });
      const { place: first, through, isUpward } = page.told.at(-1) ?? {};
      return [first?.first, through?.last, isUpward];
    };
    expect(select([1, 1], [1, 1], 'down')).toEqual([1, 3, undefined]);
    expect(page.said.at(-1)).toBe('2 blocks selected.');
    expect(select([1, 1], [3, 3], 'up')).toEqual([1, undefined, undefined]);
    expect(select([5, 9], [5, 9], 'up')).toEqual([3, 9, true]);
    expect(select([5, 9], [3, 3], 'up')).toEqual([1, 9, true]);
    // At the edge of a component, the component is next.
    expect(select([6, 6], [8, 8], 'down')).toEqual([5, undefined, undefined]);
    expect(select([6, 6], [1, 1], 'to')).toEqual([1, 9, true]);
    expect(select([3, 3], [3, 3], 'all')).toEqual([1, 9, undefined]);
  });
});
