/** What of the navigation does not fit the pages there are. */

import { locateStrings } from '../config/locate-strings.ts';
import { fileOf, type NavigationCheckInput, NOT_FOUND_PATH, type PageModel } from '../engine/index.ts';
import { type Diagnostic, type DiagnosticPart, rangeAt } from '../project/diagnostics.ts';
import { readText } from '../project/text.ts';
import { stringChoice, stringFix } from './string-fix.ts';

/** Names given in one message before it says how many more there are. */
const MOST_EXAMPLES = 5;

export function checkNavigation(input: NavigationCheckInput): readonly Diagnostic[] {
  return [...unresolvedEntries(input), ...unlistedPages(input), ...noPages(input)];
}

function unresolvedEntries({ files, configFile, unresolved }: NavigationCheckInput): readonly Diagnostic[] {
  if (unresolved.length === 0) return [];
  const bytes = files.get(configFile);
  const entries = new Set(unresolved.map(({ entry }) => entry));
  const text = bytes === undefined ? '' : readText(bytes);
  const places = locateStrings(text, entries, normalizeEntry);
  const placed = (entry: string): Pick<Diagnostic, 'file' | 'range'> => {
    const range = places.get(entry);
    return { file: configFile, ...(range && { range }) };
  };

  const fixed = (entry: string, meant: string): Pick<Diagnostic, 'fix'> => {
    const range = places.get(entry);
    return range === undefined ? {} : { fix: stringFix(text, range, meant) };
  };
  const offered = (entry: string, meant: string | undefined): Pick<Diagnostic, 'choice'> => {
    const range = places.get(entry);
    return range === undefined || meant === undefined ? {} : { choice: stringChoice(text, range, meant) };
  };

  const diagnostics: Diagnostic[] = [];
  const endpoints: string[] = [];
  for (const one of unresolved) {
    if (one.kind === 'endpoint') endpoints.push(one.entry);
    else if (one.kind === 'other-case') {
      diagnostics.push({
        code: 'navigation/letter-case',
        severity: 'warning',
        subject: [one.entry],
        message: `The navigation lists \`${one.entry}\`, but the page is called \`${one.meant}\`.`,
        hint: `Write \`${one.meant}\`: upper and lower case matter in addresses.`,
        ...placed(one.entry),
        ...fixed(one.entry, one.meant),
      });
    } else {
      diagnostics.push({
        code: 'navigation/missing-page',
        severity: 'warning',
        subject: [one.entry],
        message: `The navigation lists \`${one.entry}\`, but there is no such page.`,
        hint:
          one.nearest === undefined
            ? `Add the file \`${one.entry}.mdx\`, or remove the entry.`
            : `Did you mean \`${one.nearest}\`? Else add the file \`${one.entry}.mdx\`, or remove the entry.`,
        ...placed(one.entry),
        ...offered(one.entry, one.nearest),
      });
    }
  }
  const [first] = endpoints;
  if (first !== undefined) {
    diagnostics.push({
      code: 'navigation/endpoint',
      severity: 'warning',
      subject: [...endpoints.slice(0, MOST_EXAMPLES)],
      message: `The navigation asks for ${count(endpoints.length, 'page', 'pages')} made from an API description, left out of the site: ${list(endpoints)}.`,
      hint: 'Write a page for each endpoint that readers need, and list it instead.',
      ...placed(first),
    });
  }
  return diagnostics;
}

/** The same spelling that the configuration's reader gives to entries. */
function normalizeEntry(entry: string): string {
  return entry
    .trim()
    .replace(/^\/+/, '')
    .replace(/\.mdx?$/i, '');
}

/** One diagnostic for all: a project may leave thousands of pages out on purpose. */
function unlistedPages({ pages, config, configFile }: NavigationCheckInput): readonly Diagnostic[] {
  const unlisted = [...pages.values()].filter((page) => !page.isInNavigation && isMeantToBeListed(page));
  if (unlisted.length === 0) return [];
  const isOne = unlisted.length === 1;
  const search = config.areHiddenPagesIndexed ? '' : ` and ${isOne ? 'is' : 'are'} left out of the search`;
  return [
    {
      code: 'navigation/unlisted-pages',
      severity: 'info',
      ...(isOne && { subject: unlisted.map(({ path }) => path) }),
      message: `${count(unlisted.length, 'page is', 'pages are')} not in the navigation${search}: ${list(unlisted.map((page) => page.path))}.`,
      hint: isOne
        ? 'Readers reach it only by a link. Add it to the navigation if it should be found.'
        : 'Readers reach them only by a link. Add them to the navigation if they should be found.',
      file: configFile,
      ...(!isOne && { parts: unlisted.map(partOf) }),
    },
  ];
}

function partOf(page: PageModel): DiagnosticPart {
  const file = fileOf(page);
  return file === undefined ? { text: `\`${page.path}\`` } : { text: `\`${file}\``, file, range: rangeAt(1, 1) };
}

function noPages({ pages }: NavigationCheckInput): readonly Diagnostic[] {
  if (pages.size > 0) return [];
  return [
    {
      code: 'site/no-pages',
      severity: 'warning',
      message: 'The project has no pages, so the site is empty.',
      hint: 'Add a file such as `index.mdx`, and list it in the navigation.',
    },
  ];
}

function isMeantToBeListed({ frontMatter, path }: PageModel): boolean {
  return frontMatter.hidden !== true && frontMatter.url === undefined && path !== 'index' && path !== NOT_FOUND_PATH;
}

function count(number: number, one: string, many: string): string {
  return `${number} ${number === 1 ? one : many}`;
}

function list(names: readonly string[]): string {
  const shown = names.slice(0, MOST_EXAMPLES).map((name) => `\`${name}\``);
  const rest = names.length - shown.length;
  return shown.join(', ') + (rest > 0 ? ` and ${rest} more` : '');
}
