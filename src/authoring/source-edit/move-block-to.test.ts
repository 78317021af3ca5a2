import { expect, it } from 'vitest';
import { findBlock } from '../../page-source/blocks/block-path.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { type BlockTarget, moveBlockTo, placeBeside, placeOutside } from './move-block-to.ts';

const PAGE = `One.

Two.

<Card title="C">
  In it.

  More.
</Card>

<Steps>
  <Step title="A">
    Do it.
  </Step>
  <Step title="B">
    And that.
  </Step>
</Steps>

Last.
`;

function move(text: string, path: string, target: BlockTarget): string | undefined {
  const found = findBlock(text, path);
  const moved = found && moveBlockTo(found, target);
  if (moved?.status !== 'moved') return moved?.status;
  const after = applyTextEdits(text, moved.change.edits);
  const block = findBlock(text, path)?.block;
  const first = text.slice(block?.start, block?.end).split('\n')[0] ?? '';
  // The cursor is where the block begins now.
  expect(after.slice(moved.change.selection.start)).toMatch(
    new RegExp(`^${first.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`),
  );
  return after;
}

it('moves a block past several others', () => {
  expect(move(PAGE, '0', { side: 'above', path: '4' })).toBe(
    PAGE.replace('One.\n\n', '').replace('\nLast.', '\nOne.\n\nLast.'),
  );
  expect(move(PAGE, '4', { side: 'above', path: '0' })).toBe(`Last.\n\n${PAGE.replace('\nLast.\n', '')}`);
  expect(move(PAGE, '0', { side: 'below', path: '1' })).toBe(PAGE.replace('One.\n\nTwo.', 'Two.\n\nOne.'));
});

it('moves a block into a component, indented as what is there, and out of it again', () => {
  const into = PAGE.replace('One.\n\n', '').replace('  In it.', '  One.\n\n  In it.');
  expect(move(PAGE, '0', { side: 'above', path: '2.0' })).toBe(into);
  expect(move(into, '1.0', { side: 'above', path: '0' })).toBe(PAGE);
  expect(move(PAGE, '1', { side: 'inside', path: '2' })).toBe(
    PAGE.replace('Two.\n\n', '').replace('  More.\n', '  More.\n\n  Two.\n'),
  );
});

it('moves between components, and a code block keeps its own indentation', () => {
  const page = '```js\nif (a) {\n  b();\n}\n```\n\n<Card title="C">\n  In it.\n</Card>\n';
  expect(move(page, '0', { side: 'inside', path: '1' })).toBe(
    '<Card title="C">\n  In it.\n\n  ```js\n  if (a) {\n    b();\n  }\n  ```\n</Card>\n',
  );
  expect(move(PAGE, '3.0', { side: 'below', path: '3.1' })).toBe(
    PAGE.replace(/( {2}<Step title="A">[\s\S]*?<\/Step>\n)( {2}<Step title="B">[\s\S]*?<\/Step>\n)/, '$2$1'),
  );
});

it('leaves a component empty when its last block goes', () => {
  const page = '<Card title="C">\n  In it.\n</Card>\n\nLast.\n';
  expect(move(page, '0.0', { side: 'below', path: '1' })).toBe('<Card title="C">\n</Card>\n\nLast.\n\nIn it.\n');
});

it('keeps the line ends of the page', () => {
  const page = PAGE.replaceAll('\n', '\r\n');
  expect(move(page, '0', { side: 'above', path: '2.0' })).toBe(
    PAGE.replace('One.\n\n', '').replace('  In it.', '  One.\n\n  In it.').replaceAll('\n', '\r\n'),
  );
});

it('knows where a block stands already, and where it cannot stand', () => {
  expect(move(PAGE, '1', { side: 'below', path: '0' })).toBe('same');
  expect(move(PAGE, '1', { side: 'above', path: '2' })).toBe('same');
  expect(move(PAGE, '1', { side: 'above', path: '1' })).toBe('same');
  expect(move(PAGE, '2', { side: 'above', path: '2.0' })).toBe('same');
  expect(move(PAGE, '2.1', { side: 'inside', path: '2' })).toBe('same');
  // Text between the steps of a procedure, and a step outside of one.
  const found = findBlock(PAGE, '0');
  expect(found && moveBlockTo(found, { side: 'above', path: '3.0' })).toEqual({
    status: 'unfit',
    within: 'Steps',
  });
  const step = findBlock(PAGE, '3.0');
  expect(step && moveBlockTo(step, { side: 'above', path: '0' })).toEqual({
    status: 'unfit',
    within: undefined,
  });
  expect(found && moveBlockTo(found, { side: 'above', path: '9' })).toBeUndefined();
  expect(found && moveBlockTo(found, { side: 'inside', path: '1' })).toBeUndefined();
});

it('names the place out of a component, and in the one beside', () => {
  const at = (path: string) => {
    const found = findBlock(PAGE, path);
    return found && [placeOutside(found), placeBeside(found)];
  };
  expect(at('1')).toEqual([undefined, { side: 'above', path: '2.0' }]);
  expect(at('2.1')).toEqual([{ side: 'below', path: '2' }, undefined]);
  // Between a card and steps, which hold no text.
  const between = findBlock(PAGE.replace('<Steps>', 'Here.\n\n<Steps>'), '3');
  expect(between && placeBeside(between)).toEqual({ side: 'inside', path: '2' });
  expect(at('0')).toEqual([undefined, undefined]);
});
