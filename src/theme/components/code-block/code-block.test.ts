import { expect, test } from 'vitest';
import { renderBody, textOfHtml } from '../../testing/render.ts';

const fence = (info: string, code: string) => renderBody(`\`\`\`${info}\n${code}\n\`\`\``);

test('marks of lines say what they are to programs too', async () => {
  const html = await fence('js {1}', 'a();\nb(); // [!code --]\nc(); // [!code ++] // [!code focus]');
  expect(html).toMatch(/<mark class="line line-marked line-highlighted">a\(\);\n<\/mark>/);
  expect(html).toMatch(/<del class="line line-marked line-removed">b\(\);\n<\/del>/);
  expect(html).toMatch(/<ins class="line line-marked line-added line-focused">c\(\);\n<\/ins>/);
  expect(html).toMatch(/class="code-block code-focusing code-signed"/);
});

test('lines of a diff are marked by their own signs, which stay in the text', async () => {
  const html = await fence('diff', '--- a\n+++ b\n-old\n+new\n same');
  expect(html.match(/line-(plus|minus)/g)).toEqual(['line-minus', 'line-plus']);
  expect(textOfHtml(html)).toContain('-old +new');
});

test('prompts are no part of the commands, and what commands print is not coloured', async () => {
  const html = await fence('bash', '$ npm start \\\n  --quiet\nif only it worked');
  expect(html.match(/<span class="code-prompt">\$ <\/span>/g)).toHaveLength(1);
  expect(html).toContain('if only it worked');
  expect(await fence('js', '$ = 1')).not.toContain('code-prompt');
});

test('only long code folds, and a block that is not to be copied has no button', async () => {
  const lines = (count: number) => Array.from({ length: count }, (_, index) => `line ${index}`).join('\n');
  expect(await fence('text expandable', lines(40))).toMatch(/<button class="code-fold"[^>]* aria-expanded="false"/);
  expect(await fence('text expandable', lines(8))).not.toContain('code-fold');
  expect(await fence('text nocopy', 'a')).not.toContain('copy-button');
  expect(await fence('text', '')).not.toContain('copy-button');
});

test('a component is a fence too, with its attributes before those of a fence in it', async () => {
  const html = await renderBody(
    '<CodeBlock language="js" filename="a.js" lines highlight="[2]">\n{`a();\nb();`}\n</CodeBlock>',
  );
  expect(html).toMatch(/code-title">a\.js</);
  expect(html).toMatch(/code-numbered[\s\S]*<span class="line">a\(\);\n<\/span><mark [^>]*>b\(\);/);
  const around = await renderBody('<CodeBlock title="b.js" wrap="true">\n\n```js a.js\nc();\n```\n\n</CodeBlock>');
  expect(around).toMatch(/code-wrapped[\s\S]*code-title">b\.js<[\s\S]*c\(\);/);
  expect(textOfHtml(await renderBody('<CodeBlock>plain words</CodeBlock>'))).toContain('plain words');
});
