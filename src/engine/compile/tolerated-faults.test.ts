/** What authors get wrong: everything around it shows, the problem stands at the character, and one click mends it. */
import { describe, expect, it } from 'vitest';
import { allFixEdits } from '../../authoring/source-edit/fix-edits.ts';
import { parseFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { type Diagnostic, fixOf } from '../../project/diagnostics.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { offsetAt } from '../../project/text-position.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import { createTestSite, testServices } from '../render/testing/test-site.ts';
import { tinyTheme } from '../render/testing/tiny-theme.ts';
import type { ThemeComponent } from '../render/theme-contract.ts';
import { IN_FRONT_MATTER } from './testing/front-matter-faults.ts';
import { type Fault, IN_TEXT, row } from './testing/tolerated-faults.ts';

/** Words of people who make compilers. */
const JARGON =
  /acorn|expression|token|\bMDX\b|JavaScript|\bJSX\b|\bYAML\b|pars(?:e|er|ing)\b|syntax|identifier|invalid/i;

const Part: ThemeComponent = (props) => ({ type: 'span', props: { children: props.children } });
const services = {
  ...testServices,
  theme: { ...tinyTheme, components: { ...tinyTheme.components, CardGroup: Part, Latex: Part } },
};

interface Look {
  /** What a reader sees. */
  readonly text: string;
  readonly html: string;
  readonly title: unknown;
  readonly problems: readonly Diagnostic[];
}

async function look(source: string): Promise<Look> {
  const site = createTestSite({ 'a.mdx': source, 'snippets/x.mdx': 'from the snippet' });
  const page = site.pages.get('a');
  if (page === undefined) throw new Error('The page is missing.');
  const { html, diagnostics } = await createPageRenderer(services).render(site, page);
  const main = /<main>([\s\S]*)<\/main>/.exec(html)?.[1] ?? '';
  const own = parseFrontMatter('a.mdx', source.replace(/^\uFEFF/, ''));
  const text = main.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
  return { text, html: main, title: own.frontMatter, problems: [...own.diagnostics, ...diagnostics] };
}

/** Around the fault of a page: none; or all that moves places. */
const SURROUNDINGS = {
  plain: (text: string) => `Words before.\n\n${text}\n\nWords after.\n`,
  'front matter, Windows line ends, tabs and emoji': (text: string) =>
    `---\ntitle: "A: 😀"\n---\n\n😀\t$a_1$ \`<\` words\n\nWords before.\n\n${text}\n\nWords after.\n`.replaceAll(
      '\n',
      '\r\n',
    ),
};

function marked(text: string): { readonly source: string; readonly from: number; readonly to: number } {
  const from = text.indexOf('«');
  const to = text.indexOf('»') - 1;
  return { source: text.replace(/[«»]/g, ''), from, to };
}

/** Asserts the place, the words and the fix of the one problem that a text has. */
async function expectMended(text: string, fault: Fault, mended: string | undefined): Promise<Look> {
  const { source, from, to } = marked(text);
  const before = await look(source);
  expect(before.problems.map(({ code }) => code)).toEqual([fault.code]);
  const [problem] = before.problems;
  if (problem?.range === undefined) throw new Error('The problem has no place.');
  expect([offsetAt(source, problem.range.start), offsetAt(source, problem.range.end)]).toEqual([from, to]);
  const words = `${problem.message} ${problem.hint}`;
  expect(words.replace(/`[^`]*`/g, '')).not.toMatch(JARGON);
  expect(problem.fix?.title).toBe(fault.fix);
  if (mended === undefined) return before;
  const after = applyTextEdits(source, allFixEdits(source, before.problems));
  expect(after).toBe(mended);
  const then = await look(after);
  expect(then.problems.map(({ code }) => code)).toEqual(fault.left === undefined ? [] : [fault.left]);
  if (fault.shown !== undefined) {
    expect(before.html).toContain(fault.shown[0]);
    expect(then.html).toContain(fault.shown[1]);
  } else if (fault.code !== 'mdx/unknown-component') expect(then.text).toBe(before.text);
  expect(then.title).toEqual(before.title);
  return before;
}

describe.each(Object.entries(SURROUNDINGS))('a fault in a page (%s)', (_name, around) => {
  it.each(Object.entries(IN_TEXT))('%s', async (_fault, fault) => {
    const mended = fault.mended === undefined ? undefined : around(fault.mended);
    const { text } = await expectMended(around(fault.written), fault, mended);
    expect(text).toContain('Words before.');
    expect(text).toContain('Words after.');
    if (/\bin\b/.test(fault.written)) expect(text).toMatch(/\bin\b/);
  });
});

describe.each(['\n', '\r\n'])('a fault in front matter (lines end with %j)', (end) => {
  const around = (yaml: string): string => `---\n${yaml}\n---\n\nWords after.\n`.replaceAll('\n', end);

  it.each(Object.entries(IN_FRONT_MATTER))('%s', async (_fault, fault) => {
    const mended = fault.mended === undefined ? undefined : around(fault.mended);
    const { text } = await expectMended(around(fault.written), fault, mended);
    expect(text).toContain('Words after.');
  });

  it('that has no end', async () => {
    const [written, mended] = ['«---»\ntitle: A\n\nWords after.\n', '---\ntitle: A\n---\n\nWords after.\n'];
    const fault = row('', 'front-matter/unclosed', 'Add `---` below the settings', mended);
    await expectMended(written.replaceAll('\n', end), fault, mended.replaceAll('\n', end));
  });

  it('that does not stand at the top', async () => {
    const [written, mended] = ['\n\n«---»\ntitle: A\n---\n\nWords.\n', '---\ntitle: A\n---\n\nWords.\n'];
    const fault = row('', 'front-matter/not-first', 'Move the settings to the top', mended);
    await expectMended(written.replaceAll('\n', end), fault, mended.replaceAll('\n', end));
  });
});

it('a code block without end is closed where the page ends', async () => {
  const fault = row('', 'mdx/unclosed-fence', 'Close it at the end of the page', '');
  await expectMended('Words.\n\n«```js»\n1\n', fault, 'Words.\n\n```js\n1\n```\n');
});

it.each([
  ['in {regoin} now', 'in \\{regoin} now'],
  ['<Card title={regoin}>in</Card>', '<Card title="{regoin}">in</Card>'],
])('a name that is like another one can be kept as text, too: %s', async (written, kept) => {
  const source = `export const region = 'eu'\n\n${written}\n`;
  const [problem] = (await look(source)).problems;
  expect(problem?.hint).toMatch(/^`region` has a value\./);
  const [option] = problem?.choice?.options ?? [];
  if (problem?.choice === undefined || option === undefined) throw new Error('There is no other way.');
  const edits = allFixEdits(source, [{ ...problem, fix: fixOf(problem.choice, option) }]);
  expect(applyTextEdits(source, edits)).toBe(source.replace(written, kept));
});

it('every fault of a front matter is told at once', () => {
  const { frontMatter, diagnostics } = parseFrontMatter(
    'a.mdx',
    '---\ntitle: A: b\ndescription: C: d\n\ttag: E\n---\n',
  );
  expect(frontMatter).toEqual({ title: 'A: b', description: 'C: d', tag: 'E' });
  expect(diagnostics.map(({ range }) => range?.start.line)).toEqual(expect.arrayContaining([2, 3, 4]));
});

it('a line that looks like a setting below dashes is no front matter unless it can be nothing else', () => {
  expect(parseFrontMatter('a.mdx', '---\nNote: this is prose\n\nMore.\n')).toMatchObject({
    frontMatter: {},
    bodyStart: 0,
  });
  expect(parseFrontMatter('a.mdx', '\n---\nNote: this is prose\n---\n')).toMatchObject({
    frontMatter: {},
    bodyStart: 0,
  });
});
