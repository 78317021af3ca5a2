/** The notes on a page, and the dialog that a note is written in. */
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TextRange } from '../../../project/text-edit.ts';
import type { PageHandle } from '../../pages/page-handle.ts';
import { storeOf, textsOf } from '../../store/testing/project.ts';
import { removeShown, show } from '../../testing/show.tsx';
import { violationsInBothModes } from '../../testing/violations.ts';
import { thisPageWords } from '../../words/this-page.ts';
import NoteDialog from './note-dialog.tsx';
import type { NotedLines } from './notes-of-page.ts';
import PageNotes from './page-notes.tsx';

const FILE = 'leafwright.notes.json';
const PAGE = '---\ntitle: Beds\n---\n\nTake dark soil for beds.\n\nWater it.\n';

function project(files: Readonly<Record<string, string>> = {}) {
  const store = storeOf({ 'a.mdx': PAGE, ...files });
  const gone: TextRange[] = [];
  const handle: PageHandle = {
    file: 'a.mdx',
    read: () => textsOf(store)['a.mdx'] ?? '',
    apply: () => false,
    go: (range) => void gone.push(range),
    readSelection: () => undefined,
    onCursor: () => () => {},
  };
  return { store, gone, handle, notes: () => textsOf(store)[FILE] ?? '' };
}

function openList(files?: Readonly<Record<string, string>>) {
  const all = { ...project(files), marks: [] as (readonly NotedLines[])[], opened: [] as string[] };
  show(
    <>
      <h2>{thisPageWords.title}</h2>
      <PageNotes
        page={all.handle}
        onMark={(lines) => void all.marks.push(lines)}
        onOpenFile={(file) => void all.opened.push(file)}
      />
    </>,
    all.store,
  );
  return all;
}

const said = { author: 'Ada', at: '2026-01-02T03:04:05.000Z' };
const NOTES = JSON.stringify({
  notes: [
    { id: 'n1', page: 'a.mdx', quote: 'Water it', before: 'beds.\n\n', after: '.\n', ...said, text: 'How much?' },
    { id: 'n2', page: 'a.mdx', ...said, text: 'Who owns this page?', colour: 'red' },
    { id: 'n3', page: 'a.mdx', quote: 'dark soil', ...said, text: 'Done.', resolved: true },
    { id: 'n4', page: 'old.mdx', ...said, text: 'Keep this.' },
  ],
});

const note = (name: string | RegExp) => page.getByRole('article').filter({ hasText: name });
const button = (name: string | RegExp) => page.getByRole('button', { name });

beforeEach(() => localStorage.clear());
afterEach(removeShown);

