import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ConfigPath, valueAt } from '../../config/config-path.ts';
import type { ConfigTexts } from '../../config/config-texts.ts';
import { setValue } from '../../config/edit-texts.ts';
import type { JsonText } from '../../config/json-text/json-text.ts';
import { nodeAt } from '../../config/json-tree.ts';
import { parseConfig } from '../../config/parse.ts';
import { readCorpusConfigs } from '../../config/testing/corpus.ts';
import { configOf } from '../../config/testing/edit-text.ts';
import { recordOf } from '../../shared/record.ts';
import { addPart, partSpot } from './add-part.ts';
import { convertEntries } from './apply-conversion.ts';
import { canDrop, type DropTarget, parentOf } from './can-drop.ts';
import { type Conversion, planConversion } from './convert-entry.ts';
import { PART_KINDS, PART_LISTS } from './division-kinds.ts';
import { moveEntries, outermost, removeEntries, renameEntry, titleKeyOf } from './edit-navigation.ts';
import { type Outline, type OutlineNode, walkOutline } from './outline.ts';
import { readOutline } from './outline-reader.ts';
import { laterNavigation, textWith } from './testing/later-navigation.ts';
import { expectOnlyMoved } from './testing/moved-lines.ts';

const KINDS = [...PART_KINDS, 'group'] as const;

const step = fc.record({
  kind: fc.constantFrom('add', 'rename', 'move', 'move', 'convert', 'convert', 'details', 'remove'),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 2 }),
  target: fc.nat(),
  place: fc.constantFrom<DropTarget['place']>('before', 'after', 'into'),
  to: fc.constantFrom(...KINDS),
  isForAll: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const outlineOf = (config: ConfigTexts): Outline => readOutline(config.value, () => undefined);
const nodesOf = (config: ConfigTexts) => walkOutline(outlineOf(config).roots).map(({ node }) => node);

const pagesIn = (nodes: readonly OutlineNode[]) =>
  nodes.filter(({ kind }) => kind === 'page' || kind === 'endpoint').map(({ label }) => label);

/** Every line without its indentation and the comma at its end, in alphabetical order. */
const linesOf = (text: string) =>
  (text.includes('\n') ? text.split(/\r?\n/) : [])
    .map((line) => line.trim().replace(/,$/, ''))
    .filter((line) => line !== '' && !line.endsWith('[]'))
    .sort();

