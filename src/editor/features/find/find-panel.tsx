import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { SearchX, TextSearch } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { FileMatches, FileSearch } from '../../../authoring/text-search/search-files.ts';
import { LineIndex } from '../../../config/line-index.ts';
import type { TextPosition } from '../../../project/diagnostics.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { type ProjectStore, selectFilePages, selectFileText, undoStep } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { headingIn } from '../../ui/focus-when-lost.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { showUndoNotice } from '../../ui/undo-notice.ts';
import { useLatest } from '../../ui/use-latest.ts';
import { findWords as words } from '../../words/find.ts';
import classes from './find.module.css';
import { FindForm } from './find-form.tsx';
import { type ResultActions, ResultList } from './result-list.tsx';
import { replacementEdits, resultRows } from './result-rows.ts';
import { useSearch } from './use-search.ts';

export interface FindPanelProps {
  /** A wish to find something: a new object puts the cursor into the field, with this text in it where there is one. */
  readonly wish: { readonly text: string } | undefined;
  readonly onOpenPlace: (place: { readonly file: string; readonly position: TextPosition }) => void;
}

const NEW_SEARCH: FileSearch = {
  text: '',
  isRegex: false,
  matchesCase: false,
  isWholeWord: false,
  scope: 'pages',
  files: '',
};

/** Kept for as long as the project is open: the panel goes away with every change of section. */
const lastSearches = new WeakMap<ProjectStore, FileSearch>();

/** Whoever comes back to the panel finds it as it was left. */
const fulfilled = new WeakSet<object>();

/** Finds text in all pages, and replaces it. */
export default function FindPanel({ wish, onOpenPlace }: FindPanelProps) {
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const pages = useProject(selectFilePages);
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [search, setSearch] = useState(() => lastSearches.get(store) ?? NEW_SEARCH);
  const [closed, setClosed] = useState<ReadonlySet<string>>(new Set());
  const [excluded, setExcluded] = useState<ReadonlySet<string>>(new Set());
  const field = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const replaceButton = useRef<HTMLButtonElement>(null);
  const outcome = useSearch(search, files);
  const result = outcome?.result;
  const rows = useMemo(() => resultRows(result, closed), [result, closed]);
  const titles = useMemo(() => new Map(pages.map(({ file, title }) => [file, title])), [pages]);
  const isReplacing = outcome?.search.replacement !== undefined && isEditable;

  const change = (next: FileSearch) => {
    lastSearches.set(store, next);
    setSearch(next);
    if (next.replacement === search.replacement) setExcluded(new Set());
  };
  const handlers = useLatest({ onOpenPlace, outcome });

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new wish does anything.
  useEffect(() => {
    if (wish === undefined || fulfilled.has(wish)) return;
    fulfilled.add(wish);
    if (wish.text) change({ ...search, text: wish.text, isRegex: false });
    const input = field.current;
    input?.focus();
    // Once the text of the wish is in the field.
    setTimeout(() => input?.select());
  }, [wish]);

  const actions = useMemo(() => resultActions(store, handlers, setClosed, setExcluded), [store]);
  const replaceAll = () => {
    if (outcome?.result.status === 'ok') replaceIn(store, outcome.result.files, excluded, outcome.search);
    // The button goes away with what it replaced.
    headingIn(replaceButton.current?.closest('section'))?.focus();
  };
  const found = result?.status === 'ok' ? result : undefined;
  const chosen = found === undefined ? 0 : found.total - excluded.size;
  return (
    <Panel
      title={words.title}
      toolbar={
        <FindForm
          search={search}
          onChange={change}
          field={field}
          isEditable={isEditable}
          problem={result?.status === 'refused' && <MessageText text={result.message} />}
          onArrowDown={() => list.current?.querySelector<HTMLElement>('[data-row]')?.focus()}
        />
      }
    >
      <div className={classes.summary}>
        <span role="status">
          {found && outcome?.search.text !== '' ? words.summary(found.total, found.files.length) : ''}
        </span>
        {isReplacing && found !== undefined && found.total > 0 && (
          <Button ref={replaceButton} size="compact-xs" disabled={chosen <= 0} onClick={replaceAll}>
            {excluded.size === 0 && !found.isCut ? words.replaceAll : words.replaceSome(chosen)}
          </Button>
        )}
      </div>
      {found?.isCut && <p className={classes.cut}>{words.onlyFirst(found.total)}</p>}
      <ResultList
        list={list}
        rows={rows}
        isReplacing={isReplacing}
        excluded={excluded}
        textOf={(path) => selectFileText({ files: outcome?.files ?? files }, path) ?? ''}
        titleOf={(path) => titles.get(path)}
        actions={actions}
      />
      {outcome?.search.text === '' && (
        <EmptyState icon={<TextSearch size={20} />} title={words.emptyTitle}>
          {words.empty}
        </EmptyState>
      )}
      {found?.total === 0 && outcome?.search.text !== '' && (
        <EmptyState icon={<SearchX size={20} />} title={words.nothingFound}>
          {search.scope === 'pages' ? words.onlyPages : words.noFile}
        </EmptyState>
      )}
    </Panel>
  );
}

interface Handlers {
  readonly onOpenPlace: FindPanelProps['onOpenPlace'];
  readonly outcome: ReturnType<typeof useSearch>;
}

function resultActions(
  store: ProjectStore,
  handlers: { readonly current: Handlers },
  setClosed: (change: (closed: ReadonlySet<string>) => ReadonlySet<string>) => void,
  setExcluded: (change: (excluded: ReadonlySet<string>) => ReadonlySet<string>) => void,
): ResultActions {
  return {
    open: (file, { start }) => {
      const { outcome, onOpenPlace } = handlers.current;
      const text = selectFileText(outcome ?? store.settle(), file) ?? '';
      onOpenPlace({ file, position: new LineIndex(text).positionAt(start) });
    },
    toggle: (path) => setClosed((closed) => withKeys(closed, [path], !closed.has(path))),
    exclude: (keys, isExcluded) => setExcluded((excluded) => withKeys(excluded, keys, isExcluded)),
    replace: (file) => {
      const { outcome } = handlers.current;
      if (outcome) replaceIn(store, [file], new Set(), outcome.search);
    },
  };
}

function withKeys(set: ReadonlySet<string>, keys: readonly string[], isIn: boolean): ReadonlySet<string> {
  const next = new Set(set);
  for (const key of keys) {
    if (isIn) next.add(key);
    else next.delete(key);
  }
  return next;
}

function replaceIn(
  store: ProjectStore,
  files: readonly FileMatches[],
  excluded: ReadonlySet<string>,
  search: FileSearch,
): void {
  const edits = replacementEdits(files, excluded, (path) => selectFileText(store.settle(), path));
  const count = [...edits.values()].reduce((sum, own) => sum + own.length, 0);
  const [only] = edits.size === 1 ? edits.keys() : [];
  const label = words.step(search.text, search.replacement ?? '');
  const result = store.actions.editFiles({ label, edits, ...(only && { place: { kind: 'file', path: only } }) });
  if (result.status === 'refused') {
    const { message, hint = '' } = result.problem;
    notifications.show({
      color: 'red',
      title: words.nothingReplaced,
      message: <MessageText text={`${message} ${hint}`} />,
    });
    return;
  }
  if (count < 2) return;
  const title = words.replaced(words.summary(count, edits.size));
  showUndoNotice({ label, title, undo: () => undoStep(store, label) });
}
