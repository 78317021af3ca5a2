import { memo, useMemo, useRef } from 'react';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { useWindow } from '../../ui/use-window.ts';
import { assetsWords } from '../../words/assets.ts';
import { AssetEntry } from './asset-entry.tsx';
import { FolderHeading } from './folder-heading.tsx';
import { type LibraryLine, linesByFolder, linesOf } from './folder-lines.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';

export type AssetView = 'list' | 'grid';

export interface AssetListProps {
  readonly items: readonly AssetItem[];
  readonly view: AssetView;
  /** Width of the list, in pixels. */
  readonly width: number;
  /** Files stand below their folders; else in the order given, each with its folder. */
  readonly isByFolder: boolean;
  readonly onOpen: (path: string, isRange: boolean) => void;
  /** The chosen files, while files are chosen. */
  readonly chosen?: ReadonlySet<string> | undefined;
  /** Absent where folders cannot be moved. */
  readonly onMoveFolder?: ((folder: string) => void) | undefined;
}

const ROW_PX = 56;
const TILE_PX = 128;
const TILE_WIDTH_PX = 104;
const FOLDER_PX = 36;
/** For a finger. */
const TOUCH_FOLDER_PX = 48;

/** The files in sight, as rows or as tiles. */
export const AssetList = memo(function AssetList(props: AssetListProps) {
  const { items, view, width, isByFolder, onOpen, chosen, onMoveFolder } = props;
  const list = useRef<HTMLDivElement>(null);
  const columns = view === 'list' ? 1 : Math.max(Math.floor((width - 24) / TILE_WIDTH_PX), 1);
  const lines = useMemo(
    () => (isByFolder ? linesByFolder(items, columns) : linesOf(items, columns)),
    [items, columns, isByFolder],
  );
  const folderHeight = useIsTouch() ? TOUCH_FOLDER_PX : FOLDER_PX;
  const heights = useMemo(
    () => lines.map(({ kind }) => (kind === 'folder' ? folderHeight : view === 'list' ? ROW_PX : TILE_PX)),
    [lines, view, folderHeight],
  );
  const { first, end, before, total } = useWindow(list, heights);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
    <div
      ref={list}
      role="group"
      aria-label={assetsWords.list}
      className={classes.library}
      style={{ height: total, paddingTop: before }}
    >
      {inFolders(lines.slice(first, end)).map(({ folder, heading, rows }) => (
        <section key={folder} aria-label={isByFolder ? folder || assetsWords.topFolder : undefined}>
          {heading && <FolderHeading {...heading} onMove={folder === '' ? undefined : onMoveFolder} />}
          {rows.length > 0 && (
            <ul
              className={classes.list}
              data-view={view}
              style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
            >
              {rows.map((item) => (
                <AssetEntry
                  key={item.path}
                  item={item}
                  view={view}
                  hasFolder={!isByFolder}
                  isChosen={chosen?.has(item.path)}
                  onOpen={onOpen}
                />
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
});

interface FolderInSight {
  readonly folder: string;
  /** Absent when it is scrolled out of sight. */
  readonly heading?: { readonly folder: string; readonly count: number };
  readonly rows: AssetItem[];
}

function inFolders(lines: readonly LibraryLine[]): readonly FolderInSight[] {
  const all: FolderInSight[] = [];
  for (const line of lines) {
    if (line.kind === 'folder') all.push({ folder: line.folder, heading: line, rows: [] });
    else {
      if (all.at(-1)?.folder !== line.folder) all.push({ folder: line.folder, rows: [] });
      all.at(-1)?.rows.push(...line.items);
    }
  }
  return all;
}
