/**
 * A folder that the browser may write to. No test can click the dialog of the system, so `showDirectoryPicker` gives a folder
 * of the browser's own file system: its handles are the real ones, with real writing, times and errors.
 */
import type { Page } from '@playwright/test';

export class LocalFolder {
  readonly #page: Page;
  readonly #name: string;

  constructor(page: Page, name = 'docs') {
    this.#page = page;
    this.#name = name;
  }

  /** Before the page is opened: each time it asks for a folder, this one is chosen. */
  async offer(): Promise<void> {
    await this.#page.context().addInitScript((name) => {
      Object.assign(window, {
        showDirectoryPicker: async () =>
          (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true }),
      });
    }, this.#name);
  }

  /** Another program writes files, or deletes those without contents. */
  async change(files: Readonly<Record<string, string | undefined>>): Promise<void> {
    await this.#page.evaluate(
      async ([name, all]) => {
        const root = await (await navigator.storage.getDirectory()).getDirectoryHandle(name, { create: true });
        for (const [path, text] of all) {
          const names = path.split('/');
          const last = names.pop() ?? '';
          let folder = root;
          for (const part of names) folder = await folder.getDirectoryHandle(part, { create: true });
          if (text === null) await folder.removeEntry(last);
          else {
            const writing = await (await folder.getFileHandle(last, { create: true })).createWritable();
            await writing.write(Uint8Array.from(atob(text), (character) => character.charCodeAt(0)));
            await writing.close();
          }
        }
      },
      [this.#name, Object.entries(files).map(([path, text]) => [path, encode(text)] as const)] as const,
    );
  }

  /** All files by path, each byte as a character. */
  async read(): Promise<Readonly<Record<string, string>>> {
    const found = await this.#page.evaluate(async (name) => {
      const files: [string, string, number][] = [];
      const walk = async (folder: FileSystemDirectoryHandle, prefix: string): Promise<void> => {
        for await (const entry of (folder as unknown as { values(): AsyncIterable<FileSystemHandle> }).values()) {
          if (entry.kind === 'directory') await walk(entry as FileSystemDirectoryHandle, `${prefix}${entry.name}/`);
          else {
            const file = await (entry as FileSystemFileHandle).getFile();
            const bytes = new Uint8Array(await file.arrayBuffer());
            files.push([
              `${prefix}${entry.name}`,
              Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''),
              file.lastModified,
            ]);
          }
        }
      };
      await walk(await (await navigator.storage.getDirectory()).getDirectoryHandle(name), '');
      return files;
    }, this.#name);
    return Object.fromEntries(found.map(([path, text]) => [path, Buffer.from(text, 'latin1').toString('utf8')]));
  }

  /** The whole folder goes. */
  async remove(): Promise<void> {
    await this.#page.evaluate(
      async (name) => (await navigator.storage.getDirectory()).removeEntry(name, { recursive: true }),
      this.#name,
    );
  }
}

function encode(text: string | undefined): string | null {
  return text === undefined ? null : Buffer.from(text, 'utf8').toString('base64');
}
