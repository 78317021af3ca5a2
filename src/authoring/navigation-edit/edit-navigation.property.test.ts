import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ConfigPath } from '../../config/config-path.ts';
import { parseConfig } from '../../config/parse.ts';
import { configOf, insertItem } from '../../config/testing/edit-text.ts';
import { canDrop, type DropTarget } from './can-drop.ts';
import { groupEntries, moveEntries, outermost, removeEntries, renameEntry } from './edit-navigation.ts';
import { type OutlineNode, walkOutline } from './outline.ts';
import { readOutline } from './outline-reader.ts';
import { expectOnlyMoved } from './testing/moved-lines.ts';

interface Group {
  readonly group: string;
  readonly pages: readonly (string | Group)[];
}

const name = fc.constantFrom('one', 'two', 'guides/three', 'guides/four', 'api/five');

const group: fc.Arbitrary<Group> = fc.letrec<{ group: Group }>((tie) => ({
  group: fc.record({
    group: fc.constantFrom('Start', 'Guides', 'API'),
    pages: fc.array(fc.oneof({ depthSize: 'small' }, name, tie('group')), { maxLength: 4 }),
  }),
})).group;

const navigation = fc.array(group, { minLength: 1, maxLength: 4 });

const step = fc.record({
  kind: fc.constantFrom('move', 'group', 'remove', 'rename', 'add'),
  picks: fc.array(fc.nat(), { minLength: 1, maxLength: 3 }),
  target: fc.nat(),
  place: fc.constantFrom<DropTarget['place']>('before', 'after', 'into'),
});

function readBack(text: string): unknown {
  const parsed = parseConfig(text, 'docs.json');
  if (parsed.status === 'unreadable') throw new Error(`${parsed.diagnostics[0]?.message}\n${text}`);
  return parsed.document.value;
}

const outlineOf = (text: string) => readOutline(readBack(text), () => undefined);

const nodesOf = (text: string): readonly OutlineNode[] =>
  [...walkOutline(outlineOf(text).roots)].map(({ node }) => node);

function at(text: string, path: ConfigPath): unknown {
  return path.reduce<unknown>((inner, key) => (inner as Record<string | number, unknown>)[key], readBack(text));
}

/** Every entry written in the navigation, in alphabetical order. */
const entriesOf = (text: string) =>
  nodesOf(text)
    .map(({ kind, label }) => `${kind} ${label}`)
    .sort();

/** Carries a step out, and says what must be true of it. */
function perform(text: string, { kind, picks, target, place }: typeof step extends fc.Arbitrary<infer T> ? T : never) {
  const all = nodesOf(text);
  const chosen = outermost(
    [...new Set(picks.map((pick) => all[pick % all.length]))].filter((one) => one !== undefined),
  );
  const [first] = chosen;
  const node = all[target % all.length];
  if (first === undefined || node === undefined) return text;
  const paths = chosen.map(({ path }) => path);
  if (kind === 'remove') {
    const after = removeEntries(configOf(text), paths).json.text;
    expect(nodesOf(after)).toHaveLength(
      all.length - chosen.reduce((sum, one) => sum + [...walkOutline([one])].length, 0),
    );
    return after;
  }
  if (kind === 'rename') {
    if (first.kind !== 'group') return text;
    const after = renameEntry(configOf(text), first.path, 'group', 'New title').json.text;
    expect(at(after, [...first.path, 'group'])).toBe('New title');
    return after;
  }
  if (kind === 'add') {
    const [list] = node.lists;
    if (list === undefined) return text;
    const after = insertItem(text, list.path, 0, 'new');
    expect(at(after, [...list.path, 0])).toBe('new');
    return after;
  }
  const verdict = canDrop(outlineOf(text), chosen, { node, place });
  const values = paths.map((path) => at(text, path));
  if (verdict.status === 'refused') {
    if (kind !== 'group' || verdict.groupAt === undefined) return text;
    const { config, paths: places } = groupEntries(configOf(text), paths, verdict.groupAt, 'Made');
    const after = config.json.text;
    expect(places.map((path) => at(after, path))).toEqual(values);
    expect(entriesOf(after)).toEqual([...entriesOf(text), 'group Made'].sort());
    return after;
  }
  const { config, paths: places } = moveEntries(configOf(text), paths, verdict.listPath, verdict.index);
  const after = config.json.text;
  expect(places.map((path) => at(after, path))).toEqual(values);
  expect(entriesOf(after)).toEqual(entriesOf(text));
  expectOnlyMoved({ text, paths }, { text: after, paths: places });
  return after;
}

