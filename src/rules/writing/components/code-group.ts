import { lineAt } from '../../../page-source/blocks/lines.ts';
import { fenceLanguageOf } from '../../../page-source/source-scan.ts';
import type { Fence } from '../../../page-source/tree/page-parts.ts';
import { codeRange } from '../code/fence-code.ts';
import type { WritingPage } from '../writing-page.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

/** Languages in which the same call is shown side by side, by their spellings. */
const SPELLINGS = new Map(
  Object.entries({
    js: 'js javascript jsx mjs node nodejs',
    ts: 'ts typescript tsx',
    python: 'python py python3',
    go: 'go golang',
    ruby: 'ruby rb',
    java: 'java',
    kotlin: 'kotlin kt',
    php: 'php',
    csharp: 'csharp cs c# dotnet',
    rust: 'rust rs',
    swift: 'swift',
    curl: 'curl',
  }).flatMap(([name, spellings]) => spellings.split(' ').map((spelling) => [spelling, name] as const)),
);
const INSTALLERS = new Set(['npm', 'yarn', 'pnpm', 'bun', 'pip', 'pip3', 'uv', 'poetry']);
const HOLDS_SEVERAL = /^(?:CodeGroup|RequestExample|ResponseExample|Tabs?|CodeBlocks?)$/;

export const codeGroup: WritingRule = {
  over: 'writing',
  theme: 'components',
  from: 'gentle',
  code: 'writing/code-group',
  title: 'Several languages outside of a CodeGroup',
  why: 'Readers need one of them. In `<CodeGroup>` they choose it once, and all pages follow.',
  run: (page) => runsOf(page).map((run) => spotOf(page, run)),
};

/** Code blocks that follow one another with nothing between them, each in a language of its own. */
function runsOf(page: WritingPage): readonly (readonly Fence[])[] {
  const {
    text,
    parts: { fences },
    around,
  } = page;
  const runs: Fence[][] = [];
  for (const fence of fences) {
    const run = runs.at(-1);
    const before = run?.at(-1);
    if (run && before && text.slice(before.end, fence.start).trim() === '') run.push(fence);
    else runs.push([fence]);
  }
  return runs.filter((run) => {
    const [first] = run;
    if (run.length < 2 || first === undefined || around(first.start).some((name) => HOLDS_SEVERAL.test(name)))
      return false;
    return areAlternatives(text, run);
  });
}

function areAlternatives(text: string, run: readonly Fence[]): boolean {
  const languages = run.map((fence) => languageOf(text, fence));
  if (languages.some((language) => language === undefined) || new Set(languages).size < run.length) return false;
  // What is installed first and used then is no choice.
  const installers = languages.filter((language) => INSTALLERS.has(language ?? ''));
  return installers.length === 0 || installers.length === run.length;
}

/** `npm`, `yarn` and the like install the same thing; a request by `curl` is one in a language, too. */
function languageOf(text: string, fence: Fence): string | undefined {
  const language = fenceLanguageOf(fence.info);
  if (!/^(?:bash|sh|shell|zsh)$/.test(language)) return SPELLINGS.get(language);
  const { start, end } = codeRange(text, fence);
  const code = text.slice(start, end).trim();
  return /^(?:npm|yarn|pnpm|bun|pip3?|uv|poetry|curl)(?= )/.exec(code)?.[0];
}

function spotOf({ text }: WritingPage, run: readonly Fence[]): Spot {
  const [first] = run as [Fence, ...Fence[]];
  const last = run.at(-1) ?? first;
  const names = run.map((fence) => fenceLanguageOf(fence.info));
  const isAtMargin = run.every(({ start, marker }) => text.startsWith(marker, start));
  const newline = text.includes('\r\n') ? '\r\n' : '\n';
  const end = last.end;
  const isOnOwnLine = text.charAt(end - 1) === '\n';
  return {
    start: first.start,
    end: lineAt(text, first.start).end,
    subject: names,
    message: `${run.length} code blocks in different languages follow one another.`,
    hint: 'Put them into one `<CodeGroup>`.',
    ...(isAtMargin &&
      last.isClosed && {
        fix: {
          title: 'Put them into a CodeGroup',
          edits: [
            { start: first.start, end: first.start, text: `<CodeGroup>${newline}${newline}` },
            { start: end, end, text: `${isOnOwnLine ? '' : newline}${newline}</CodeGroup>${newline}` },
          ],
        },
      }),
  };
}
