import { differingPaths } from '../../../project/changed-paths.ts';
import { extensionOf } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { isReadByEngine } from '../project-feed.ts';
import type { AddressLine } from './address-line.ts';

/** What the engine reads, and Markdown that is no page. */
function isTextFile(path: string): boolean {
  return isReadByEngine(path) || MARKDOWN.has(extensionOf(path));
}

const MARKDOWN: ReadonlySet<string> = new Set(['md', 'mdx']);

/** Paths of the texts that came, went or are others. Bytes are compared by identity. */
export function changedTexts(before: ProjectFiles, after: ProjectFiles): readonly string[] {
  return differingPaths(before, after).filter(isTextFile);
}

/** Keeps a worker's copy of the texts up to date. */
export interface TextFeed {
  /** Gives the worker what it lacks; starts one where there is none. */
  readonly open: (readFiles: () => ProjectFiles) => Promise<AddressLine>;
  readonly end: () => void;
}

/** Bytes that are copied in one go: well under a millisecond. */
const PART_BYTES = 500_000;

export function createTextFeed(start: () => AddressLine): TextFeed {
  let line: AddressLine | undefined;
  /** What the worker has. */
  let held: ProjectFiles = new Map();

  async function give(to: AddressLine, files: ProjectFiles): Promise<void> {
    let part: [string, Uint8Array | undefined][] = [];
    let size = 0;
    for (const path of changedTexts(held, files)) {
      // A copy of its own: a view would take the whole buffer behind it along.
      const bytes = files.get(path)?.slice();
      part.push([path, bytes]);
      size += bytes?.length ?? 0;
      if (size < PART_BYTES) continue;
      to.put(part);
      part = [];
      size = 0;
      await new Promise((resolve) => setTimeout(resolve));
    }
    if (part.length > 0) to.put(part);
    held = files;
  }

  return {
    async open(readFiles) {
      line ??= start();
      const current = line;
      while (held !== readFiles()) await give(current, readFiles());
      return current;
    },
    end() {
      line?.end();
      line = undefined;
      held = new Map();
    },
  };
}