/** A navigation in which each group has a name of its own, a comment above it and a key that nobody knows. */
const commented = fc
  .record({ groups: fc.integer({ min: 2, max: 5 }), lineEnd: fc.constantFrom('\n', '\r\n') })
  .map(({ groups, lineEnd }) => {
    const names = Array.from({ length: groups }, (_, at) => `G${at}`);
    const lines = names.flatMap((title, at) => [
      `    // About ${title}.`,
      '    {',
      `      "group": "${title}", // ${title} by name`,
      `      "x-${title}": { "kept": [${at}] },`,
      '      "pages": [',
      `        /* In ${title}. */`,
      `        { "group": "${title} inside", "y": ${at}, "pages": ["${title}/page"] }`,
      '      ]',
      `    }${at === groups - 1 ? '' : ','}`,
    ]);
    return { names, text: ['{', '  "navigation": [', ...lines, '  ]', '}', ''].join(lineEnd) };
  });

describe('any sequence of drags', () => {
  it('takes the comments of a group and the keys that nobody knows along', () => {
    const drag = fc.record({ from: fc.nat(), target: fc.nat(), place: step.map((one) => one.place) });
    fc.assert(
      fc.property(commented, fc.array(drag, { maxLength: 8 }), ({ names, text: first }, drags) => {
        let text = first;
        for (const { from, target, place } of drags) {
          const all = nodesOf(text);
          const [source, node] = [all[from % all.length], all[target % all.length]];
          const verdict = source && node && canDrop(outlineOf(text), [source], { node, place });
          if (source === undefined || verdict?.status !== 'ok') continue;
          const before = text;
          const { config, paths } = moveEntries(configOf(before), [source.path], verdict.listPath, verdict.index);
          text = config.json.text;
          expectOnlyMoved({ text: before, paths: [source.path] }, { text, paths });
        }
        for (const [number, title] of names.entries()) {
          const [group] = nodesOf(text).filter(({ label }) => label === title);
          expect(text).toMatch(
            new RegExp(`(?://|/\\*) About ${title}\\.(?: \\*/)?\\s+\\{\\s+"group": "${title}", // ${title} by name`),
          );
          expect(text).toMatch(new RegExp(`/\\* In ${title}\\. \\*/\\s+\\{ "group": "${title} inside"`));
          expect(group && at(text, group.path)).toMatchObject({ [`x-${title}`]: { kept: [number] } });
        }
      }),
      { numRuns: 80 },
    );
  });
});

describe('any sequence of changes', () => {
  it('keeps every entry, puts what was moved where it is said to be, and keeps comments', () => {
    fc.assert(
      fc.property(
        navigation,
        fc.array(step, { maxLength: 8 }),
        fc.constantFrom('  ', '\t', ''),
        (value, steps, indent) => {
          let text = JSON.stringify({ name: 'Tide', unknown: [1], navigation: value }, null, indent);
          for (const one of steps) {
            if (nodesOf(text).length === 0) return;
            text = perform(text, one);
            expect(readBack(text)).toMatchObject({ name: 'Tide', unknown: [1] });
          }
        },
      ),
      { numRuns: 60 },
    );
  });

  it('takes the comments above an entry along', () => {
    const text = `{
  "navigation": [
    {
      "group": "Start",
      "pages": [
        // The first one.
        "one",
        "two"
      ]
    },
    { "group": "Guides", "pages": ["three"], "extra": true }
  ]
}
`;
    const { config: after } = moveEntries(configOf(text), [['navigation', 1]], ['navigation', 0, 'pages'], 1);
    expect(after.json.text).toContain('"extra": true');
    const back = moveEntries(configOf(text), [['navigation', 0, 'pages', 0]], ['navigation', 0, 'pages'], 2);
    expect(back.config.json.text.indexOf('// The first one.')).toBeGreaterThan(back.config.json.text.indexOf('"two"'));
    expect(moveEntries(configOf(text), [['navigation', 0]], ['navigation'], 1).config.json.text).toBe(text);
  });
});
