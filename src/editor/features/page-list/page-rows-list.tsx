import { CopyPlus, EyeOff, FileText, Trash2 } from 'lucide-react';
import { memo, type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import type { PageListing } from '../../store/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useWindow } from '../../ui/use-window.ts';
import classes from './page-list.module.css';
import type { PageRow } from './page-rows.ts';

export interface PageRowsProps {
  readonly rows: readonly PageRow[];
  readonly currentPage: string | undefined;
  readonly onOpen: (page: PageListing) => void;
  readonly onDelete?: (page: PageListing) => void;
  readonly onDuplicate?: (page: PageListing) => void;
}

const PAGE_HEIGHT_PX = 42;
const HEADING_HEIGHT_PX = 34;

/** The rows in sight of a list that may have thousands. */
export function PageRows({ rows, currentPage, onOpen, onDelete, onDuplicate }: PageRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const heights = useMemo(() => rows.map(({ kind }) => (kind === 'page' ? PAGE_HEIGHT_PX : HEADING_HEIGHT_PX)), [rows]);
  const { first, end, before, total } = useWindow(list, heights);
  useCurrentInSight(list, rows, heights, currentPage);
  return (
    <ul ref={list} className={classes.list} aria-label="Pages" style={{ height: total, paddingTop: before }}>
      {rows.slice(first, end).map((row) =>
        row.kind === 'heading' ? (
          <li key={row.key} className={classes.heading} title={row.text}>
            {row.short}
          </li>
        ) : (
          <PageItem
            key={row.key}
            page={row.page}
            isCurrent={row.page.path === currentPage}
            onOpen={onOpen}
            {...(onDelete && { onDelete })}
            {...(onDuplicate && { onDuplicate })}
          />
        ),
      )}
    </ul>
  );
}

/** Scrolls to the page in the preview when it becomes another one, or comes under another heading, out of sight. */
function useCurrentInSight(
  list: RefObject<HTMLUListElement | null>,
  rows: readonly PageRow[],
  heights: readonly number[],
  currentPage: string | undefined,
): void {
  const index = rows.findIndex((row) => row.kind === 'page' && row.page.path === currentPage);
  const row = rows[index];
  const heading = row?.kind === 'page' ? row.page.trail.join('\n') : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: when other pages come and go, or are filtered, the list stays where it is.
  useLayoutEffect(() => {
    const scroller = list.current?.closest<HTMLElement>('[data-scroller]');
    if (heading === undefined || !list.current || !scroller) return;
    const start = list.current.getBoundingClientRect().top - scroller.getBoundingClientRect().top + scroller.scrollTop;
    const top = start + heights.slice(0, index).reduce((sum, height) => sum + height, 0);
    const isAbove = top < scroller.scrollTop;
    const isBelow = top + PAGE_HEIGHT_PX > scroller.scrollTop + scroller.clientHeight;
    if (isAbove || isBelow) scroller.scrollTop = top - scroller.clientHeight / 2;
  }, [list, currentPage, heading]);
}

interface PageItemProps {
  readonly page: PageListing;
  readonly isCurrent: boolean;
  readonly onOpen: (page: PageListing) => void;
  readonly onDelete?: (page: PageListing) => void;
  readonly onDuplicate?: (page: PageListing) => void;
}

const PageItem = memo(function PageItem({ page, isCurrent, onOpen, onDelete, onDuplicate }: PageItemProps) {
  return (
    <li className={classes.item} data-current={isCurrent || undefined}>
      <button
        type="button"
        className={classes.open}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={() => onOpen(page)}
      >
        <FileText size={15} className={classes.icon} aria-hidden="true" />
        <span className={classes.text}>
          <span className={classes.title}>{page.title}</span>
          <span className={classes.path}>{page.path}</span>
        </span>
        {page.isHidden && <EyeOff size={14} className={classes.icon} role="img" aria-label="hidden from search" />}
      </button>
      {onDelete && (
        <span className={classes.actions}>
          {onDuplicate && (
            <IconButton label={`Duplicate ${page.title}`} size={26} onClick={() => onDuplicate(page)}>
              <CopyPlus size={14} />
            </IconButton>
          )}
          <IconButton label={`Delete ${page.title}`} size={26} onClick={() => onDelete(page)}>
            <Trash2 size={14} />
          </IconButton>
        </span>
      )}
    </li>
  );
});
