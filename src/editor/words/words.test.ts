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
  'Name of the site': 'Project name',
  'Code of ${': 'Source of …',
  'Replace by': 'Replace with',
  "'Keep it'": 'Cancel',
  'Put into the page': 'Insert',
  'will follow': 'will be updated',
  'Bring back': 'Restore',
  'Delete for good': 'Delete forever',
  'original service': 'For other programs that read this file',
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
  /^src\/editor\/(?:words|store\/page-templates|store\/new-page|store\/testing|testing|session\/library\/empty-project)/;

/** `biome.json` has the rule for text between tags. */
const LISTED = FILES.filter(([file]) => /^src\/(?:editor|app)\/.*\.tsx?$/.test(file) && !NO_INTERFACE.test(file));

/** A property that people see or hear, written out: `label="Save"`, `title={`Open ${name}`}`, `label: 'Save'`. */
const WRITTEN_OUT =
  /\b(?:label|title|placeholder|description|alt|aria-label|message|hint)(?:=|: )(?:\{?`|\{?'|")(?=[A-Z][a-z]+|\$\{[^}]*\} [a-z])/;

/** What is quoted, in any of the three ways; comments are out by then. */
const QUOTED = /'((?:[^'\\\n]|\\.)*)'|"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`/g;

/** Words as people read them: two after one another, or one beside a value (which is `§` here). */
const PROSE = /[A-Za-z’]{2,}[,:]? [a-z“]{2,}|§[,:]? [a-z]{2,}|[a-z]{2,} §/;

/** A name in place of one that is missing: `?? 'Entry'`. `Heading` is a kind of place in a page. */
const NAME_INSTEAD = /(?:\?\?|\|\|) '(?!Heading')[A-Z][a-z]+'/;

/** Errors are for developers; classes, ids, selectors, lists of key words and headers of requests are no sentences. */
const NO_SENTENCE =
  /\bnew (?:Error|DOMException)\(|[cC]lassName|^import |\.split\(|querySelector|Authorization|`\$\{inputId\}|sans-serif|textarea|minmax\(|pointer: coarse/;

function isComment(line: string): boolean {
  return /^\s*(?:\*|\/\/|\/\*|\{\/\*)/.test(line);
}

function isSentence(line: string): boolean {
  if (isComment(line) || NO_SENTENCE.test(line)) return false;
  if (NAME_INSTEAD.test(line)) return true;
  return [...line.matchAll(QUOTED)].some(([, one, two, three]) =>
    PROSE.test((one ?? two ?? three ?? '').replace(/\$\{[^}]*\}/g, '§')),
  );
}

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
  expect(linesWith(isSentence)).toEqual([]);
});

/** Lines as they stood in components, for the test of the test. `#` stands for the sign of a value. */
it.each([
  "const words = 'on the page in light mode';",
  'return `#{kind} without a name`;',
  'say(`#{words}, place #{index}`);',
  "const kind = schema.title ?? 'Entry';",
  "  boolean: 'true or false',",
])('finds the words in %s', (line) => {
  expect(isSentence(line.replaceAll('#{', '$\u007B'))).toBe(true);
});
