/** What a page was when the project was opened, from the steps since. Pure. */
import { type FileChange, type ProjectState, selectFileText } from '../../store/index.ts';

/** The text then; `undefined` where there was no such page. A page that was moved since is followed back to where it was. */
export function openedText(
  { files, history }: Pick<ProjectState, 'files' | 'history'>,
  file: string,
): string | undefined {
  let path = file;
  let bytes = files.get(file);
  for (const { changes } of history.done.toReversed()) {
    const change = changes.find((one) => one.path === path);
    if (!change) continue;
    const from = change.before === undefined ? cameFrom(change, changes) : change;
    if (!from) return undefined;
    path = from.path;
    bytes = from.before;
  }
  return bytes && selectFileText({ files: new Map([[path, bytes]]) }, path);
}

/** Of a file that is new with a step, the one that went away with it: the same, or the only page where both are one. */
function cameFrom({ after }: FileChange, changes: readonly FileChange[]): FileChange | undefined {
  const pages = changes.filter(({ path }) => /\.mdx?$/.test(path));
  const gone = pages.filter((one) => one.after === undefined);
  const isOnly = gone.length === 1 && pages.filter((one) => one.before === undefined).length === 1;
  return gone.find(({ before }) => before === after) ?? (isOnly ? gone[0] : undefined);
}
