import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { neededSheets } from './needed-files.ts';
import { renderNotFound, renderPage, renderProject } from './testing/render.ts';

const styles = (path: string) => new URL(path, new URL('./styles/', import.meta.url));

/** A style sheet with what it imports in its place. */
function readSheet(path: string): string {
  const text = readFileSync(styles(path), 'utf8');
  return text.replace(/@import "([^"]+)"[^;]*;/g, (_, address: string) =>
    readSheet(new URL(address, `file:///${path}`).pathname.slice(1)),
  );
}

/** Those that something is styled for; not those that only say in which case. */
function classesIn(css: string): ReadonlySet<string> {
  const bare = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:(?:has|not)\([^)]*\)/g, '');
  return new Set([...bare.matchAll(/\.([a-z][\w-]*)/g)].map((match) => match[1] as string));
}

const base = classesIn(readSheet('index.css'));
const sheets = readdirSync(styles('sheets/')).map((file) => ({
  name: file.replace('.css', ''),
  classes: classesIn(readSheet(`sheets/${file}`)),
}));

/** What the head of a page loads, in order. */
const loadedBy = (html: string) =>
  [...html.matchAll(/(?:href|src)="[./]*assets\/([\w-]+\.(?:css|js))"/g)].map((match) => match[1]);

test('every class that only one sheet styles makes a page link that sheet', () => {
  for (const { name, classes } of sheets) {
    const others = sheets.filter((sheet) => sheet.name !== name);
    const own = [...classes].filter((word) => !base.has(word) && !others.some((other) => other.classes.has(word)));
    expect(own.length, name).toBeGreaterThan(2);
    for (const word of own) expect(neededSheets(`<p class="a ${word}">`), word).toContain(name);
  }
});

test('classes that no further sheet styles make a page link none', () => {
  const everywhere = [...base].filter((word) => !sheets.some(({ classes }) => classes.has(word)));
  const wanted = everywhere.filter((word) => neededSheets(`<p class="${word}">`).length > 0);
  expect(wanted).toEqual([]);
});

test('a page of text links the one style sheet and the one script', async () => {
  const html = await renderPage(
    '## Title\n\nText with `code`.\n\n```js\nrun()\n```\n\n<Note>Words</Note>\n\n| a |\n| - |\n| b |\n',
  );
  expect(loadedBy(html)).toEqual(['site.css', 'site.js']);
});

test.each([
  ['<Card title="A">Words</Card>', ['site-cards.css']],
  ['<Tree><Tree.File name="a.txt" /></Tree>', ['site-extras.css', 'parts.js']],
  ['<p className="badge">Words</p>', ['site-extras.css']],
  ['$x^2$', ['site-drawings.css']],
  ['![](a.png)', ['site-pictures.css']],
  ['<Update label="May" tags={["a"]}>Words</Update>', ['site-updates.css', 'parts.js']],
  ['<View title="A">a</View>\n\n<View title="B">b</View>', ['site-tabs.css', 'parts.js']],
  ['<Tabs><Tab title="A"><Steps><Step title="B">c</Step></Steps></Tab></Tabs>', ['site-tabs.css', 'site-sections.css']],
])('%s is linked before the sheet of the site', async (source, files) => {
  expect(loadedBy(await renderPage(source, { 'a.png': '' }))).toEqual([...files, 'site.css', 'site.js']);
});

test('what the layout adds to a page counts as well, and links fit the folder of the page', async () => {
  const navigation = [{ group: 'API', pages: ['deep/send'] }];
  const page = await renderProject({ name: 'A', navigation }, { 'deep/send.mdx': '---\napi: POST /send\n---\n' });
  expect(await page('deep/send')).toContain('<link rel="stylesheet" href="../assets/site-api.css">');
});

test('components with state bring along what they show later', async () => {
  const html = await renderPage(`export const Own = () => {
  const [isOpen, setIsOpen] = useState(false);
  return <button className={isOpen ? 'badge badge-red' : ''} onClick={() => setIsOpen(true)}>
    {isOpen && <Card title="A">Words</Card>}
  </button>;
};

<Own />
`);
  expect(loadedBy(html)).toContain('site-cards.css');
  expect(loadedBy(html)).toContain('site-extras.css');
});

test('the page for unknown addresses looks for its further sheets where it has found the first', async () => {
  const config = { name: 'A', navigation: ['index'], errors: { 404: { description: 'See ![the map](/map.png).' } } };
  const html = await renderNotFound(config, { 'index.mdx': '' });
  expect(loadedBy(html)).toEqual(['site-pictures.css', 'site.css', 'site.js']);
  expect(html).toContain('link[rel=stylesheet]:not([onload])');
});
