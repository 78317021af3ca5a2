import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

const PROMPT = 'Add a **queue**.\n\n  - Use `mail`.\n  - Retry.\n';

test('a prompt shows the text that is copied, with the signs of Markdown', async () => {
  const html = await renderBody(`<Prompt description="Ask for a *queue*">\n  ${PROMPT}</Prompt>`);
  expect(html).toContain('Ask for a <em>queue</em>');
  expect(html).toContain('<code>Add a **queue**.\n\n- Use `mail`.\n- Retry.</code>');
  expect(html).toContain('aria-label="Copy the prompt"');
  expect(html).not.toContain('cursor.com');
});

test('it opens in an editor only where its author asks for that', async () => {
  const html = await renderBody(`<Prompt description="x" actions={["cursor"]}>\n  ${PROMPT}</Prompt>`);
  expect(html).toContain('https://cursor.com/link/prompt?text=Add%20a%20**queue**');
  expect(html).not.toContain('copy-button');
});
