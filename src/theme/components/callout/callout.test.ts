import { expect, test } from 'vitest';
import { renderBody } from '../../testing/render.ts';

test('a callout has the tone it asks for, an icon of its own, or none at all', async () => {
  expect(await renderBody('<Callout type="success">x</Callout>')).toMatch(/tone-tip[\s\S]*aria-label="Check"/);
  expect(await renderBody('<Callout>x</Callout>')).not.toContain('callout-icon');
  const own = await renderBody('<Callout icon="key" color="#FFC107">x</Callout>');
  expect(own).toMatch(/class="callout" style="--fill:#FFC107;/);
  expect(own).toMatch(/<div class="callout-icon"><svg/);
});

test('another icon keeps the name of the kind', async () => {
  expect(await renderBody('<Tip icon="seedling" className="mine">x</Tip>')).toMatch(
    /class="callout tone-tip mine"><div class="callout-icon" role="img" aria-label="Tip">/,
  );
});

test('a quote that begins with a mark, as on GitHub, is a callout; any other stays a quote', async () => {
  const html = await renderBody(
    '> [!WARNING]\n> Mind the *gap*.\n>\n> - one\n\n> [!CAUTION]\n>\n> Stop.\n\n> [!x] quote',
  );
  expect(html).toMatch(/tone-warning[\s\S]*<p>Mind the <em>gap<\/em>\.<\/p>[\s\S]*<li>one/);
  expect(html).toMatch(/tone-danger[\s\S]*<p>Stop\.<\/p>/);
  expect(html).toMatch(/<blockquote>[\s\S]*\[!x\] quote/);
});
