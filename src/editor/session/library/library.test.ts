import 'fake-indexeddb/auto';
import { expect, test, vi } from 'vitest';
import { createFolderStorage } from '../../../storage/folder-storage.ts';
import { createProjectStorage, type ProjectStorage } from '../../../storage/index.ts';
import { openDatabase } from '../../../storage/project-database.ts';
import { filesOf } from '../../store/testing/project.ts';
import { createSiteReader } from '../reading/site-reader.ts';
import { createEmptyProject } from './empty-project.ts';
import { createProjectLibrary, KEPT_DAYS } from './project-library.ts';
import { loadStarter } from './starter.ts';
import type { UnstoredProjects } from './unstored-projects.ts';

let count = 0;

function setUp(change: Partial<ProjectStorage> = {}) {
  const unstored: UnstoredProjects = new Map();
  const storage = { ...createProjectStorage(`library-${++count}`), ...change };
  let ids = 0;
  const journal = { read: () => undefined, remove: vi.fn() };
  const library = createProjectLibrary({
    storage,
    openFolders: async () => createFolderStorage(openDatabase(`library-${count}`)),
    journal,
    unstored,
    now: () => 1000 + ids,
    newId: () => `id-${++ids}`,
  });
  return { library, storage, journal, unstored };
}

const project = { name: 'Acorn', files: filesOf({ 'docs.json': '{ "colors": { "primary": "#0a7" } }' }) };

test('a new project is stored and listed with its colours', async () => {
  const { library, storage } = setUp();
  const id = await library.create(project);
  expect((await library.list()).projects).toMatchObject([{ id, name: 'Acorn', look: { primary: '#0a7' } }]);
  expect((await storage.load(id))?.files.size).toBe(1);
});

test('a second project of the same name gets a number', async () => {
  const { library } = setUp();
  for (let round = 0; round < 3; round++) await library.create(project);
  const names = (await library.list()).projects.map(({ name }) => name);
  expect(names.sort()).toEqual(['Acorn', 'Acorn 2', 'Acorn 3']);
});

test('a project that cannot be stored is kept in the tab', async () => {
  const { library, unstored } = setUp({ create: () => Promise.reject(new DOMException('full', 'QuotaExceededError')) });
  const id = await library.create(project);
  expect(unstored.get(id)).toMatchObject({ name: 'Acorn', revision: 1 });
  expect((await library.list()).projects).toMatchObject([{ id, name: 'Acorn' }]);
});

test('a browser that stores nothing is told with the list', async () => {
  const { library } = setUp({ list: () => Promise.reject(new DOMException('no', 'InvalidStateError')) });
  expect(await library.list()).toMatchObject({ projects: [], problem: { code: 'storage/unavailable' } });
});

test('a project is renamed and deleted, and comes back as it was', async () => {
  const { library, storage } = setUp();
  const id = await library.create(project);
  expect(await library.rename(id, 'Birch')).toBeUndefined();
  expect((await library.list()).projects[0]?.name).toBe('Birch');
  expect(await library.remove(id)).toBeUndefined();
  expect(await library.list()).toMatchObject({ projects: [], deleted: [{ id, name: 'Birch' }] });
  expect(await storage.load(id)).toBeUndefined();
  expect(await library.restore(id)).toBeUndefined();
  expect(await library.list()).toMatchObject({ projects: [{ id, name: 'Birch' }], deleted: [] });
  expect((await storage.load(id))?.files.size).toBe(1);
});

test('deleted for good, a project is gone with its note', async () => {
  const { library, journal } = setUp();
  const id = await library.create(project);
  expect(await library.erase(id)).toBeUndefined();
  expect(await library.list()).toEqual({ projects: [], deleted: [] });
  expect(journal.remove).toHaveBeenCalledWith(id);
  expect(await library.rename(id, 'Oak')).toMatchObject({ code: 'storage/deleted' });
});

test('a deleted project is kept for thirty days', async () => {
  const storage = createProjectStorage(`library-${++count}`);
  let time = 0;
  const journal = { read: () => undefined, remove: vi.fn() };
  const library = createProjectLibrary({
    ...{ storage, journal, unstored: new Map(), now: () => time, newId: () => 'a' },
    openFolders: () => Promise.reject(new Error('No folder is asked for.')),
  });
  await library.remove(await library.create(project));
  time = KEPT_DAYS * 86_400_000;
  expect((await library.list()).deleted).toHaveLength(1);
  time++;
  expect((await library.list()).deleted).toEqual([]);
  expect(await storage.list()).toEqual([]);
});

