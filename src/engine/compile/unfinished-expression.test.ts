import { expect, test } from 'vitest';
import { testServices } from '../render/testing/test-site.ts';
import { compilePage } from './compile-page.ts';
import { findUnfinishedExpression } from './unfinished-expression.ts';

test.each([
  ['tags', `{items.map((item) => (\n  <b>${'<Tabs><Tab>'.repeat(20)}\n`],
  ['tags with attributes', `Words {a(${'<Card title="x">'.repeat(40)})} words`],
  ['brackets', `{${'('.repeat(40)}}`],
  ['tags in an attribute', `<Card title={${'<Card>'.repeat(40)}} />`],
])('%s that nothing closes in an expression are not given to the compiler', (_, source) => {
  expect(findUnfinishedExpression(source)).toBe(source.indexOf('{'));
  // The compiler itself would take years.
  const { diagnostics } = compilePage(testServices, 'page.mdx', source);
  expect(diagnostics.some(({ severity }) => severity !== 'info')).toBe(true);
});

test('a brace in code hides no tags that nothing closes', () => {
  const source = `\`\`\`bash\nnpm install {{l\n\`\`\`\n\n<V{{iew tit${'<br>'.repeat(40)}thon">\n\nWords.\n`;
  expect(findUnfinishedExpression(source)).toBe(source.indexOf('{{iew'));
  const { diagnostics } = compilePage(testServices, 'page.mdx', source);
  expect(diagnostics.some(({ severity }) => severity !== 'info')).toBe(true);
});

test.each([
  ['as deep as anybody likes, closed', `{a(${'<Tabs><Tab>'.repeat(200)}x${'</Tab></Tabs>'.repeat(200)})}`],
  ['closed by themselves', `{a(<p>${'<br/><Icon icon="a" />'.repeat(40)}</p>)}`],
  ['without names', `{a(${'<>'.repeat(40)}x${'</>'.repeat(40)})}`],
  ['in a string', `{"${'<b>'.repeat(40)}"}{\`${'<b>'.repeat(40)}\n(((((((((((((((((((\`}`],
  ['in a comment', `{/* ${'<b>'.repeat(40)} */}`],
  ['in code that is shown', `\`\`\`jsx\nfunction a() {\n  ${'useState<string>('.repeat(40)}\n}\n\`\`\``],
  ['in prose', `${'<b> ( '.repeat(40)} it's {name}, isn't it`],
])('tags %s are left to the compiler', (_, source) => {
  expect(findUnfinishedExpression(source)).toBeUndefined();
});

test.each(["import a from '\\", 'export const a = "\\', 'export const a = /\\', 'export const a = `\\', '\\'])(
  'a page that ends in %s is read like any other',
  (source) => {
    // Given to the compiler as it is, it would end the process of this test.
    expect(compilePage(testServices, 'page.mdx', source).code).toContain('default');
  },
);

test('a long string of data is passed over as a whole, in a time that grows with it', () => {
  const data = JSON.stringify('(<a> " \\ '.repeat(20_000));
  expect(findUnfinishedExpression(`<A form={${data}} />`)).toBeUndefined();
  expect(findUnfinishedExpression(`{${'\\"'.repeat(100_000)}${'('.repeat(20)}}`)).toBe(0);
});

test('a text of ours is looked through without its tree, and one with an open expression is found all the same', () => {
  const form = JSON.stringify({ hint: '<token>'.repeat(20) });
  expect(findUnfinishedExpression(`<A form={${form}} />\n\n\`\`\`js\na({ b: (\n\`\`\`\n`, true)).toBeUndefined();
  const open = `\`\`\`js\na({\n\`\`\`\n\n{a(${'<Tabs>'.repeat(20)}`;
  expect(findUnfinishedExpression(open, true)).toBe(findUnfinishedExpression(open));
});
