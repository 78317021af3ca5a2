import { memo, useMemo, useRef } from 'react';
import { readImageSize } from '../../../engine/project/image-size.ts';
import { folderOf, nameOf } from '../../../engine/project/paths.ts';
import { useWindow } from '../../ui/use-window.ts';
import { AssetThumbnail } from '../../uploads/asset-thumbnail.tsx';
import { assetFacts, countOf, sizeFacts } from '../../uploads/asset-words.ts';
import classes from './library.module.css';
import type { AssetItem } from './library.ts';

export type AssetView = 'list' | 'grid';

export interface AssetListProps {
  readonly items: readonly AssetItem[];
  readonly view: AssetView;
  /** Width of the list, in pixels. */
  readonly width: number;
  readonly onOpen: (path: string) => void;
}

const ROW_PX = 56;
const TILE_PX = 128;
const TILE_WIDTH_PX = 104;

/** The files in sight, as rows or as tiles. */
export function AssetList({ items, view, width, onOpen }: AssetListProps) {
  const list = useRef<HTMLUListElement>(null);
  const columns = view === 'list' ? 1 : Math.max(Math.floor((width - 24) / TILE_WIDTH_PX), 1);
  const lines = Math.ceil(items.length / columns);
  const heights = useMemo(() => new Array<number>(lines).fill(view === 'list' ? ROW_PX : TILE_PX), [lines, view]);
  const { first, end, before, total } = useWindow(list, heights);
  return (
    <ul
      ref={list}
      className={classes.list}
      aria-label="Pictures and files"
      data-view={view}
      style={{ height: total, paddingTop: before, gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {items.slice(first * columns, end * columns).map((item) => (
        <AssetEntry key={item.path} item={item} view={view} onOpen={onOpen} />
      ))}
    </ul>
  );
}

interface AssetEntryProps {
  readonly item: AssetItem;
  readonly view: AssetView;
  readonly onOpen: (path: string) => void;
}

const AssetEntry = memo(function AssetEntry({ item, view, onOpen }: AssetEntryProps) {
  const { path, contents, kind, uses, isUnused } = item;
  const size = kind === 'image' ? readImageSize(contents) : undefined;
  const used = isUnused ? 'Unused' : uses.length === 0 ? '' : countOf(uses.length, 'place');
  return (
    <li className={classes.entry}>
      <button
        type="button"
        className={classes.open}
        data-asset={path}
        title={`${path}\n${assetFacts(path, contents.length, size)}`}
        onClick={() => onOpen(path)}
      >
        <AssetThumbnail path={path} contents={contents} size={view === 'list' ? 'small' : 'tile'} />
        <span className={classes.text}>
          <span className={classes.name}>{nameOf(path)}</span>
          <span className={classes.facts}>
            {view === 'list' && (
              <span className={classes.fact}>
                {[folderOf(path), sizeFacts(contents.length, size)].filter(Boolean).join(' · ')}
              </span>
            )}
            {used !== '' && (
              <span className={classes.used} data-unused={isUnused || undefined}>
                {used}
              </span>
            )}
          </span>
        </span>
      </button>
    </li>
  );
});