test('words are noted with a name that is asked for once, as a step to undo', async () => {
  const { store, handle, notes } = project();
  const start = PAGE.indexOf('dark');
  show(<NoteDialog page={handle} selection={{ start, end: start + 9 }} onClose={() => {}} />, store);
  await expect.element(page.getByRole('dialog').getByText('dark soil')).toBeVisible();
  await userEvent.keyboard('Which one?');
  await userEvent.tab();
  await userEvent.keyboard('Ada');
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  await expect.poll(() => violationsInBothModes()).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(notes).toContain('Which one?');
  expect(JSON.parse(notes()).notes[0]).toMatchObject({
    page: 'a.mdx',
    quote: 'dark soil',
    before: '---\ntitle: Beds\n---\n\nTake '.slice(-40),
    author: 'Ada',
    text: 'Which one?',
  });
  expect(textsOf(store)['a.mdx']).toBe(PAGE);
  expect(store.getState().history.done.map(({ label }) => label)).toEqual(['Add a note']);
  store.actions.undo();
  expect(textsOf(store)[FILE]).toBeUndefined();
  removeShown();
  show(<NoteDialog page={handle} selection={{ start, end: start }} onClose={() => {}} />, store);
  await expect.element(page.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ada');
  await expect.element(page.getByText('Take dark soil for beds.')).toBeVisible();
});

test('open notes are listed in the order of the page, lead to their words and mark them', async () => {
  const { gone, marks } = openList({ [FILE]: NOTES });
  await expect.element(page.getByText('2 open notes')).toBeVisible();
  const texts = () => [...document.querySelectorAll('article')].map((item) => item.textContent);
  expect(texts()[0]).toContain('Who owns this page?');
  expect(texts()[1]).toContain('How much?');
  await userEvent.click(button('Go to “Water it”'));
  const start = PAGE.indexOf('Water it');
  expect(gone).toEqual([{ start, end: start + 8 }]);
  const words = [{ before: '', words: 'Water it', after: '.' }];
  expect(marks.at(-1)).toEqual([{ change: 'noted', first: 7, last: 7, words }]);
  await userEvent.click(page.getByRole('switch', { name: 'Show resolved (1)' }));
  await expect.element(note('Done.')).toHaveTextContent('Resolved');
  await expect.element(button('Move to this page: note by Ada')).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
});

test('by keyboard a note is answered, changed, resolved, reopened and deleted, and each is a step to undo', async () => {
  const { store, notes } = openList({ [FILE]: NOTES });
  await expect.element(note('How much?')).toBeVisible();
  const press = async (name: string) => {
    const of = note('How much?').getByRole('button', { name: new RegExp(`^${name}`) });
    (of.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await press('Reply to');
  await userEvent.keyboard('A can a day.');
  await userEvent.tab();
  await userEvent.keyboard('Bo{Enter}');
  await expect.element(note('How much?')).toHaveTextContent('A can a day.');
  await expect.element(note('How much?')).toHaveFocus();
  await press('Edit');
  await userEvent.keyboard('{End} Roughly.{Control>}{Enter}{/Control}');
  await expect.element(note('How much? Roughly.')).toBeVisible();
  await press('Resolve');
  await expect.poll(() => note('How much?').query()).toBeNull();
  expect(document.activeElement?.closest('article')).not.toBeNull();
  await userEvent.click(page.getByRole('switch'));
  await press('Reopen');
  await expect.element(note('How much?').getByRole('button', { name: /^Resolve/ })).toBeVisible();
  await press('Delete');
  await expect.poll(() => note('How much?').query()).toBeNull();
  expect(notes()).toContain('"colour":"red"');
  expect(store.getState().history.done.map(({ label }) => label)).toEqual([
    'Reply to a note',
    'Edit a note',
    'Resolve a note',
    'Reopen a note',
    'Delete a note',
  ]);
  store.actions.goToStep(0);
  expect(notes()).toBe(NOTES);
});

test('a note whose page is gone says so, and can go to this page', async () => {
  const { notes } = openList({ [FILE]: NOTES });
  await expect.element(note('Keep this.')).toHaveTextContent('Was about old.mdx');
  await userEvent.click(button('Move to this page: note by Ada'));
  await expect.element(page.getByText('3 open notes')).toBeVisible();
  expect(JSON.parse(notes()).notes[3]).toMatchObject({ id: 'n4', page: 'a.mdx' });
});

test('a page that is renamed or moved takes its notes along, and undo brings them back', () => {
  const { store, notes } = project({ [FILE]: NOTES, 'docs.json': '{ "navigation": { "pages": ["a"] } }' });
  const pages = () => JSON.parse(notes()).notes.map((one: { page: string }) => one.page);
  store.actions.renameFile('a.mdx', 'b/c.mdx');
  expect(pages()).toEqual(['b/c.mdx', 'b/c.mdx', 'b/c.mdx', 'old.mdx']);
  store.actions.renameFile('b', 'd');
  store.actions.editFiles({ label: 'Move', moves: new Map([['d/c.mdx', 'e.mdx']]) });
  expect(pages()).toEqual(['e.mdx', 'e.mdx', 'e.mdx', 'old.mdx']);
  store.actions.movePage({ from: 'e.mdx', to: 'f.mdx' }, { rewritesLinks: true, addsRedirect: false }, 'Move');
  expect(pages()).toEqual(['f.mdx', 'f.mdx', 'f.mdx', 'old.mdx']);
  store.actions.goToStep(0);
  expect(notes()).toBe(NOTES);
});

test('a broken file is told and stays as it is; hostile words are only words', async () => {
  const { opened } = openList({ [FILE]: '{ "notes": [' });
  await expect.element(page.getByRole('alert')).toHaveTextContent('cannot be read');
  expect(button('Add a note').query()).toBeNull();
  await userEvent.click(button('Open the file'));
  expect(opened).toEqual([FILE]);
  removeShown();
  const hostile = {
    id: '"]<img>',
    page: 'a.mdx',
    quote: '<script>',
    text: '<img src=x onerror=alert(1)>',
    author: '{x}',
  };
  openList({ [FILE]: JSON.stringify({ notes: [7, hostile] }) });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Note 1 in');
  await expect.element(note('<img src=x')).toHaveTextContent('These words are not on the page any more.');
  expect(document.querySelector('article img')).toBeNull();
  await userEvent.click(button('Resolve the note by {x}'));
  await expect.element(page.getByText('No open notes on this page')).toBeVisible();
  expect(await violationsInBothModes()).toEqual([]);
});
