/**
 * `node bench/browser.js`: how long the sandbox takes from a keystroke to the painted preview, and for building a
 * site. With `preview` or `build` behind it only that; with the name of a project after `preview` only that project.
 * `CORPUS_DIR` names real projects.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { startHarness } from './browser/harness-page.js';
import { measureBuild } from './browser/measure-build.js';
import { measurePreview } from './browser/measure-preview.js';
import { generateProject } from './generate-project.js';

const CORPUS = process.env.CORPUS_DIR ?? '../shared/corpus';
const [only, onlyProject] = process.argv.slice(2);

const { browser, open, close } = await startHarness();
try {
  if (only !== 'build') {
    const projects = new Map([...corpusProjects(), ['a page of 20 KB', () => largePageProject()]]);
    for (const name of projects.keys()) if (onlyProject && name !== onlyProject) projects.delete(name);
    await measurePreview(() => open(projects), [...projects.keys()]);
  }
  if (only !== 'preview') await measureBuild(() => open(new Map([['generated', () => generateProject()]])), browser);
} finally {
  await close();
}

/** @returns {[string, () => Map<string, Uint8Array>][]} */
function corpusProjects() {
  if (!existsSync(CORPUS)) {
    console.log(`No real projects are measured: there is no folder ${CORPUS}. Set CORPUS_DIR to one that holds some.`);
    return [];
  }
  return readdirSync(CORPUS, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => [name, () => readProject(path.join(CORPUS, name))]);
}

/**
 * The texts of a project with their bytes; of everything else only that it is there.
 * @param {string} root
 */
function readProject(root) {
  /** @type {Map<string, Uint8Array>} */
  const files = new Map();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const place = path.join(entry.parentPath, entry.name);
    const isText = /\.(mdx?|jsx?|tsx?|json|ya?ml|svg|css|txt)$/i.test(entry.name);
    files.set(path.relative(root, place).split(path.sep).join('/'), isText ? readFileSync(place) : new Uint8Array(1));
  }
  return files;
}

/** One project whose page is three of the generated ones in one. */
function largePageProject() {
  const generated = generateProject({ pages: 40 });
  const bodies = ['group-1/page-1.mdx', 'group-1/page-2.mdx', 'group-1/page-3.mdx', 'group-1/page-4.mdx'].map((file) =>
    Buffer.from(generated.get(file) ?? [])
      .toString('utf8')
      .replace(/^---[\s\S]*?---\n/, ''),
  );
  const text = `---\ntitle: Large\n---\n${bodies.join('\n')}`.slice(0, 20_000);
  generated.set('group-1/page-1.mdx', Buffer.from(`${text.slice(0, text.lastIndexOf('\n\n'))}\n`));
  return generated;
}
