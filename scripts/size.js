/** Prints what a person downloads, with its budget, and fails over it. Sizes are of gzip at its usual level. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const KB = 1024;
const EDITOR = 'dist/editor';

const sizeOf = (text) => gzipSync(text).length;

/** Scripts that `index.html` names, the one of a screen, and what those import before anything is asked for. */
function scriptsOfScreen(screen) {
  const html = readFileSync(`${EDITOR}/index.html`, 'utf8');
  const named = [...html.matchAll(/(?:src|href)="\.\/(assets\/[^"]+\.js)"/g)].map((match) => match[1]);
  const ofScreen = readdirSync(`${EDITOR}/assets`).filter(
    (file) => file.startsWith(`${screen}-`) && file.endsWith('.js'),
  );
  if (ofScreen.length !== 1) throw new Error(`There should be one script of ${screen}: ${ofScreen.join(', ')}`);
  const found = new Set([...named, `assets/${ofScreen[0]}`]);
  for (const file of found) {
    const code = readFileSync(`${EDITOR}/${file}`, 'utf8');
    const staticImports = code.matchAll(
      /(?:^|[;}])\s*(?:import|export)\s*(?:[\w*{][^;'"()]*?from\s*)?["']\.\/([^"']+\.js)["']/g,
    );
    for (const match of staticImports) found.add(`assets/${match[1]}`);
  }
  return [...found];
}

/** Each is a request before anything is shown. One more than there are: what is new belongs into one of them (`editor-chunks.ts`). */
const MOST_SCRIPTS = 5;

const sizeOfScreen = (screen) =>
  scriptsOfScreen(screen).reduce((sum, file) => sum + sizeOf(readFileSync(`${EDITOR}/${file}`)), 0);

const site = buildProbe('fixtures/minimal', 'size-probe');
const api = buildProbe(apiProject(), 'size-probe-api');
const rows = [
  { what: 'editor: script of the page of projects', bytes: sizeOfScreen('home-screen'), budget: 250 * KB },
  { what: 'editor: script until a project is shown', bytes: sizeOfScreen('project-screen'), budget: 310 * KB },
  { what: 'site: script of a page', bytes: sizeOfAsset(site, 'site.js'), budget: 8 * KB },
  { what: 'site: script of trees, filters, views', bytes: sizeOfAsset(site, 'parts.js'), budget: 2 * KB },
  { what: 'site: styles of a page of text', bytes: stylesOfPage(site, 'index.html'), budget: 10 * KB },
  { what: 'site: styles of a page of an API', bytes: stylesOfPage(api, 'index.html'), budget: 12 * KB },
  { what: 'site: styles of a page that has everything', bytes: allStyles(site), budget: 19 * KB },
  { what: 'site: playground of an API', bytes: sizeOfAsset(api, 'playground.js'), budget: 40 * KB },
  {
    what: 'site: what runs components with state',
    bytes: sizeOfAsset(buildProbe('fixtures/live', 'size-probe-live'), 'live.js'),
    budget: 8 * KB,
  },
];

/**
 * Builds a project by the command line.
 * @returns the folder of the site
 */
function buildProbe(project, name) {
  const folder = `dist/${name}`;
  execFileSync(process.execPath, ['bin/leafwright.js', 'build', project, '--out', folder]);
  return folder;
}

function sizeOfAsset(folder, name) {
  return sizeOf(readFileSync(`${folder}/assets/${name}`));
}

/** Of the style sheets that a page links. */
function stylesOfPage(folder, page) {
  const html = readFileSync(`${folder}/${page}`, 'utf8');
  const sheets = [...html.matchAll(/<link rel="stylesheet" href="assets\/([^"]+)"/g)];
  return sheets.reduce((sum, [, name]) => sum + sizeOfAsset(folder, name), 0);
}

function allStyles(folder) {
  const sheets = readdirSync(`${folder}/assets`).filter((name) => name.endsWith('.css'));
  return sheets.reduce((sum, name) => sum + sizeOfAsset(folder, name), 0);
}

/** An endpoint with a field, an answer and samples in several languages; its page offers to try it out. */
function apiProject() {
  const project = 'dist/size-probe-api-project';
  mkdirSync(project, { recursive: true });
  const config = { name: 'Probe', colors: { primary: '#0f766e' }, navigation: [{ group: 'API', pages: ['index'] }] };
  writeFileSync(`${project}/docs.json`, JSON.stringify(config));
  writeFileSync(
    `${project}/index.mdx`,
    `---
title: Send
api: POST https://api.example.com/send
---

<ParamField body="to" type="string" required>Who gets it.</ParamField>

<ResponseExample>

\`\`\`json
{}
\`\`\`

</ResponseExample>
`,
  );
  return project;
}

const scripts = scriptsOfScreen('project-screen').length;
let isGood = true;
tell('editor: scripts until a project is shown', scripts <= MOST_SCRIPTS, `${scripts} of ${MOST_SCRIPTS}`);
for (const { what, bytes, budget } of rows) {
  tell(what, bytes <= budget, `${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget / KB} KB`);
}

function tell(what, isWithin, figure) {
  isGood &&= isWithin;
  console.log(`${isWithin ? '✓' : '✖'} ${what.padEnd(41)} ${figure}`);
}

process.exit(isGood ? 0 : 1);
