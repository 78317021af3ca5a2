import { ChevronDown, ChevronRight, Replace } from 'lucide-react';
import { type KeyboardEvent, memo, type RefObject, useMemo } from 'react';
import type { TextMatch } from '../../../authoring/text-search/find-matches.ts';
import type { FileMatches } from '../../../authoring/text-search/search-files.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { useWindow } from '../../ui/use-window.ts';
import { findWords as words } from '../../words/find.ts';
import classes from './find.module.css';
import { ReplaceBox } from './find-form.tsx';
import { matchKey, matchLine, type ResultRow } from './result-rows.ts';
import { useKeptRow } from './use-kept-row.ts';

export interface ResultListProps {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ResultRow[];
  readonly isReplacing: boolean;
  readonly excluded: ReadonlySet<string>;
  readonly textOf: (path: string) => string;
  readonly titleOf: (path: string) => string | undefined;
  readonly actions: ResultActions;
}

/** Stays the same object, so that rows that do not change are not drawn again. */
export interface ResultActions {
  readonly open: (path: string, match: TextMatch) => void;
  readonly toggle: (path: string) => void;
  readonly exclude: (keys: readonly string[], isExcluded: boolean) => void;
  readonly replace: (file: FileMatches) => void;
}

/** Heights of the rows, in pixels: for a mouse, and for a finger. */
const ROWS_PX = { file: 40, match: 28, replacement: 46 };
const TOUCH_ROWS_PX = { file: 44, match: 44, replacement: 52 };

/** The matches in sight, under their files. Arrow keys go from row to row. */
export function ResultList(props: ResultListProps) {
  const { list, rows, isReplacing, excluded, textOf, titleOf, actions } = props;
  const { file, match, replacement } = useIsTouch() ? TOUCH_ROWS_PX : ROWS_PX;
  const heights = useMemo(
    () => rows.map(({ kind }) => (kind === 'file' ? file : isReplacing ? replacement : match)),
    [rows, isReplacing, file, match, replacement],
  );
  const { first, end, before, total } = useWindow(list, heights);
  const keptRow = useKeptRow(list, rows);
  return (
    <ul
      ref={list}
      className={classes.results}
      aria-label={words.matches}
      style={{ height: total, paddingTop: before }}
      onKeyDown={onArrow}
      {...keptRow}
    >
      {rows
        .slice(first, end)
        .map((row) =>
          row.kind === 'file' ? (
            <FileRow
              key={row.key}
              file={row.file}
              title={titleOf(row.file.path)}
              isClosed={row.isClosed}
              chosen={isReplacing ? chosenOf(row.file, excluded) : undefined}
              actions={actions}
            />
          ) : (
            <MatchRow
              key={row.key}
              path={row.path}
              match={row.match}
              text={textOf(row.path)}
              isChosen={isReplacing ? !excluded.has(row.key) : undefined}
              actions={actions}
            />
          ),
        )}
    </ul>
  );
}

type Chosen = 'all' | 'some' | 'none';

function chosenOf({ path, matches }: FileMatches, excluded: ReadonlySet<string>): Chosen {
  const out = matches.filter((match) => excluded.has(matchKey(path, match))).length;
  return out === 0 ? 'all' : out === matches.length ? 'none' : 'some';
}

interface FileRowProps {
  readonly file: FileMatches;
  readonly title: string | undefined;
  readonly isClosed: boolean;
  /** Which of its matches are replaced; absent when none are. */
  readonly chosen: Chosen | undefined;
  readonly actions: ResultActions;
}

const FileRow = memo(function FileRow({ file, title, isClosed, chosen, actions }: FileRowProps) {
  const { path, matches } = file;
  const Chevron = isClosed ? ChevronRight : ChevronDown;
  return (
    <li className={classes.file}>
      {chosen !== undefined && (
        <ReplaceBox
          label={words.replaceInPath(path)}
          isChecked={chosen === 'all'}
          isMixed={chosen === 'some'}
          onCheck={(isChecked) =>
            actions.exclude(
              matches.map((match) => matchKey(path, match)),
              !isChecked,
            )
          }
        />
      )}
      <ListRow
        data-row
        className={classes.fileButton}
        aria-expanded={!isClosed}
        title={path}
        onClick={() => actions.toggle(path)}
      >
        <Chevron size={14} aria-hidden="true" />
        <span className={classes.fileText}>
          <span className={classes.fileTitle}>{title ?? path}</span>
          {title !== undefined && <span className={classes.filePath}>{path}</span>}
        </span>
        <span className={classes.count}>{matches.length}</span>
      </ListRow>
      {chosen !== undefined && (
        <IconButton label={words.replaceInFile(path)} size={26} data-replace onClick={() => actions.replace(file)}>
          <Replace size={14} />
        </IconButton>
      )}
    </li>
  );
});

interface MatchRowProps {
  readonly path: string;
  readonly match: TextMatch;
  readonly text: string;
  /** Whether it is replaced; absent when matches are only found. */
  readonly isChosen: boolean | undefined;
  readonly actions: ResultActions;
}

const MatchRow = memo(function MatchRow({ path, match, text, isChosen, actions }: MatchRowProps) {
  const { before, found, after } = matchLine(text, match);
  return (
    <li className={classes.match} data-replacing={isChosen !== undefined || undefined}>
      {isChosen !== undefined && (
        <ReplaceBox
          label={words.replaceInLine(found, match.line)}
          isChecked={isChosen}
          onCheck={(isChecked) => actions.exclude([matchKey(path, match)], !isChecked)}
        />
      )}
      <ListRow data-row className={classes.matchButton} onClick={() => actions.open(path, match)}>
        <span className={classes.lineNumber}>{match.line}</span>
        <span className={classes.lines}>
          <span className={classes.text}>
            {before}
            {isChosen ? <del>{found}</del> : <mark>{found}</mark>}
            {after}
          </span>
          {isChosen === false && <span className={classes.stays}>{words.stays}</span>}
          {isChosen && (
            <span className={classes.text}>
              {before}
              <ins>{match.replacement}</ins>
              {after}
            </span>
          )}
        </span>
      </ListRow>
      {isChosen !== undefined && (
        <IconButton
          label={words.replaceOne(match.line)}
          size={26}
          data-replace
          className={classes.one}
          onClick={() => actions.replace({ path, matches: [match] })}
        >
          <Replace size={14} />
        </IconButton>
      )}
    </li>
  );
});

function onArrow(event: KeyboardEvent<HTMLUListElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const rows: (Element | null)[] = [...event.currentTarget.querySelectorAll('[data-row]')];
  const at = rows.indexOf(document.activeElement);
  const next = rows[at + step];
  if (at < 0 || !(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
