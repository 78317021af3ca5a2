import { CopyPlus, EyeOff, FileText, Trash2 } from 'lucide-react';
import { memo, useMemo, useRef } from 'react';
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
