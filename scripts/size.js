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

const sizeOfScreen = (screen) =>
  scriptsOfScreen(screen).reduce((sum, file) => sum + sizeOf(readFileSync(`${EDITOR}/${file}`)), 0);

const site = siteAssets();
const rows = [
  { what: 'editor: script of the page of projects', bytes: sizeOfScreen('home-screen'), budget: 250 * KB },
  { what: 'editor: script until a project is shown', bytes: sizeOfScreen('project-screen'), budget: 310 * KB },
  { what: 'site: script of a page', bytes: sizeOf(site.script), budget: 12 * KB },
  { what: 'site: style sheet', bytes: sizeOf(site.stylesheet), budget: 14 * KB },
  { what: 'site: playground of an API', bytes: sizeOf(playgroundScript()), budget: 40 * KB },
  { what: 'site: what runs components with state', bytes: sizeOf(liveScript()), budget: 8 * KB },
];

/** The style sheet and the script of a built site: those of the smallest project, built by the command line. */
function siteAssets() {
  const folder = 'dist/size-probe';
  execFileSync(process.execPath, ['bin/leafwright.js', 'build', 'fixtures/minimal', '--out', folder]);
  return {
    script: readFileSync(`${folder}/assets/site.js`),
    stylesheet: readFileSync(`${folder}/assets/site.css`),
  };
}

/** Of a site that has components with state; others have none. */
function liveScript() {
  const folder = 'dist/size-probe-live';
  execFileSync(process.execPath, ['bin/leafwright.js', 'build', 'fixtures/live', '--out', folder]);
  return readFileSync(`${folder}/assets/live.js`);
}

/** Of a site that describes an API; others have none. */
function playgroundScript() {
  const project = 'dist/size-probe-api-project';
  const folder = 'dist/size-probe-api';
  mkdirSync(project, { recursive: true });
  const config = { name: 'Probe', colors: { primary: '#0f766e' }, navigation: [{ group: 'API', pages: ['index'] }] };
  writeFileSync(`${project}/docs.json`, JSON.stringify(config));
  writeFileSync(`${project}/index.mdx`, '---\ntitle: Send\napi: POST https://api.example.com/send\n---\n');
  execFileSync(process.execPath, ['bin/leafwright.js', 'build', project, '--out', folder]);
  return readFileSync(`${folder}/assets/playground.js`);
}

let isGood = true;
for (const { what, bytes, budget } of rows) {
  const isWithin = bytes <= budget;
  isGood &&= isWithin;
  console.log(
    `${isWithin ? '✓' : '✖'} ${what.padEnd(41)} ${(bytes / KB).toFixed(1).padStart(7)} KB of ${budget / KB} KB`,
  );
}
process.exit(isGood ? 0 : 1);
