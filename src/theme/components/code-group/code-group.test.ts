import { expect, test } from 'vitest';
import { renderBody, renderPage } from '../../testing/render.ts';

const group = (attributes: string, ...fences: readonly string[]) =>
  renderBody(
    `<CodeGroup${attributes}>\n\n${fences.map((info) => `\`\`\`${info}\ncode\n\`\`\``).join('\n\n')}\n\n</CodeGroup>`,
  );

test('a group as a menu offers each fence, and has no tabs', async () => {
  const html = await group(' dropdown', 'bash cURL', 'ts', 'text');
  expect([...html.matchAll(/<option[^>]*>([^<]*)</g)].map((match) => match[1])).toEqual(['cURL', 'TypeScript', 'Text']);
  expect(html).not.toContain('role="tab"');
  expect(html.match(/role="group" aria-label=/g)).toHaveLength(3);
  expect(await group(' dropdown="false"', 'bash', 'ts')).toContain('role="tab"');
});

test('one fence needs no tabs', async () => {
  const html = await group('', 'toml settings.toml');
  expect(html).toMatch(/code-title">settings\.toml</);
  expect(html).not.toContain('lw-tabs');
});

test('the same name in any case is the same choice', async () => {
  const html = (await group('', 'js Node', 'py Python')) + (await group('', 'js node', 'python'));
  expect([...html.matchAll(/data-name="([^"]*)"/g)].map((match) => match[1])).toEqual([
    'node',
    'python',
    'node',
    'python',
  ]);
});

test('an empty group and an empty example leave no box behind', async () => {
  expect(await renderBody('<CodeGroup></CodeGroup>')).not.toContain('class="');
  expect(await renderPage('<RequestExample></RequestExample>')).not.toContain('class="example"');
});

test('examples stand where the first was written, behind what stands around it', async () => {
  const page = await renderPage(
    'First.\n\n<Steps>\n<Step title="A">\n<RequestExample>\n\n```bash\ncurl\n```\n\n</RequestExample>\n</Step>\n</Steps>\n\nLast.',
  );
  expect(page).toMatch(/First\.[\s\S]*<\/ol>[\s\S]*class="rail[\s\S]*curl[\s\S]*Last\./);
});
