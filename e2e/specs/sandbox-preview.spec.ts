import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';

const front = '---\ntitle: Start\n---\n\n';
const filler = Array.from({ length: 60 }, (_, index) => `Paragraph number ${index} of the filler.`).join('\n\n');

test('typing changes only what was typed: place, focus and open sections stay', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  const text = (word: string) => `${front}Top ${word}.

<Accordion title="Opened by the reader">Inside.</Accordion>

<Tabs><Tab title="One">First</Tab><Tab title="Two">Second</Tab></Tabs>

${filler}

[Last link](/other)`;
  await sandbox.open({ 'index.mdx': text('one'), 'other.mdx': front });
  const { frame } = sandbox;
  await frame.locator('summary', { hasText: 'Opened by the reader' }).click();
  await frame.getByText('Last link').focus();
  await frame.evaluate(() => window.scrollTo(0, 400));
  const before = await frame.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);

  for (const word of ['two', 'three', 'four']) await sandbox.write('index.mdx', text(word));

  await expect(frame.getByText('Top four.')).toBeAttached();
  expect(await frame.evaluate(() => window.scrollY)).toBe(before);
  await expect(frame.getByText('Last link')).toBeFocused();
  await expect(frame.locator('details', { hasText: 'Opened by the reader' })).toHaveAttribute('open');
});

test('after any changes the frame shows what opening the page afresh would show', async ({ page, context }) => {
  const blocks = [
    '## A heading',
    'A paragraph with **strong** and `code`.',
    '- one\n- two\n- three',
    '<Note>A note with [a link](/other).</Note>',
    '| a | b |\n| - | - |\n| 1 | 2 |',
    '```js\nconst answer = 42;\n```',
    '<Steps><Step title="First">Do it.</Step><Step title="Second">Do more.</Step></Steps>',
    '![A picture](/images/a.svg)',
    '> Quoted words.',
    '<CardGroup cols={2}><Card title="One" icon="rocket">1</Card><Card title="Two">2</Card></CardGroup>',
  ];
  // Takes away, moves, doubles and changes blocks in a fixed but irregular order.
  let state = 7;
  const random = (limit: number): number => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * limit);
  };
  const files = {
    'other.mdx': front,
    'images/a.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
  };
  const sandbox = new SandboxPage(page);
  let current = [...blocks];
  const text = (): string => front + current.join('\n\n');
  await sandbox.open({ 'index.mdx': text(), ...files });
  for (let step = 0; step < 30; step++) {
    const next = [...current];
    const kind = random(4);
    if (kind === 0) next.splice(random(next.length), 1);
    else if (kind === 1) next.splice(random(next.length), 0, blocks[random(blocks.length)] ?? '');
    else if (kind === 2) next.push(...next.splice(random(next.length), 1));
    else next[random(next.length)] = `Changed to ${step} in *place*.`;
    current = next.length > 0 ? next : [...blocks];
    await sandbox.write('index.mdx', text());
  }
  const fresh = new SandboxPage(await context.newPage());
  await fresh.open({ 'index.mdx': text(), ...files });
  // The site's script makes stops for the Tab key of what scrolls, in its own time.
  const withoutStops = (html: string) => html.replace(/ tabindex="-?\d"/g, '');
  // The report of a page can be there before its document.
  await expect(async () => {
    const [changed, opened] = [await sandbox.document(), await fresh.document()];
    expect(changed.rendered).toBe(opened.rendered);
    expect(withoutStops(changed.shown)).toBe(withoutStops(opened.shown));
  }).toPass();
});

test('a key in a paragraph touches nothing but that paragraph', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  const text = (word: string) => `${front}The beginning.\n\n- one\n- ${word}\n\n> Quoted ${word}.`;
  await sandbox.open({ 'index.mdx': text('a') });
  const changes = await sandbox.frame.evaluateHandle(() => {
    const targets: string[] = [];
    new MutationObserver((records) => targets.push(...records.map(({ target }) => target.nodeName))).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    return targets;
  });
  const types = [
    `${front}The beginning.\n\n- one\n- ab\n\n> Quoted a.`,
    text('ab'),
    `${text('ab')}\n\nMore`,
    `${text('ab')}\n\nMore *words*`,
  ];
  for (const next of types) await sandbox.write('index.mdx', next);
  await expect(sandbox.frame.locator('main')).toContainText('More words');
  expect(await changes.jsonValue()).toEqual(['#text', '#text', 'DIV', 'DIV', '#text', 'P']);
});

test('pictures of the project are shown, and stand in the document as the author gave them', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const square = (color: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="40" height="40" fill="${color}"/></svg>`;
  const sandbox = new SandboxPage(page);
  await sandbox.open(
    { 'guides/start.mdx': `${front}![A square](/images/square.svg)`, 'images/square.svg': square('red') },
    'guides/start',
  );
  const picture = sandbox.frame.getByRole('img', { name: 'A square' });
  await expect(picture).toHaveAttribute('src', /^blob:/);
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(40);
  const first = await picture.getAttribute('src');

  const { rendered, shown } = await sandbox.document();
  expect(rendered).toContain('src="../images/square.svg"');
  expect(shown).toContain('src="../images/square.svg"');
  expect(shown).not.toContain('blob:');
  expect(requests.filter((url) => url.includes('square'))).toEqual([]);

  await sandbox.write('images/square.svg', square('blue'));
  await expect(picture).not.toHaveAttribute('src', first ?? '');
  await expect(picture).toHaveAttribute('src', /^blob:/);
});

test('links lead where they say, by way of the app', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({
    'index.mdx': `${front}[Within](/guides/other#part) [Outside](https://example.com/x) [Script](javascript:alert(1)) [Here](#far)\n\n${filler}\n\n## Far`,
    'guides/other.mdx': `${front}## Part`,
  });
  const { frame } = sandbox;
  await frame.getByText('Outside', { exact: true }).click();
  await frame.getByText('Within', { exact: true }).click();
  await expect.poll(async () => (await sandbox.log()).navigations).toEqual([{ page: 'guides/other', hash: 'part' }]);
  expect((await sandbox.log()).links).toEqual(['https://example.com/x']);
  await frame.getByText('Here', { exact: true }).click();
  await expect.poll(() => frame.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(frame.url()).toMatch(/^about:srcdoc/);
});