/** Lines of one that the other does not have. */
function missingFrom(lines: readonly string[], other: readonly string[]): readonly string[] {
  const left = [...other];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

function commentsIn(text: string): readonly string[] {
  return [...text.matchAll(/Comment \d+\./g)].map(([comment]) => comment).sort();
}

/** Carries a step out, and says what must be true of it. `undefined` where it is refused. */
function perform(config: ConfigTexts, one: Step): ConfigTexts | undefined {
  const outline = outlineOf(config);
  const all = nodesOf(config);
  const picked = outermost(
    [...new Set(one.picks.map((pick) => all[pick % all.length]))].filter((node) => node !== undefined),
  );
  const [first] = picked;
  const node = all[one.target % all.length];
  if (first === undefined || node === undefined) return undefined;
  switch (one.kind) {
    case 'add':
      return one.to === 'group' ? undefined : added(config, outline, one.to, node);
    case 'rename':
      return renamed(config, node);
    case 'details':
      return node.kind === 'group' || node.kind === 'division'
        ? setValue(config, [...node.path, 'tag'], 'Beta')
        : undefined;
    case 'remove':
      return removeEntries(
        config,
        picked.map(({ path }) => path),
      );
    case 'move':
      return moved(config, outline, picked, { node, place: one.place });
    case 'convert':
      return converted(config, outline, node, one);
  }
}

function added(config: ConfigTexts, outline: Outline, kind: (typeof PART_KINDS)[number], node: OutlineNode) {
  const verdict = partSpot(outline, kind, node.kind === 'division' ? node : undefined);
  if (verdict.status === 'refused') return undefined;
  const { config: after, path } = addPart(config, verdict.spot, { [kind]: 'New', pages: ['fresh'] }, 'First');
  expect(valueAt(after.value, path)).toEqual({ [kind]: 'New', pages: ['fresh'] });
  expect([...pagesIn(nodesOf(after))].sort()).toEqual([...pagesIn(nodesOf(config)), 'fresh'].sort());
  expect(commentsIn(after.json.text)).toEqual(commentsIn(config.json.text));
  expect(missingFrom(linesOf(config.json.text), linesOf(after.json.text))).toEqual([]);
  return after;
}

function renamed(config: ConfigTexts, node: OutlineNode) {
  if (node.kind !== 'group' && node.kind !== 'division') return undefined;
  const after = renameEntry(config, node.path, titleKeyOf(valueAt(config.value, node.path)), 'Another name');
  expect(missingFrom(linesOf(config.json.text), linesOf(after.json.text)).length).toBeLessThanOrEqual(1);
  return after;
}

function moved(config: ConfigTexts, outline: Outline, picked: readonly OutlineNode[], target: DropTarget) {
  const verdict = canDrop(outline, picked, target);
  if (verdict.status === 'refused') {
    expect(verdict.reason).toMatch(/^[“A-Z].*\.$/);
    return undefined;
  }
  const paths = picked.map(({ path }) => path);
  const values = paths.map((path) => valueAt(config.value, path));
  const { config: after, paths: places } = moveEntries(config, paths, verdict.listPath, verdict.index);
  expect(places.map((path) => valueAt(after.value, path))).toEqual(values);
  expect([...pagesIn(nodesOf(after))].sort()).toEqual([...pagesIn(nodesOf(config))].sort());
  expect(commentsIn(after.json.text)).toEqual(commentsIn(config.json.text));
  expectOnlyMoved({ text: config.json.text, paths }, { text: after.json.text, paths: places });
  return after;
}

function converted(config: ConfigTexts, outline: Outline, node: OutlineNode, { to, isForAll }: Step) {
  const written = ({ path }: OutlineNode) => valueAt(config.value, path);
  const plan = planConversion(outline, node, to, { isForAll, valueOf: written });
  if (plan.status === 'refused') {
    expect(plan.reason).toMatch(/^[“A-Z].*\.$/);
    return undefined;
  }
  const names = plan.nodes.map(({ label }) => label);
  const { config: after, paths } = convertEntries(config, plan, 'First');
  const key = to;
  expect(paths.map((path) => recordOf(valueAt(after.value, path))[key])).toEqual(names);
  for (const [at, path] of paths.entries()) {
    const [before, now] = [recordOf(written(plan.nodes[at] as OutlineNode)), recordOf(valueAt(after.value, path))];
    expect(now['x-own']).toEqual(before['x-own']);
    if (!plan.lost.includes('icon')) expect(now.icon).toEqual(before.icon);
  }
  const outlineAfter = outlineOf(after);
  const found = paths.map(
    (path) => walkOutline(outlineAfter.roots).find((entry) => isSame(entry.node.path, path))?.node,
  );
  expect(found.map((entry) => entry?.part ?? entry?.kind)).toEqual(paths.map(() => to));
  expect([...pagesIn(nodesOf(after))].sort()).toEqual([...pagesIn(nodesOf(config))].sort());
  if (plan.lost.length === 0) expect(commentsIn(after.json.text)).toEqual(commentsIn(config.json.text));
  const around = holderPath(outline, plan);
  expect(outsideOf(after.json, around)).toEqual(outsideOf(config.json, around));
  if (plan.lost.length === 0) {
    const gone = missingFrom(linesOf(config.json.text), linesOf(after.json.text));
    expect(gone.filter((line) => !KIND_LINE.test(line))).toEqual([]);
  }
  for (const entry of found) {
    const holder = entry && parentOf(outlineAfter, entry);
    expect(holder?.kind).not.toBe(to === 'group' ? 'global' : 'group');
  }
  return after;
}

/** A line that says of which kind something is: the name of an entry, or the beginning or the end of a list of them. */
const KIND_LINE = new RegExp(
  `"(?:${[...KINDS, 'name', 'anchor'].join('|')})":|"(?:groups|pages|${PART_LISTS.map(([list]) => list).join('|')})": ?\\[|^[\\]}]+,?$`,
);

/** What holds all that a conversion touches. */
function holderPath(outline: Outline, plan: Conversion): ConfigPath {
  const holder =
    plan.way === 'behind'
      ? parentOf(outline, plan.after)
      : plan.way === 'into'
        ? parentOf(outline, plan.into)
        : plan.holder;
  return holder?.path ?? ['navigation'];
}

/** The text before and behind a value, to the letter. */
function outsideOf({ text, root }: JsonText, path: ConfigPath): readonly string[] {
  const node = nodeAt(root, path);
  if (node === undefined) throw new Error(`There is nothing at ${JSON.stringify(path)}.`);
  return [text.slice(0, node.offset), text.slice(node.offset + node.length)];
}

const isSame = (one: ConfigPath, other: ConfigPath) => one.join('/') === other.join('/');

function run(first: ConfigTexts, steps: readonly Step[]): void {
  let config = first;
  for (const one of steps) {
    if (nodesOf(config).length === 0) return;
    const after = perform(config, one);
    if (after === undefined) continue;
    const parsed = parseConfig(after.json.text, 'docs.json');
    expect(parsed.status === 'ok' && parsed.document.value).toEqual(after.value);
    config = after;
  }
}

describe('any sequence of edits of a navigation of the later format', () => {
  it('gives valid, minimal text and loses nothing that it does not tell of', () => {
    fc.assert(
      fc.property(
        laterNavigation,
        fc.array(step, { maxLength: 8 }),
        fc.constantFrom('  ', '\t', ''),
        fc.constantFrom('\n', '\r\n'),
        (navigation, steps, indent, lineEnd) => {
          const first = configOf(textWith(navigation, indent, lineEnd));
          run(first, steps);
        },
      ),
      { numRuns: 200 },
    );
  });

  const corpus = readCorpusConfigs().filter(({ text }) => outlineOf(configOf(text)).format === 'later');
  it.runIf(corpus.length > 0)('does so on real configurations', () => {
    for (const { text } of corpus) {
      const first = configOf(text);
      fc.assert(
        fc.property(fc.array(step, { maxLength: 4 }), (steps) => run(first, steps)),
        { numRuns: 8 },
      );
    }
  });
});
