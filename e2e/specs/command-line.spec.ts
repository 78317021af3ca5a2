/** The command line as people use it: whole projects in, sites out. No browser is needed. */
import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unzipSync, zipSync } from 'fflate';
import { expect, test } from '../base-test.ts';
import { buildSite } from '../support/built-site.ts';
import { leafwright } from '../support/command-line.ts';

const MANIFEST = '.leafwright-manifest.json';

/** Files of a folder by path; the manifest is not part of the site. */
function filesIn(folder: string): Map<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
  return new Map(
    paths
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => file !== MANIFEST)
      .sort()
      .map((file) => [file, readFileSync(path.join(folder, file))]),
  );
}

function copyOf(fixture: string, to: string): string {
  cpSync(path.join('fixtures', fixture), to, { recursive: true });
  return to;
}

test('builds a project to a folder and to a zip with the same files, the same every time', () => {
  const at = (name: string) => test.info().outputPath(name);
  const options = ['--cache', at('cache')];
  expect(leafwright('build', 'fixtures/kitchen-sink', '--out', at('one'), ...options).code).toBe(0);
  expect(leafwright('build', 'fixtures/kitchen-sink', '--out', at('site.zip'), ...options).code).toBe(0);
  expect(leafwright('build', 'fixtures/kitchen-sink', '--out', at('fresh.zip'), '--no-cache').code).toBe(0);
  const site = filesIn(at('one'));
  // Built without a cache, by another run.
  expect(filesIn(buildSite('fixtures/kitchen-sink').folder)).toEqual(site);
  expect(readFileSync(at('site.zip')).equals(readFileSync(at('fresh.zip')))).toBe(true);
  const unzipped = unzipSync(readFileSync(at('site.zip')));
  expect(Object.keys(unzipped)).toEqual([...site.keys()]);
  for (const [file, bytes] of site) expect(bytes.equals(Buffer.from(unzipped[file] ?? [])), file).toBe(true);
});

