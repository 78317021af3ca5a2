import { Check, FilePlus2, FolderInput } from 'lucide-react';
import { memo } from 'react';
import type { OperationListing } from '../../store/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';
import { titleOf } from './operation-file.ts';

export interface OperationRowProps {
  readonly operation: OperationListing;
  /** Path of the page in the preview. */
  readonly currentPage: string | undefined;
  readonly isEditable: boolean;
  readonly onOpenPage: (page: string) => void;
  readonly onAdd: (operation: OperationListing) => void;
  /** Asks where its page is to go. */
  readonly onAddTo: (operation: OperationListing) => void;
}

/** An operation: its page when it has one, else the ways to one. */
export const OperationRow = memo(function OperationRow(props: OperationRowProps) {
  const { operation, currentPage, isEditable, onOpenPage, onAdd, onAddTo } = props;
  const { name, pages, method, path, isDeprecated } = operation;
  const [page] = pages;
  const title = titleOf(operation);
  const shown = (
    <>
      <span className={classes.method} data-method={method}>
        {SHORT[method] ?? method}
      </span>
      <span className={classes.text}>
        <span className={classes.title} data-deprecated={isDeprecated || undefined}>
          {title}
        </span>
        <span className={classes.path}>
          {isDeprecated && <span>{words.deprecated} · </span>}
          {path}
        </span>
      </span>
    </>
  );
  return (
    <li className={classes.item} title={name}>
      {page === undefined ? (
        <span className={classes.operation}>{shown}</span>
      ) : (
        <ListRow
          className={classes.operation}
          title={words.openPage(name)}
          aria-current={currentPage !== undefined && pages.includes(currentPage) ? 'page' : undefined}
          onClick={() => onOpenPage(page)}
        >
          {shown}
          <Check size={15} className={classes.done} aria-label={words.hasPage} role="img" />
        </ListRow>
      )}
      {page === undefined && isEditable && (
        <span className={classes.actions}>
          <IconButton label={words.addPage(name)} onClick={() => onAdd(operation)}>
            <FilePlus2 size={15} />
          </IconButton>
          <IconButton label={words.addTo(name)} onClick={() => onAddTo(operation)}>
            <FolderInput size={15} />
          </IconButton>
        </span>
      )}
    </li>
  );
});

/** As wide as a badge is. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' };
