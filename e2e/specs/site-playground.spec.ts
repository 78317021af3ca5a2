/** Trying an endpoint out on a built site, opened from a folder, against an API on this machine. */
import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures.ts';
import { violationsInBothModes } from '../support/accessibility.ts';
import { type ApiHost, type HeardRequest, startApi } from '../support/api-host.ts';
import { writeApiProject } from '../support/api-project.ts';
import { type BuiltSite, buildSite } from '../support/built-site.ts';
import { choiceIsKept, SHOWS_CHOICE } from '../support/kept-choice.ts';

const CURL = '/usr/bin/curl';

let api: ApiHost;
let described: BuiltSite;
let byHand: BuiltSite;
let keyed: BuiltSite;
let files: string;

test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  api = await startApi();
  files = mkdtempSync(path.join(tmpdir(), 'leafwright-api-'));
  writeApiProject(files, api.address);
  writeFileSync(path.join(files, 'photo.png'), Buffer.from([0, 255, 10, 13, 0]));
  described = buildSite(path.join(files, 'described'));
  byHand = buildSite(path.join(files, 'fields'));
  keyed = buildSite(path.join(files, 'keyed'));
});

test.afterAll(() => api.close());

async function tryOut(page: Page, site: BuiltSite, file: string): Promise<Locator> {
  await page.goto(`${pathToFileURL(site.folder).href}/${file}.html`);
  await page.getByRole('button', { name: 'Try it' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  return dialog;
}

const tryDescribed = (page: Page, name: string) => tryOut(page, described, `api-reference/${name}`);
const box = (dialog: Locator, name: string) => dialog.getByRole('textbox', { name, exact: true });

/** Sends what is typed; gives the one request that the API got. */
async function sent(dialog: Locator): Promise<HeardRequest> {
  api.heard.length = 0;
  await dialog.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(dialog.locator('.pg-status, .pg-answer .pg-bad').first()).toBeVisible();
  expect(api.heard).toHaveLength(1);
  return api.heard[0] as HeardRequest;
}

async function addItem(dialog: Locator, list: string, number: number, value: string): Promise<void> {
  await dialog.getByRole('button', { name: `Add an item to ${list}`, exact: true }).click();
  await box(dialog, `${list} ${number}`).fill(value);
}

/** Fills in an object of two numbers. */
async function fillPair(dialog: Locator, name: string, low: string, high: string): Promise<void> {
  const group = dialog.locator('details').filter({ has: dialog.page().locator('summary', { hasText: name }) });
  if (!(await group.getByRole('textbox', { name: 'low' }).isVisible())) await group.locator('summary').click();
  await group.getByRole('textbox', { name: 'low' }).fill(low);
  await group.getByRole('textbox', { name: 'high' }).fill(high);
}

/** What a request means, whichever program sent it. */
function meaningOf({ method, path: address, headers, body }: HeardRequest): object {
  const type = headers['content-type'] ?? '';
  const kind = type.split(';')[0];
  const boundary = /boundary=(.*)$/.exec(type)?.[1] ?? '';
  const isForm = kind === 'application/x-www-form-urlencoded';
  const fields = isForm ? [...new URLSearchParams(body.toString())] : [];
  const { authorization, 'x-tags': tags, 'x-pair': pair, 'x-key': key, user } = headers;
  return {
    method,
    address,
    kind,
    authorization,
    tags,
    pair,
    key,
    user,
    fields,
    body: isForm ? '' : boundary === '' ? body.toString('hex') : body.toString('latin1').replaceAll(boundary, ''),
  };
}

/** Runs the sample that is shown, and compares what the API got of both. */
async function expectSame(dialog: Locator): Promise<HeardRequest> {
  const request = await sent(dialog);
  if (!existsSync(CURL)) return request;
  const secrets = dialog.getByRole('checkbox', { name: 'With what I have typed under authorization' });
  if ((await secrets.count()) > 0) await secrets.check();
  const code = await dialog.locator('.pg-sample pre').innerText();
  api.heard.length = 0;
  // The API stands in this process, which has to go on listening.
  const command = code.replace(/^curl/, `${CURL} --silent`);
  await promisify(execFile)('sh', ['-c', command], { cwd: files });
  expect(meaningOf(request)).toEqual(meaningOf(api.heard[0] as HeardRequest));
  return request;
}

test('every method is sent as its sample says', async ({ page }) => {
  for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'])
    await test.step(method, async () => {
      const dialog = await tryDescribed(page, `echo-${method.toLowerCase()}`);
      const request = await expectSame(dialog);
      expect([request.method, request.path]).toEqual([method, '/echo']);
    });
});

test('the base URL that is chosen on a page stands in its sample, on other pages, and in the playground', async ({
  page,
}) => {
  const folder = pathToFileURL(described.folder).href;
  const base = page.locator('main').getByRole('combobox', { name: 'Base URL' });
  await choiceIsKept(
    async () => {
      await page.goto(`${folder}/api-reference/echo-get.html`);
      await base.selectOption(api.address);
      await base.selectOption(`${api.address}/north`);
      await expect(page.locator('.example').first()).toContainText(`${api.address}/north/echo`);
    },
    async () => {
      await page.goto(`${folder}/api-reference/echo-post.html`);
      await expect(base).toHaveValue(`${api.address}/north`, SHOWS_CHOICE);
    },
  );
  const copy = page.getByRole('button', { name: 'Copy the address' });
  await expect(copy).toHaveAttribute('data-copy', `${api.address}/north/echo`);
  await page.getByRole('button', { name: 'Try it' }).click();
  expect((await expectSame(page.getByRole('dialog'))).path).toBe('/north/echo');
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('lists and objects go into addresses in every style', async ({ page }) => {
  const dialog = await tryDescribed(page, 'styles');
  for (const name of ['plain', 'comma', 'space', 'pipe', 'simple', 'label', 'matrix', 'X-Tags']) {
    await addItem(dialog, name, 1, 'a b');
    await addItem(dialog, name, 2, 'c,&/ü');
  }
  for (const name of ['deep', 'members', 'spread', 'X-Pair']) await fillPair(dialog, name, '1', '12345678');
  await box(dialog, 'open').fill('x/y?z');
  const { path: address, headers } = await expectSame(dialog);
  const item = 'c%2C%26%2F%C3%BC';
  expect(address).toBe(
    `/styles/a%20b,${item}/.a%20b.${item}/;matrix=a%20b;matrix=${item}?plain=a%20b&plain=${item}&comma=a%20b,${item}` +
      `&space=a%20b%20${item}&pipe=a%20b%7C${item}&deep%5Blow%5D=1&deep%5Bhigh%5D=12345678&members=low,1,high,12345678` +
      '&low=1&high=12345678&open=x/y?z',
  );
  expect(Buffer.from(headers['x-tags'] as string, 'latin1').toString()).toBe('a b,c,&/ü');
  expect(headers['x-pair']).toBe('low=1,high=12345678');
});

test('objects go into paths in every style', async ({ page }) => {
  const dialog = await tryDescribed(page, 'places');
  for (const name of ['plain', 'spread', 'dots', 'label', 'signs', 'matrix']) await fillPair(dialog, name, '1', '2');
  const { path: address } = await expectSame(dialog);
  expect(address).toBe(
    '/places/low,1,high,2/low=1,high=2/.low=1.high=2/.low,1,high,2/;low=1;high=2/;matrix=low,1,high,2',
  );
});

test('a key of which the settings know the beginning is sent as it is typed', async ({ page }) => {
  const dialog = await tryOut(page, keyed, 'by-key');
  await expect(dialog.locator('.pg-sample')).toContainText('x-key: pk_<api-key>');
  await box(dialog, 'x-key').fill('pk_t0ken');
  await expect(dialog.locator('.pg-sample')).not.toContainText('t0ken');
  const { path: address, headers } = await expectSame(dialog);
  expect([address, headers['x-key']]).toEqual(['/by-key', 'pk_t0ken']);
});

test('nothing for axe to complain about while it is open, on a phone and on a desk', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await tryDescribed(page, 'order');
    expect(await violationsInBothModes(page), `the form at ${width}`).toEqual([]);
    const dialog = await tryDescribed(page, 'answer-error');
    await sent(dialog);
    expect(await violationsInBothModes(page), `an answer at ${width}`).toEqual([]);
  }
});

test('bodies of every kind arrive as the sample sends them', async ({ page }) => {
  const dialog = await tryDescribed(page, 'form');
  const kind = dialog.getByLabel('Content type');
  await test.step('form', async () => {
    await box(dialog, 'name').fill('A & B=ü');
    await addItem(dialog, 'tags', 1, 'one');
    await addItem(dialog, 'tags', 2, 'two');
    await expectSame(dialog);
  });
  await test.step('multipart, with a file', async () => {
    await kind.selectOption('multipart/form-data');
    await box(dialog, 'name').fill('A & B=ü');
    await box(dialog, 'meta').fill('{"note": "x; \\"y\\""}');
    await dialog.getByLabel('photo', { exact: true }).setInputFiles(path.join(files, 'photo.png'));
    const { body } = await expectSame(dialog);
    expect(body.toString()).toContain('name="meta"\r\nContent-Type: application/json\r\n\r\n{"note":"x; \\"y\\""}\r\n');
  });
  await test.step('a file by itself', async () => {
    await kind.selectOption('application/octet-stream');
    await dialog.locator('input[type=file]').setInputFiles(path.join(files, 'photo.png'));
    const { body } = await expectSame(dialog);
    expect([...body]).toEqual([0, 255, 10, 13, 0]);
  });
  await test.step('text', async () => {
    await kind.selectOption('text/plain');
    await box(dialog, 'text/plain').fill("@it's");
    await expectSame(dialog);
  });
});

test('a request is checked in words, signed in, and kept in the tab alone', async ({ page }) => {
  const dialog = await tryDescribed(page, 'order');
  await test.step('what is missing is told at its field, which has the focus', async () => {
    await box(dialog, 'size').fill('11');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(box(dialog, 'name')).toBeFocused();
    await expect(box(dialog, 'name')).toHaveAccessibleDescription(/What people call it\. Fill this in\./);
    await expect(box(dialog, 'size')).toHaveAccessibleDescription('At most 10.');
    await expect(dialog.getByRole('alert')).toContainText('The request is not complete: 2 fields.');
    expect(await violationsInBothModes(page)).toEqual([]);
  });
  await test.step('one of several, null, what else an object holds', async () => {
    await box(dialog, 'name').fill('Ann');
    await box(dialog, 'size').fill('3');
    await dialog.getByLabel('state', { exact: true }).selectOption('open');
    await expect(dialog.getByText('It takes orders.')).toBeVisible();
    await dialog.getByRole('checkbox', { name: 'Send null: note' }).check();
    await addItem(dialog, 'tags', 1, 'red');
    await dialog.getByLabel('Kind of payment').selectOption('Transfer');
    await box(dialog, 'iban').fill('DE1');
    await dialog.locator('summary', { hasText: 'labels' }).click();
    await dialog.getByRole('button', { name: 'Add an item to labels' }).click();
    await box(dialog, 'Name').fill('__proto__');
    await box(dialog, 'Value').fill('x');
    await expect(dialog.getByRole('alert')).toHaveCount(0);
  });
  await test.step('two schemes at once', async () => {
    await box(dialog, 'Authorization').fill('t0ken');
    await box(dialog, 'api_key').fill('k&y');
    await expect(dialog.locator('.pg-sample')).not.toContainText('t0ken');
    await expect(dialog.locator('.pg-address')).not.toContainText('k%26y');
    const { path: address, headers, body } = await expectSame(dialog);
    expect([address, headers.authorization]).toEqual(['/orders?api_key=k%26y', 'Bearer t0ken']);
    expect(body.toString().replace(/\s/g, '')).toBe(
      '{"name":"Ann","size":3,"state":"open","note":null,"tags":["red"],"payment":{"iban":"DE1"},"labels":{"__proto__":"x"}}',
    );
  });
  await test.step('another server, with a variable; name and password', async () => {
    await dialog.getByLabel('Base URL').selectOption({ index: 1 });
    await dialog.getByLabel('region').selectOption('south');
    await dialog.getByLabel('Way to sign in').selectOption('login');
    await box(dialog, 'username').fill('zoë');
    await box(dialog, 'password').fill('a:b');
    const { path: address, headers } = await expectSame(dialog);
    expect(address).toBe('/south/orders');
    expect(Buffer.from((headers.authorization ?? '').slice(6), 'base64').toString()).toBe('zoë:a:b');
  });
  await test.step('as JSON', async () => {
    await dialog.getByRole('button', { name: 'Edit as JSON' }).click();
    const json = box(dialog, 'As JSON');
    await expect(json).toHaveValue(/"iban": "DE1"/);
    await json.fill('{"name": ');
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    await expect(json).toHaveAccessibleDescription(/This is not JSON/);
    await json.fill('{"name": "Bob", "size": 1}');
    await dialog.getByRole('button', { name: 'Edit as a form' }).click();
    await expect(box(dialog, 'name')).toHaveValue('Bob');
  });
  await test.step('nothing of it is kept anywhere', async () => {
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: 'Try it' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(box(dialog, 'name')).toHaveValue('Bob');
    const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }) + document.cookie);
    expect(kept + page.url()).not.toMatch(/t0ken|zo|a:b|k%26y/);
  });
});