test('a page that breaks while it is typed keeps its last good view', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Whole words.` });
  const report = await sandbox.write('index.mdx', `${front}{broken(}\n\nWhole words.`);
  expect(report.diagnostics.length).toBeGreaterThan(0);
  await expect(sandbox.frame.getByText('Whole words.')).toBeVisible();
  const mended = await sandbox.write('index.mdx', `${front}Mended words.`);
  expect(mended).toMatchObject({ status: 'ok', isStale: false, diagnostics: [] });
  await expect(sandbox.frame.getByText('Mended words.')).toBeVisible();
});

test('a configuration that cannot be read leaves the last good site', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  const report = await sandbox.write('docs.json', '{ "name": ');
  expect(report.status).toBe('ok');
  await expect(sandbox.frame.getByText('Words.')).toBeVisible();
});

test('the colour mode is the one chosen', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  for (const mode of ['dark', 'light'] as const) {
    await page.evaluate((chosen) => {
      (window as unknown as { sandboxPreview: { setColorMode(mode: string): void } }).sandboxPreview.setColorMode(
        chosen,
      );
    }, mode);
    await expect(sandbox.frame.locator('html')).toHaveAttribute('data-mode', mode);
  }
  expect((await sandbox.document()).shown).not.toMatch(/^<html[^>]*data-mode/);
});

test('the search of the preview finds the pages of the site', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({
    'index.mdx': `${front}Words.`,
    'guides/deploy.mdx': '---\ntitle: Deploying to production\n---\n\nMore words.',
  });
  const { frame } = sandbox;
  await frame.getByRole('button', { name: 'Search' }).click();
  await frame.getByRole('combobox').fill('deploying');
  await frame.getByRole('option', { name: 'Deploying to production' }).click();
  await expect.poll(async () => (await sandbox.log()).navigations).toEqual([{ page: 'guides/deploy', hash: '' }]);
});

test('without WebAssembly the compiler in JavaScript takes over', async ({ page }) => {
  await page.route('**/*.wasm', (route) => route.abort());
  const sandbox = new SandboxPage(page);
  const report = await sandbox.open({
    'index.mdx': `${front}<Note>Words in a note.</Note>\n\n| a | b |\n| - | - |\n| 1 | 2 |`,
  });
  expect(report).toMatchObject({ status: 'ok', diagnostics: [] });
  await expect(sandbox.frame.getByText('Words in a note.')).toBeVisible();
  await expect(sandbox.frame.getByRole('table')).toBeVisible();
});

test('marks are drawn above the page and are no part of it', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}First.\n\nSecond, with [a link](/other).\n`, 'other.mdx': front });
  await expect(sandbox.frame.getByText('Second')).toBeVisible();
  const before = await sandbox.document();
  await sandbox.mark({ setting: 'name', file: 'index.mdx', line: 7 });
  const { frame } = sandbox;
  const box = (kind: string) => frame.locator(`leafwright-marks [data-kind=${kind}]`).first();
  await expect(box('setting')).toBeVisible();
  await expect(box('line')).toBeVisible();
  await frame.getByText('Second').hover();
  await expect(box('hover')).toBeVisible();
  expect(await sandbox.document()).toEqual(before);
  // Typing above moves the mark with its block.
  const top = async () => (await box('line').boundingBox())?.y ?? 0;
  const height = await top();
  await sandbox.write('index.mdx', `${front}First.\n\nNew.\n\nSecond, with [a link](/other).\n`);
  await expect.poll(top).toBeGreaterThan(height);
});

test('a component that is typed has its look at once, and so has the one that takes its place', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': `${front}Words.` });
  const { frame } = sandbox;
  const sheetsOf = async (): Promise<readonly string[]> => {
    const { rendered = '' } = await sandbox.document();
    return [...rendered.matchAll(/assets\/(site[\w-]*)\.css/g)].map((match) => match[1] as string);
  };
  expect(await sheetsOf()).toEqual(['site']);

  // Looks at the element in the first frame that it is drawn in.
  const display = frame.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const look = (): void => {
          const inner = document.querySelector('.card-inner');
          if (inner) resolve(getComputedStyle(inner).display);
          else requestAnimationFrame(look);
        };
        look();
      }),
  );
  await sandbox.write('index.mdx', `${front}Words.\n\n<Card title="One">A card.</Card>`);
  expect(await display).toBe('flex');
  expect(await sheetsOf()).toEqual(['site-cards', 'site']);

  await sandbox.write('index.mdx', `${front}Words.\n\n<Steps><Step title="One">A step.</Step></Steps>`);
  await expect(frame.locator('.step')).toHaveCSS('position', 'relative');
  await expect(frame.locator('.step-mark')).toHaveCSS('position', 'absolute');
  expect(await sheetsOf()).toEqual(['site-sections', 'site']);

  await sandbox.write('index.mdx', `${front}Words.`);
  await expect(frame.locator('.step')).toHaveCount(0);
  expect(await sheetsOf()).toEqual(['site']);
});
