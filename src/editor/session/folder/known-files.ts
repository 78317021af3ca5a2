/** What is known of the files in the folder: what they were like when they were last the same as the project's. */
import type { ProjectFiles } from '../../../project/project-files.ts';
import { isSameContent } from '../../../project/same-content.ts';
import type { FileNote } from '../../../storage/folder-storage.ts';
import type { FoundFile } from '../../../transfer/folder/scan-folder.ts';
import { digestOf } from './digest.ts';

export class KnownFiles {
  readonly #notes: Map<string, FileNote>;
  /** The project's bytes that the folder holds as well; absent where the folder holds others, as far as is known. */
  readonly #same = new Map<string, Uint8Array>();
  #unstored = new Map<string, FileNote | undefined>();

  private constructor(notes: ReadonlyMap<string, FileNote>) {
    this.#notes = new Map(notes);
  }

  /** Finds out which files have not changed since they were noted. */
  static async read(notes: ReadonlyMap<string, FileNote>, files: ProjectFiles): Promise<KnownFiles> {
    const known = new KnownFiles(notes);
    for (const [path, note] of notes) {
      const bytes = files.get(path);
      if (bytes?.length === note.size && (await digestOf(bytes)) === note.digest) known.#same.set(path, bytes);
    }
    return known;
  }

  get paths(): Iterable<string> {
    return this.#notes.keys();
  }

  note(path: string): FileNote | undefined {
    return this.#notes.get(path);
  }

  /** Whether the project holds something else than the folder did when it was last looked at. */
  isChangedHere(path: string, here: Uint8Array | undefined): boolean {
    if (!this.#notes.has(path)) return here !== undefined;
    const same = this.#same.get(path);
    if (here === undefined || same === undefined) return true;
    if (same === here) return false;
    if (!isSameContent(same, here)) return true;
    this.#same.set(path, here);
    return false;
  }

  /** Both hold the same now; without bytes neither has the file. */
  settle(path: string, note: FileNote | undefined, bytes: Uint8Array | undefined): void {
    this.#put(path, note);
    if (bytes && note) this.#same.set(path, bytes);
    else this.#same.delete(path);
  }

  /** The folder holds this, whatever the project holds: what is written next takes its place. */
  accept(path: string, note: FileNote | undefined): void {
    this.#put(path, note);
    this.#same.delete(path);
  }

  /** What has been noted and is not stored yet. */
  takeUnstored(): ReadonlyMap<string, FileNote | undefined> {
    const taken = this.#unstored;
    this.#unstored = new Map();
    return taken;
  }

  #put(path: string, note: FileNote | undefined): void {
    if (note) this.#notes.set(path, note);
    else this.#notes.delete(path);
    this.#unstored.set(path, note);
  }
}

export async function noteOf({ size, modified }: FoundFile, bytes: Uint8Array): Promise<FileNote> {
  return { size, modified, digest: await digestOf(bytes) };
}