test('answers are shown for what they are, and nothing of them runs', async ({ page }) => {
  const answer = (dialog: Locator) => dialog.locator('.pg-answer');
  const open = async (name: string) => {
    const dialog = await tryDescribed(page, `answer-${name}`);
    await dialog.getByRole('button', { name: 'Send', exact: true }).click();
    return answer(dialog);
  };
  const picture = await open('picture');
  await expect(picture.getByRole('img', { name: 'The answer as an image' })).toBeVisible();
  await expect(picture.getByRole('status')).toHaveText(/^200 OK, .*ms|s, 37 B$/);

  const drawing = await open('drawing');
  await expect(drawing).toContainText('<svg><script>');
  await expect(page).not.toHaveTitle('run');

  const file = await open('file');
  const download = page.waitForEvent('download');
  await file.getByRole('link', { name: 'Save the answer' }).click();
  expect((await download).suggestedFilename()).toBe('answer.zip');

  await expect(await open('error')).toContainText(/422[\s\S]*"error": "No such queue"/);
  await expect(await open('empty')).toContainText('The answer has no body.');
  await expect(await open('large')).toContainText('The first 97.7 KB of 293.0 KB are shown.');
  await expect(await open('precise')).toContainText('"id": 12345678901234567890');
  await expect(await open('moved')).toContainText(`Led on to ${api.address}/echo.`);

  const slow = await open('slow');
  await expect(slow).toContainText('Waiting for an answer …');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(slow).toContainText(/Cancelled after/);

  const closed = await open('closed');
  await expect(closed.getByRole('alert')).toContainText(
    /does not allow calls from other websites[\s\S]*It may have carried out the request all the same\./,
  );
  await expect(closed.getByRole('button', { name: 'Copy as cURL' })).toBeVisible();

  const cookie = await tryDescribed(page, 'cookie');
  await box(cookie, 'session').fill('s');
  await expect(cookie.getByText('Browsers do not let pages set Cookie')).toBeVisible();
});

test('a page of fields has its own way to sign in, and fits a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const dialog = await tryOut(page, byHand, 'by-hand');
  await box(dialog, 'username').fill('me');
  await box(dialog, 'password').fill('1');
  await box(dialog, 'id').fill('a/b');
  await box(dialog, 'count').fill('2');
  const { path: address, headers, body } = await expectSame(dialog);
  expect([address, headers.authorization, body.toString().replace(/\s/g, '')]).toEqual([
    '/by-hand/a%2Fb',
    `Basic ${Buffer.from('me:1').toString('base64')}`,
    '{"count":2}',
  ]);
  const width = await page.evaluate(() => document.querySelector('.pg-columns')?.scrollWidth);
  expect(width).toBe(390);
  expect(await violationsInBothModes(page)).toEqual([]);

  const folder = pathToFileURL(byHand.folder).href;
  await page.goto(`${folder}/plain.html`);
  await expect(page.locator('.endpoint')).toContainText('/plain');
  await expect(page.getByRole('button', { name: 'Try it' })).toHaveCount(0);
  await page.goto(`${folder}/hidden.html`);
  await expect(page.locator('.endpoint')).toHaveCount(0);
});
