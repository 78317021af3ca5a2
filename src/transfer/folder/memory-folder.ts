/** A folder in memory that behaves like one of the computer, for tests. */
import type { FileHandle, FolderHandle } from './folder-handle.ts';

export class MemoryFolder implements FolderHandle {
  readonly kind = 'directory';
  readonly name: string;
  readonly #children = new Map<string, MemoryFolder | MemoryFile>();
  /** Moves on with each change of a file: two in a row are told apart. */
  static now = 1000;

  constructor(name: string) {
    this.name = name;
  }

  async *values(): AsyncGenerator<FolderHandle | FileHandle> {
    yield* [...this.#children.values()];
  }

  async queryPermission(): Promise<PermissionState> {
    return 'granted';
  }

  async getDirectoryHandle(name: string, options: { readonly create?: boolean } = {}): Promise<MemoryFolder> {
    const child = this.#children.get(name) ?? (options.create ? new MemoryFolder(name) : undefined);
    if (child === undefined) throw new DOMException('No such folder.', 'NotFoundError');
    if (child.kind !== 'directory') throw new DOMException('A file.', 'TypeMismatchError');
    this.#children.set(name, child);
    return child;
  }

  async getFileHandle(name: string, options: { readonly create?: boolean } = {}): Promise<MemoryFile> {
    const child = this.#children.get(name) ?? (options.create ? new MemoryFile(name) : undefined);
    if (child === undefined) throw new DOMException('No such file.', 'NotFoundError');
    if (child.kind !== 'file') throw new DOMException('A folder.', 'TypeMismatchError');
    child.isGone = false;
    this.#children.set(name, child);
    return child;
  }

  async removeEntry(name: string): Promise<void> {
    const child = this.#children.get(name);
    if (child === undefined) throw new DOMException('Nothing there.', 'NotFoundError');
    if (child.kind === 'directory') {
      if (child.#children.size > 0) throw new DOMException('Not empty.', 'InvalidModificationError');
    } else child.isGone = true;
    this.#children.delete(name);
  }

  /** Texts by path; without one the file is deleted. */
  async change(files: Readonly<Record<string, string | undefined>>): Promise<void> {
    for (const [path, text] of Object.entries(files)) {
      const names = path.split('/');
      const last = names.pop() ?? '';
      let folder: MemoryFolder = this;
      for (const name of names) folder = await folder.getDirectoryHandle(name, { create: true });
      if (text === undefined) await folder.removeEntry(last);
      else (await folder.getFileHandle(last, { create: true })).put(new TextEncoder().encode(text));
    }
  }

  async texts(): Promise<Readonly<Record<string, string>>> {
    const found: Record<string, string> = {};
    for (const [name, child] of this.#children) {
      if (child.kind === 'file') found[name] = new TextDecoder('utf-8', { ignoreBOM: true }).decode(child.bytes);
      else for (const [path, text] of Object.entries(await child.texts())) found[`${name}/${path}`] = text;
    }
    return found;
  }
}

class MemoryFile implements FileHandle {
  readonly kind = 'file';
  readonly name: string;
  bytes = new Uint8Array();
  modified = MemoryFolder.now;
  isGone = false;

  constructor(name: string) {
    this.name = name;
  }

  put(bytes: Uint8Array<ArrayBuffer>): void {
    this.bytes = bytes;
    this.modified = ++MemoryFolder.now;
  }

  async getFile() {
    if (this.isGone) throw new DOMException('It is gone.', 'NotFoundError');
    const { bytes, modified } = this;
    return { size: bytes.length, lastModified: modified, arrayBuffer: async () => bytes.slice().buffer };
  }

  async createWritable() {
    let written = new Uint8Array();
    return {
      write: async (bytes: Uint8Array<ArrayBuffer>) => {
        written = bytes.slice();
      },
      close: async () => this.put(written),
      abort: async () => undefined,
    };
  }
}