test('every link between files of the site leads somewhere', () => {
  const out = buildSite('fixtures/kitchen-sink').folder;
  const missing: string[] = [];
  for (const [file, bytes] of filesIn(out)) {
    if (!file.endsWith('.html')) continue;
    // Where the site begins, for the page that is shown at any address, is no link.
    const text = bytes.toString('utf8').replace(/<base [^>]*>/, '');
    for (const [, link = ''] of text.matchAll(/\s(?:href|src)="([^"#?]+)[^"]*"/g)) {
      if (/^[a-z][a-z\d+.-]*:/i.test(link)) continue;
      if (!existsSync(path.join(out, path.dirname(file), decodeURIComponent(link)))) missing.push(`${file}: ${link}`);
    }
  }
  expect(missing).toEqual([]);
});

test('builds again only what changed, and removes only what it made', () => {
  const project = copyOf('minimal', test.info().outputPath('project'));
  const out = test.info().outputPath('site');
  const build = () => leafwright('build', project, '--out', out, '--cache', test.info().outputPath('cache'));
  build();
  writeFileSync(path.join(out, 'CNAME'), 'docs.example.com');
  const time = () => statSync(path.join(out, 'guides/next.html')).mtimeMs;
  const before = time();
  appendFileSync(path.join(project, 'index.mdx'), '\nA new sentence.\n');
  build();
  expect(readFileSync(path.join(out, 'index.html'), 'utf8')).toContain('A new sentence.');
  expect(time()).toBe(before);
  renameSync(path.join(project, 'guides/next.mdx'), path.join(project, 'guides/renamed.mdx'));
  build();
  const files = [...filesIn(out).keys()];
  expect(files).toContain('CNAME');
  expect(files).toContain('guides/renamed.html');
  expect(files).not.toContain('guides/next.html');
});

test('builds from a zip', () => {
  const zip = test.info().outputPath('project.zip');
  const files = [...filesIn('fixtures/minimal')].map(
    ([file, bytes]) => [`docs/${file}`, new Uint8Array(bytes)] as const,
  );
  writeFileSync(zip, zipSync(Object.fromEntries(files)));
  const out = test.info().outputPath('site');
  expect(leafwright('build', zip, '--out', out, '--no-cache').code).toBe(0);
  leafwright('build', 'fixtures/minimal', '--out', test.info().outputPath('other'), '--no-cache');
  expect(filesIn(out)).toEqual(filesIn(test.info().outputPath('other')));
});

test('stops a page that never ends, and builds the rest', () => {
  const project = copyOf('minimal', test.info().outputPath('project'));
  writeFileSync(path.join(project, 'endless.mdx'), 'Before\n\nexport const x = (() => { for (;;) {} })()\n\nAfter\n');
  const out = test.info().outputPath('site');
  const { code, result } = leafwright('build', project, '--out', out, '--no-cache', '--time-limit', '1', '--json');
  expect(code).toBe(1);
  expect(JSON.parse(result)).toMatchObject({
    status: 'failed',
    pages: 3,
    failed: 1,
    diagnostics: expect.arrayContaining([expect.objectContaining({ code: 'page/time-limit', file: 'endless.mdx' })]),
  });
  expect(readFileSync(path.join(out, 'endless.html'), 'utf8')).toMatch(/Before[\s\S]*After/);
  expect(filesIn(out).has('guides/next.html')).toBe(true);
});

test('says what it looked for when there is no configuration, and what is wrong with one', () => {
  const none = leafwright('check', 'fixtures/broken-config/no-config');
  expect(none.code).toBe(1);
  expect(none.output).toContain('Looked for `docs.json` and `mint.json`');
  const broken = leafwright('check', 'fixtures/broken-config/syntax');
  expect(broken.code).toBe(1);
  expect(broken.output).toMatch(/docs\.json:\d+:\d+ error /);
});

test('refuses wrong usage with code 2, and never touches files of others', () => {
  expect(leafwright('bild', '.').code).toBe(2);
  expect(leafwright('build', 'fixtures/minimal').code).toBe(2);
  expect(leafwright('build', 'fixtures/minimal', '--out', 'fixtures/minimal').code).toBe(2);
  const folder = test.info().outputPath('thesis');
  mkdirSync(folder);
  writeFileSync(path.join(folder, 'index.html'), 'years of work');
  const { code, output } = leafwright('build', 'fixtures/minimal', '--out', folder);
  expect(code).toBe(2);
  expect(output).toContain('were not made by an earlier build');
  expect(readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe('years of work');
});

test('serves the site and shows changes', async ({ page }) => {
  const project = copyOf('minimal', test.info().outputPath('project'));
  const server = spawn(process.execPath, ['bin/leafwright.js', 'serve', project, '--port', '0', '--json']);
  try {
    const url = await new Promise<string>((resolve, reject) => {
      let printed = '';
      server.stdout.on('data', (data: Buffer) => {
        printed += data.toString();
        const address = /"url":"([^"]+)"/.exec(printed)?.[1];
        if (address !== undefined) resolve(address);
      });
      server.on('exit', () => reject(new Error(`The server ended: ${printed}`)));
    });
    await page.goto(url);
    await expect(page.getByRole('heading', { level: 1, name: 'Welcome' })).toBeVisible();
    appendFileSync(path.join(project, 'index.mdx'), '\nWritten meanwhile.\n');
    await expect(page.getByText('Written meanwhile.')).toBeVisible();
    await page.goto(`${url}no/such/page`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'The next page' }).first().click();
    await expect(page.getByRole('heading', { name: 'A heading' })).toBeVisible();
  } finally {
    server.kill('SIGINT');
  }
});

