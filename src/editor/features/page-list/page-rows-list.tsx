import { CopyPlus, EyeOff, FileText, Trash2 } from 'lucide-react';
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import type { FilePage } from '../../store/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { useWindow } from '../../ui/use-window.ts';
import { pageListWords as words } from '../../words/page-list.ts';
import classes from './page-list.module.css';
import type { PageRow } from './page-rows.ts';

export interface PageRowsProps {
  readonly rows: readonly PageRow[];
  readonly currentPage: string | undefined;
  readonly onOpen: (page: FilePage) => void;
  /** The page to give the keyboard to; a new object does so again. */
  readonly focused?: { readonly path: string } | undefined;
  readonly onDelete?: (page: FilePage) => void;
  readonly onDuplicate?: (page: FilePage) => void;
}

const PAGE_HEIGHT_PX = 42;
/** For fingers. */
const TOUCH_PAGE_HEIGHT_PX = 52;
const HEADING_HEIGHT_PX = 34;

/** The rows in sight of a list that may have thousands. */
export function PageRows({ rows, currentPage, focused, onOpen, onDelete, onDuplicate }: PageRowsProps) {
  const list = useRef<HTMLUListElement>(null);
  const pageHeight = useIsTouch() ? TOUCH_PAGE_HEIGHT_PX : PAGE_HEIGHT_PX;
  const heights = useMemo(
    () => rows.map(({ kind }) => (kind === 'page' ? pageHeight : HEADING_HEIGHT_PX)),
    [rows, pageHeight],
  );
  const { first, end, before, total } = useWindow(list, heights);
  useCurrentInSight(list, rows, heights, currentPage);
  useEffect(() => {
    if (!focused) return;
    const row = list.current?.querySelector(`[data-page="${CSS.escape(focused.path)}"] button`);
    if (row instanceof HTMLElement) row.focus();
  }, [focused]);
  return (
    <ul ref={list} className={classes.list} aria-label={words.title} style={{ height: total, paddingTop: before }}>
      {rows.slice(first, end).map((row) =>
        row.kind === 'heading' ? (
          <li key={row.key} className={classes.heading} title={row.text}>
            {row.short}
          </li>
        ) : (
          <PageItem
            key={row.key}
            page={row.page}
            path={row.path}
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
    const isBelow = top + (heights[index] ?? 0) > scroller.scrollTop + scroller.clientHeight;
    if (isAbove || isBelow) scroller.scrollTop = top - scroller.clientHeight / 2;
  }, [list, currentPage, heading]);
}

interface PageItemProps {
  readonly page: FilePage;
  /** As it is shown. */
  readonly path: string;
  readonly isCurrent: boolean;
  readonly onOpen: (page: FilePage) => void;
  readonly onDelete?: (page: FilePage) => void;
  readonly onDuplicate?: (page: FilePage) => void;
}

const PageItem = memo(function PageItem({ page, path, isCurrent, onOpen, onDelete, onDuplicate }: PageItemProps) {
  return (
    <li
      className={classes.item}
      data-page={page.path}
      data-hidden={page.isHidden || undefined}
      data-current={isCurrent || undefined}
    >
      <ListRow className={classes.open} aria-current={isCurrent ? 'page' : undefined} onClick={() => onOpen(page)}>
        <FileText size={15} className={classes.icon} aria-hidden="true" />
        <span className={classes.text} title={`${page.title}\n${path}`}>
          <span className={classes.title}>{page.title}</span>
          <span className={classes.path}>{path}</span>
        </span>
        {page.isHidden && <EyeOff size={14} className={classes.icon} role="img" aria-label={words.hiddenPage} />}
      </ListRow>
      {onDelete && (
        <span className={classes.actions}>
          {onDuplicate && (
            <IconButton label={words.duplicate(page.title)} size={26} onClick={() => onDuplicate(page)}>
              <CopyPlus size={14} />
            </IconButton>
          )}
          <IconButton label={words.delete(page.title)} size={26} onClick={() => onDelete(page)}>
            <Trash2 size={14} />
          </IconButton>
        </span>
      )}
    </li>
  );
});
