import { describe, expect, it } from 'vitest';
import { readOutline } from '../../../authoring/navigation-edit/outline-reader.ts';
import { storeOf } from '../../store/testing/project.ts';
import { copyOf } from './copy-entry.ts';
import { dropPlaceAt, ROW_HEIGHT_PX } from './drop-place.ts';
import { insertionSpot } from './insertion-spot.ts';
import { keyMove } from './key-moves.ts';
import { moveLabel } from './move-words.ts';
import { findByLabel, neighbourOf, treeRows } from './tree-rows.ts';

const CONFIG = {
  navigation: [
    { group: 'Start', pages: ['index', 'quickstart'] },
    { group: 'Guides', pages: ['one', { group: 'Deep', pages: ['two'] }] },
  ],
};

const outline = readOutline(CONFIG, (page) => ({ file: `${page}.mdx`, title: page }));
const rows = treeRows(outline.roots, () => true);
const row = (label: string) => {
  const found = rows.find(({ node }) => node.label === label);
  if (!found) throw new Error(label);
  return found;
};

describe('treeRows', () => {
  it('gives every entry with its place among the others', () => {
    expect(rows.map(({ node, depth, position, count }) => [node.label, depth, position, count])).toEqual([
      ['Start', 0, 1, 2],
      ['index', 1, 1, 2],
      ['quickstart', 1, 2, 2],
      ['Guides', 0, 2, 2],
      ['one', 1, 1, 2],
      ['Deep', 1, 2, 2],
      ['two', 2, 1, 1],
    ]);
  });

  it('hides what is in a closed group', () => {
    expect(treeRows(outline.roots, ({ id }) => id !== 'group:Guides').map(({ node }) => node.label)).toEqual([
      'Start',
      'index',
      'quickstart',
      'Guides',
    ]);
  });
});

describe('what readers do not see', () => {
  it('is told of the entry itself and of all that is in it', () => {
    const config = {
      navigation: {
        tabs: [
          { tab: 'Docs', groups: [{ group: 'Old', hidden: true, pages: ['one', { group: 'Inner', pages: ['two'] }] }] },
          { tab: 'Later', isDefaultHidden: true, pages: ['three'] },
        ],
      },
    };
    const read = readOutline(config, (page) => ({ file: `${page}.mdx`, title: page, isHidden: page === 'three' }));
    expect(
      treeRows(read.roots, () => true).map(({ node, isInHidden }) => [node.label, node.hidden, isInHidden]),
    ).toEqual([
      ['Docs', undefined, false],
      ['Old', 'always', false],
      ['one', undefined, true],
      ['Inner', undefined, true],
      ['two', undefined, true],
      ['Later', 'until-open', false],
      ['three', 'always', false],
    ]);
  });
});

describe('neighbourOf', () => {
  const without = (...labels: readonly string[]) => rows.filter(({ node }) => !labels.includes(node.label));
  const idOf = (label: string) => row(label).node.id;

  it('is the next entry, else the one before, else what they stood in', () => {
    expect(neighbourOf(rows, idOf('index'), without('index'))).toBe(idOf('quickstart'));
    expect(neighbourOf(rows, idOf('quickstart'), without('quickstart'))).toBe(idOf('index'));
    expect(neighbourOf(rows, idOf('two'), without('two'))).toBe(idOf('Deep'));
    expect(neighbourOf(rows, idOf('index'), without('index', 'quickstart'))).toBe(idOf('Start'));
    expect(neighbourOf(rows, idOf('two'), without('two', 'Deep'))).toBe(idOf('one'));
    expect(neighbourOf(rows, idOf('index'), [])).toBeUndefined();
  });
});

describe('findByLabel', () => {
  it('finds the next label that begins with what was typed, around the end', () => {
    expect(findByLabel(rows, 0, 'd')).toBe(5);
    expect(findByLabel(rows, 5, 'st')).toBe(0);
    expect(findByLabel(rows, 0, 'zz')).toBe(-1);
  });
});

describe('dropPlaceAt', () => {
  const at = (label: string, share: number) => dropPlaceAt(rows, (rows.indexOf(row(label)) + share) * ROW_HEIGHT_PX);

  it('means before, into and after', () => {
    expect(at('quickstart', 0.2)).toMatchObject({ node: row('quickstart').node, place: 'before' });
    expect(at('quickstart', 0.8)).toMatchObject({ node: row('quickstart').node, place: 'after' });
    expect(at('Guides', 0.5)).toMatchObject({ node: row('Guides').node, place: 'into' });
    expect(at('Guides', 0.9)).toMatchObject({ node: row('one').node, place: 'before' });
    expect(dropPlaceAt(rows, 900)).toMatchObject({ node: row('Guides').node, place: 'after' });
  });
});

describe('keyMove', () => {
  it('moves among the siblings, into the group above and out', () => {
    const siblings = row('Guides').node.children;
    const parent = row('Guides').node;
    expect(keyMove(row('Deep').node, siblings, parent, 'up')).toEqual({
      target: { node: siblings[0], place: 'before' },
    });
    expect(keyMove(row('Deep').node, siblings, parent, 'out')).toEqual({ target: { node: parent, place: 'after' } });
    expect(keyMove(row('Guides').node, outline.roots, undefined, 'in')).toEqual({
      target: { node: row('Start').node, place: 'into' },
    });
    expect(keyMove(row('one').node, siblings, parent, 'up')).toEqual({ reason: '“one” is the first in “Guides”.' });
  });
});

describe('insertionSpot', () => {
  it('puts a page into the chosen group, behind the chosen page, or into the last group', () => {
    expect(insertionSpot(outline, 'page', row('Start').node)).toMatchObject({ index: 2, where: 'in Start' });
    expect(insertionSpot(outline, 'page', row('index').node)).toMatchObject({ index: 1, where: 'in Start' });
    expect(insertionSpot(outline, 'page', undefined)).toMatchObject({ where: 'in Deep' });
    expect(insertionSpot(outline, 'group', undefined)).toMatchObject({ listPath: ['navigation'], where: 'at the top' });
  });

  it('finds no place for a page where there is no group', () => {
    expect(
      insertionSpot(
        readOutline({ navigation: [] }, () => undefined),
        'page',
        undefined,
      ),
    ).toBeUndefined();
  });
});

describe('copyOf', () => {
  const state = storeOf({
    'docs.json': JSON.stringify({ ...CONFIG, navigation: [...CONFIG.navigation, { group: 'Deep (copy)', pages: [] }] }),
    'one.mdx': '---\ntitle: one\n---\n',
    'one-copy.mdx': '',
  }).getState();

  it('gives a page a file and a title of its own', () => {
    const copy = copyOf(row('one').node, state);
    expect(copy?.value).toBe('one-copy-2');
    expect(new TextDecoder().decode(copy?.files.get('one-copy-2.mdx'))).toContain('title: one (copy)');
  });

  it('copies a group with what is in it, under a title that no other has', () => {
    expect(copyOf(row('Deep').node, state)?.value).toEqual({ group: 'Deep (copy 2)', pages: ['two'] });
  });
});

describe('moveLabel', () => {
  it('names the step in plain words', () => {
    const [start, guides] = outline.roots;
    expect(moveLabel([row('one').node], guides, start)).toBe('Move one into Start');
    expect(moveLabel([row('one').node, row('two').node], guides, guides)).toBe('Move 2 entries within Guides');
    expect(moveLabel([row('Deep').node], guides, undefined)).toBe('Move Deep to the top');
  });
});
