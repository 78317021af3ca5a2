import fc from 'fast-check';
import { expect, test } from 'vitest';
import { idsOf } from '../../engine/render/page-ids.ts';
import { findHeading } from '../../page-source/headings/headings.ts';
import { type PageAnchor, readPageAnchors } from '../../page-source/references/page-anchors.ts';
import { applyTextEdits } from '../../project/text-edit.ts';
import { renderPage } from '../../theme/testing/render.ts';
import { findHeadingLinks } from './heading-links.ts';
import { planHeadingRename } from './rename-heading.ts';

/** Different words that come to the same id. */
const TITLES = ['Setup', 'SETUP', '(setup)', 'setUp', "Set'up", 'Set & up', 'Set/up'];
const title = fc.constantFrom(...TITLES);

const leaf = title.chain((words) =>
  fc.constantFrom(
    `## ${words}`,
    `### ${words} {#own}`,
    `<Heading level={4}>${words}</Heading>`,
    `<Accordion icon="x" title="${words}">x</Accordion>`,
    `<Accordion title="${words}" id="Own Id">x</Accordion>`,
    `<Update label="${words}" tags={["a"]}>x</Update>`,
    `<ParamField query="${words}" type="string">x</ParamField>`,
    `<ResponseField name="${words}">x</ResponseField>`,
    `<Snippet file="shared.mdx" />`,
    `<Shared />`,
    `{/* ## ${words} */}`,
    `\`\`\`md\n## ${words}\n\`\`\``,
  ),
);
const { block } = fc.letrec<{ block: string; parts: string[] }>((tie) => ({
  block: fc.oneof(
    { weight: 4, arbitrary: leaf },
    fc.array(fc.tuple(title, tie('block')), { minLength: 1, maxLength: 3 }).map((steps) => {
      const parts = steps.map(([words, inner]) => `<Step title="${words}">\n\n${inner}\n\n</Step>`);
      return `<Steps>\n${parts.join('\n')}\n</Steps>`;
    }),
    fc.array(fc.tuple(title, tie('block')), { minLength: 1, maxLength: 3 }).map((tabs) => {
      const parts = tabs.map(([words, inner]) => `<Tab title="${words}">\n\n${inner}\n\n</Tab>`);
      return `<Tabs>\n${parts.join('\n')}\n</Tabs>`;
    }),
  ),
  parts: fc.constant([]),
}));
const pageOf = (blocks: readonly string[]) => `import Shared from '/snippets/shared.mdx'\n\n${blocks.join('\n\n')}\n`;
const shared = fc
  .array(
    leaf.filter((one) => !/Snippet|Shared/.test(one)),
    { maxLength: 3 },
  )
  .map((all) => all.join('\n\n'));
const page = fc.array(block, { minLength: 1, maxLength: 6 }).map(pageOf);

function anchorsIn(files: Readonly<Record<string, string>>, file = 'page.mdx'): readonly PageAnchor[] {
  return readPageAnchors(file, { exists: (path) => path in files, readText: (path) => files[path] });
}

/** Words that follow an id in a document: those of the place that has it. */
function wordsAt(html: string, id: string): string | undefined {
  const escaped = id.replaceAll('&', '&amp;');
  const at = html.indexOf(` id="${escaped}"`);
  const plain = html.slice(at).replaceAll(/<wbr>/g, '').replaceAll('&amp;', '&').replaceAll('&#39;', "'");
  return new RegExp(
    `>\\s*(?:<[^>]*>\\s*)*(${TITLES.map((one) => one.replace(/[()]/g, '\\$&')).join('|')})(?=\\s*<)`,
  ).exec(plain)?.[1];
}

test('every place that is read from the source is one of the built page, with its words', async () => {
  await fc.assert(
    fc.asyncProperty(page, shared, async (text, snippet) => {
      const files = { 'page.mdx': text, 'snippets/shared.mdx': snippet };
      const html = await renderPage(text, { 'snippets/shared.mdx': snippet });
      const ids = new Set(idsOf(html));
      const anchors = anchorsIn(files);
      for (const anchor of anchors) {
        expect(ids).toContain(anchor.id);
        if (anchor.kind !== 'Tab') expect(wordsAt(html, anchor.id)).toBe(anchor.text);
        for (const alias of anchor.aliases) if (findHeading(anchors, alias) === anchor) expect(ids).toContain(alias);
      }
    }),
    { numRuns: 50 },
  );
});

const indexOf = (anchors: readonly (PageAnchor | undefined)[], one: PageAnchor | undefined) => anchors.indexOf(one);

const link = fc.record({
  holder: fc.nat(),
  anchor: fc.nat(),
  alias: fc.nat(3),
  isEncoded: fc.boolean(),
  page: fc.nat(),
});

test('after any rename every link leads to the heading that it led to', () => {
  fc.assert(
    fc.property(
      page,
      page,
      shared,
      fc.array(link, { maxLength: 12 }),
      fc.nat(),
      fc.oneof(title, fc.constantFrom('New words', '“New” [words]', 'Own', 'tab setup', '100% new')),
      (one, two, snippet, links, chosen, words) => {
        const files: Record<string, string> = { 'page.mdx': one, 'other.mdx': two, 'snippets/shared.mdx': snippet };
        const pages = ['page.mdx', 'other.mdx'];
        const led: { readonly holder: string; readonly page: string; readonly index: number }[] = [];
        for (const { holder, anchor, alias, isEncoded, page: wanted } of links) {
          const target = pages[wanted % 2] ?? '';
          const from = pages[holder % 2] ?? '';
          const anchors = anchorsIn(files, target);
          const place = anchors[anchor % anchors.length];
          if (place === undefined) continue;
          const id = alias === 0 ? place.id : (place.aliases[alias - 1] ?? place.id);
          const index = indexOf(anchors, findHeading(anchors, encodeURIComponent(id)));
          if (index < 0) continue;
          const fragment = isEncoded ? encodeURIComponent(id) : id;
          files[from] += `\n[x](<${from === target ? '' : target.replace('.mdx', '')}#${fragment}>)\n`;
          led.push({ holder: from, page: target, index });
        }
        const found = findHeadingLinks({ paths: Object.keys(files), texts: Object.entries(files) }, 'page.mdx');
        const headings = anchorsIn(files).filter(({ file }) => file === 'page.mdx');
        const renamed = headings[chosen % Math.max(1, headings.length)];
        if (renamed === undefined) return;
        const plan = planHeadingRename(found, { file: 'page.mdx', start: renamed.start, title: words });
        if (plan === undefined) throw new Error(`${renamed.kind} ${renamed.text} cannot be renamed to ${words}.`);
        const after = { ...files };
        for (const { file, edits } of plan.files) after[file] = applyTextEdits(files[file] ?? '', edits);
        const written = new Map(
          pages.map((path) => [
            path,
            [...(after[path] ?? '').matchAll(/\[x\]\(<[^#]*#([^>]*)>\)/g)].map((hit) => hit[1]),
          ]),
        );
        for (const { holder, page: target, index } of led) {
          const anchors = anchorsIn(after, target);
          const now = findHeading(anchors, written.get(holder)?.shift() ?? '');
          expect(indexOf(anchors, now)).toBe(index);
        }
      },
    ),
    { numRuns: 200 },
  );
});