test('check says what could read better when it is asked, as the project has chosen, and to code hosts', () => {
  const folder = test.info().outputPath('docs');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'docs.json'),
    '{ "name": "Boats", "colors": { "primary": "#0b5e3f" }, "navigation": [{ "group": "A", "pages": ["index"] }] }',
  );
  writeFileSync(
    path.join(folder, 'index.mdx'),
    '---\ntitle: Boats\ndescription: All boats of the harbour.\n---\n\nSee [here](/index).\n',
  );
  const quiet = leafwright('check', folder);
  expect(quiet.code).toBe(0);
  expect(quiet.result).toContain('There is 1 piece of advice for the writing: `--advice` lists it.');
  expect(quiet.result).not.toContain('does not say where');
  expect(leafwright('check', folder, '--advice').result).toContain('index.mdx:6:6 advice The link text');
  const sarif = JSON.parse(leafwright('check', folder, '--advice', '--sarif').result);
  expect(sarif.runs[0].results.map(({ ruleId }: { ruleId: string }) => ruleId)).toContain('writing/link-text');
  writeFileSync(path.join(folder, 'leafwright.checks.json'), '{ "rules": { "writing/link-text": "error" } }');
  const note = { page: 'index.mdx', text: 'Only for colleagues.' };
  writeFileSync(path.join(folder, 'leafwright.notes.json'), JSON.stringify({ notes: [note] }));
  const strict = leafwright('check', folder, '--format', 'github');
  expect(strict.code).toBe(1);
  expect(strict.result).toMatch(/^::error file=[^,]+index\.mdx,line=6,/m);
  expect(leafwright('build', folder, '--out', test.info().outputPath('site'), '--no-cache').code).toBe(0);
  const site = [...filesIn(test.info().outputPath('site'))];
  expect(site.filter(([file]) => /checks|notes/.test(file))).toEqual([]);
  expect(site.filter(([, bytes]) => Buffer.from(bytes).includes(note.text))).toEqual([]);
});

test('check looks at the spelling when it is asked, and says which language has no dictionary', () => {
  const folder = test.info().outputPath('docs');
  mkdirSync(path.join(folder, 'fr'), { recursive: true });
  const languages = [
    { language: 'en', groups: [{ group: 'A', pages: ['index'] }] },
    { language: 'fr', groups: [{ group: 'A', pages: ['fr/index'] }] },
  ];
  writeFileSync(path.join(folder, 'docs.json'), JSON.stringify({ name: 'Boats', navigation: { languages } }));
  writeFileSync(path.join(folder, 'index.mdx'), '---\ntitle: Boats\n---\n\nThe habour and its colour.\n');
  writeFileSync(path.join(folder, 'fr/index.mdx'), '---\ntitle: Bateaux\n---\n\nLe habour.\n');
  expect(leafwright('check', folder).result).not.toContain('habour');
  writeFileSync(path.join(folder, 'leafwright.checks.json'), '{ "rules": { "writing/spelling": "warning" } }');
  const { result } = leafwright('check', folder);
  expect(result).toContain('index.mdx:5:5 warning No dictionary knows `habour`.');
  expect(result).toContain('There is no dictionary for `fr`: the spelling of its page is not looked at.');
  expect(result).not.toContain('colour');
});

test('rules for an assistant are written anew, and what a person has added stays', () => {
  const folder = test.info().outputPath('docs');
  mkdirSync(folder);
  writeFileSync(
    path.join(folder, 'docs.json'),
    '{ "name": "Boats", "navigation": [{ "group": "A", "pages": ["index"] }] }',
  );
  writeFileSync(path.join(folder, 'index.mdx'), '---\ntitle: Boats\n---\n\nText.\n');
  for (const [name, file] of [
    [['--editor', 'cursor'], '.cursor/rules.md'],
    [[], 'AGENTS.md'],
  ] as const) {
    expect(leafwright('rules', folder, ...name, '--write').code).toBe(0);
    appendFileSync(path.join(folder, file), 'Boats are called by their names.\n');
    writeFileSync(path.join(folder, 'leafwright.checks.json'), `{ "words": ["${name.length}winch"] }`);
    expect(leafwright('rules', folder, ...name, '--write').code).toBe(0);
    const text = readFileSync(path.join(folder, file), 'utf8');
    expect(text).toContain(`“${name.length}winch” is a word of this project.`);
    expect(text.endsWith('Boats are called by their names.\n')).toBe(true);
  }
});
