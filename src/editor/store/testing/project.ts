import { createProjectStore, type ProjectStore } from '../project-store.ts';

const encoder = new TextEncoder();

/** A store over files given as texts. */
export function storeOf(files: Readonly<Record<string, string>>): ProjectStore {
  return createProjectStore({ id: 'p1', name: 'Handbook', files: filesOf(files) });
}

export function filesOf(files: Readonly<Record<string, string>>): ReadonlyMap<string, Uint8Array> {
  return new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
}

/** All files as texts, sorted by path; a byte-order mark shows. */
export function textsOf({ getState }: Pick<ProjectStore, 'getState'>): Readonly<Record<string, string>> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const entries = [...getState().files].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([path, bytes]) => [path, decoder.decode(bytes)]));
}
