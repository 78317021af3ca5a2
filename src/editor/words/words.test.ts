import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../..');

/** Everything that has words for people who edit: the interface, the names of components, the names of settings. */
const FOLDERS = ['src/editor', 'src/app', 'src/catalogue', 'src/storage', 'src/transfer', 'schema'];

/** Words that people stumbled over, with those that took their place. */
const OLD_WORDS: Readonly<Record<string, string>> = {
  'Start from the starter': 'Start from an example',
  'Section that opens': 'Accordion',
  'Sections that open': 'Accordion group',
  "label: 'Code in several languages'": "label: 'Code tabs'",
  'Own callout': 'Custom callout',
  'Line across the page': 'Divider',
  'Off, as usual': 'Off (default)',
  'Not set (': 'Default (…)',
  'Take away: ': 'Remove …',
  '(needed)': '(recommended)',
  'Shortcuts above the sidebar': 'Sidebar shortcuts',
  'Show only to readers who are inside': 'Hide until someone opens one of its pages',
  'Leave as it is': 'Ignore',
  'Nothing to mend': 'All good',
  'Seen by a reader of': 'Viewing',
  'To go on elsewhere': 'Download project (.zip)',
  'Make a configuration': 'Make a site from these pages',
  'has no directory at its end': 'This is not a complete zip file',
  'Only icons': 'Collapse menu',
  'Choose a step to have the project as it was then': 'Go back to this step',
  'Name of the project': 'Project name',
  'Replace by': 'Replace with',
  'As the system': 'Same as the system',
};

function filesBelow(folder: string): readonly string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(?:tsx?|json)$/.test(file) && !/\.test\.tsx?$|\/generated\//.test(file));
}

const FILES = FOLDERS.flatMap(filesBelow).map((file) => [file, readFileSync(path.join(ROOT, file), 'utf8')] as const);

it.each(Object.entries(OLD_WORDS))('nobody reads “%s” any more: it is “%s” now', (old) => {
  expect(FILES.flatMap(([file, text]) => (text.includes(old) ? [file] : []))).toEqual([]);
});

/** Of these the words stand in a list already; `biome.json` has the rule for text between tags. */
const LISTED = [
  'src/app',
  'src/editor/ui',
  'src/editor/icons',
  'src/editor/monaco',
  'src/editor/pages',
  'src/editor/features/rename-heading',
  'src/editor/uploads',
  'src/editor/features/assets',
  'src/editor/features/find',
  'src/editor/features/history',
  'src/editor/features/home',
  'src/editor/features/navigation',
  'src/editor/features/page-list',
  'src/editor/features/rail',
  'src/editor/features/top-bar',
  'src/editor/features/writing',
];

/** A property that people see or hear, written out: `label="Save"`, `title={`Open ${name}`}`, `label: 'Save'`. */
const WRITTEN_OUT =
  /\b(?:label|title|placeholder|description|alt|aria-label|message|hint)(?:=|: )(?:\{?`|\{?'|")(?=[A-Z][a-z]+|\$\{[^}]*\} [a-z])/;

it('has its words in lists, and none in the components', () => {
  const components = FILES.filter(
    ([file]) => file.endsWith('.tsx') && LISTED.some((folder) => file.startsWith(folder)),
  );
  expect(components.length).toBeGreaterThan(50);
  const found = components.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (WRITTEN_OUT.test(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});