test('a project that comes back gets another name when its own was taken meanwhile', async () => {
  const { library } = setUp();
  const id = await library.create(project);
  await library.remove(id);
  await library.create(project);
  await library.restore(id);
  const { projects } = await library.list();
  expect(projects.map(({ name }) => name).sort()).toEqual(['Acorn', 'Acorn 2']);
});

test('a copy has the same files and a name of its own', async () => {
  const { library, storage } = setUp();
  const id = await library.create(project);
  const copy = await library.duplicate(id);
  const again = await library.duplicate(copy ?? '');
  expect((await storage.load(copy ?? ''))?.manifest.name).toBe('Acorn copy');
  expect((await storage.load(again ?? ''))?.manifest.name).toBe('Acorn copy 2');
  expect((await storage.load(copy ?? ''))?.files).toEqual((await storage.load(id))?.files);
  expect(await library.duplicate('nothing')).toBeUndefined();
});

test('what takes the place of a project has its name, and the other one can be brought back', async () => {
  const { library } = setUp();
  const id = await library.create({ ...project, source: 'acorn' });
  await library.rename(id, 'My acorn');
  const next = await library.replace(id, { ...project, source: 'acorn' });
  expect(await library.list()).toMatchObject({
    projects: [{ id: next, name: 'My acorn', record: { source: 'acorn' } }],
    deleted: [{ id }],
  });
});

test('a project that is in this tab only is deleted and brought back, too', async () => {
  const { library } = setUp({
    create: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
    note: () => Promise.reject(new DOMException('full', 'QuotaExceededError')),
  });
  const id = await library.create(project);
  expect(await library.remove(id)).toBeUndefined();
  expect(await library.list()).toMatchObject({ projects: [], deleted: [{ id }] });
  await library.restore(id);
  expect(await library.list()).toMatchObject({ projects: [{ id }], deleted: [] });
});

function problemsOf(files: ReadonlyMap<string, Uint8Array>) {
  const changes = [...files].map(([path, after]) => ({ path, after }));
  const { diagnostics, site } = createSiteReader().read({ revision: 1, changes });
  return { diagnostics, pages: site?.pages.map(({ path }) => path) };
}

test('the starter is a site without a problem, with every page in its navigation', async () => {
  const { name, files } = await loadStarter();
  expect(name).toBe('Field Guide');
  const { diagnostics, pages } = problemsOf(files);
  expect(diagnostics).toEqual([]);
  expect(pages?.[0]).toBe('index');
  expect(pages).toHaveLength([...files.keys()].filter((path) => /^(?!snippets).*\.mdx$/.test(path)).length);
});

test('every link and image of the starter leads to a file of it', async () => {
  const { files } = await loadStarter();
  const targets = [...files].flatMap(([path, bytes]) => {
    const text = new TextDecoder().decode(bytes).replace(/```[\s\S]*?```/g, '');
    return [...text.matchAll(/(?:\]\(|(?:href|src|url)="|from '|"(?:light|dark|url|favicon)": ")(\/[^)"'#]*)/g)].map(
      ([, target = '']) => ({ path, target: target.slice(1) }),
    );
  });
  expect(targets.length).toBeGreaterThan(15);
  const missing = targets.filter(({ target }) => target !== '' && !files.has(target) && !files.has(`${target}.mdx`));
  expect(missing).toEqual([]);
});

test('the empty project is a site of one page without a problem', () => {
  expect(problemsOf(createEmptyProject().files)).toEqual({ diagnostics: [], pages: ['index'] });
});

test('a project that shows nothing from other hosts does not do so in a copy, nor in what takes its place', async () => {
  const { library, storage } = setUp();
  const id = await library.create({ ...project, hidesOtherHosts: true });
  const copy = (await library.duplicate(id)) ?? '';
  const next = await library.replace(id, project);
  for (const one of [copy, next]) expect((await storage.load(one))?.manifest.hidesOtherHosts).toBe(true);
});
