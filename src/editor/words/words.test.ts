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

/** What is no interface: the lists themselves, and texts that go into the files of a project. */
const NO_INTERFACE =
  /^src\/editor\/(?:words|store\/page-templates|store\/new-page|store\/testing|session\/library\/empty-project)/;

/** `biome.json` has the rule for text between tags. */
const LISTED = FILES.filter(([file]) => /^src\/(?:editor|app)\/.*\.tsx?$/.test(file) && !NO_INTERFACE.test(file));

/** A property that people see or hear, written out: `label="Save"`, `title={`Open ${name}`}`, `label: 'Save'`. */
const WRITTEN_OUT =
  /\b(?:label|title|placeholder|description|alt|aria-label|message|hint)(?:=|: )(?:\{?`|\{?'|")(?=[A-Z][a-z]+|\$\{[^}]*\} [a-z])/;

/** A sentence: quoted, with a capital letter at its start, and a second word in small letters or a value. */
const SENTENCE = /(?:'|"|`)(?=[A-Z][a-z’]*:? (?:[a-z“]|\$\{))[^'"`]*/;

/** Errors are for developers; code and attributes are no sentences. */
const NO_SENTENCE = /^\s*(?:\*|\/\/|\/\*)|\bnew (?:Error|DOMException)\(|className|^import /;

/** `file:line text` of every line that fits. */
function linesWith(isFound: (line: string) => boolean): readonly string[] {
  return LISTED.flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (isFound(line) ? [`${file}:${index + 1} ${line.trim()}`] : [])),
  );
}

it('has its words in lists, and none in the components', () => {
  expect(LISTED.length).toBeGreaterThan(300);
  expect(linesWith((line) => WRITTEN_OUT.test(line))).toEqual([]);
});

it('has its sentences in lists, too', () => {
  expect(linesWith((line) => SENTENCE.test(line) && !NO_SENTENCE.test(line))).toEqual([]);
});
