import { Button, NativeSelect, SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { Languages } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { buildTable } from '../../authoring/translations/build-table.ts';
import { useProject } from '../project-context.ts';
import { selectConfigValue, selectFindPage, selectPageList } from '../store/index.ts';
import { Dialog } from '../ui/dialog.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { translationWords as words } from '../words/translations.ts';
import { CellDetails } from './cell-details.tsx';
import { projectPages, readParts } from './read-parts.ts';
import { type Filter, hasNothingInCommon, viewRows } from './table-view.ts';
import { TranslationGrid } from './translation-grid.tsx';
import classes from './translations.module.css';
import type { OpenedPage, TranslationsView } from './translations-button.tsx';
import { useComparing } from './use-comparing.ts';
import type { GridPlace } from './use-grid-focus.ts';

export interface TranslationsDialogProps {
  readonly view: TranslationsView;
  readonly onView: (view: TranslationsView) => void;
  readonly onOpen: (page: OpenedPage) => void;
  readonly onClose: () => void;
}

const FILTERS: readonly Filter[] = ['all', 'missing', 'older'];
const NARROW = '(max-width: 640px)';

/** Pages against languages or versions: what is missing, what is older, and what to do about it. */
export default function TranslationsDialog({ view, onView, onOpen, onClose }: TranslationsDialogProps) {
  const config = useProject(selectConfigValue);
  const find = useProject(selectFindPage);
  const pages = useProject(selectPageList);
  const files = useProject((state) => state.files);
  const isNarrow = useMediaQuery(NARROW, undefined, { getInitialValueInEffect: false });
  const known = useMemo(() => projectPages(find, pages), [find, pages]);
  const parts = useMemo(() => readParts(config, known, files), [config, known, files]);
  const part = parts.find(({ id }) => id === view.table) ?? parts[0];
  const table = useMemo(() => part && buildTable(part, known), [part, known]);
  const comparing = useComparing(table, files);
  const shown = useDeferredValue(comparing);
  const [chosen, setChosen] = useState<GridPlace>();
  const kind = table?.kind ?? 'language';
  const column = Math.min(view.column, (table?.columns.length ?? 2) - 1);
  const columns = useMemo(
    () => (isNarrow ? [column] : (table?.columns ?? []).map((_, at) => at).slice(1)),
    [table, isNarrow, column],
  );
  const rows = useMemo(
    () => (table === undefined ? [] : viewRows(table, shown.findings, view.filter, columns)),
    [table, shown, view.filter, columns],
  );
  const change = (next: Partial<TranslationsView>) => {
    setChosen(undefined);
    onView({ ...view, ...next });
  };
  const row = chosen && table?.rows.find(({ path }) => path === chosen.page);
  return (
    <Dialog
      onClose={onClose}
      title={words.title[kind]}
      size="min(1400px, 96vw)"
      fullScreen={isNarrow ?? false}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      {table === undefined ? (
        <EmptyState icon={<Languages size={20} />} title={words.gone.title}>
          {words.gone.text}
        </EmptyState>
      ) : (
        <>
          <div className={classes.tools}>
            {parts.length > 1 && (
              <NativeSelect
                aria-label={words.which}
                value={table.id}
                onChange={(event) => change({ table: event.currentTarget.value, column: 1 })}
                data={parts.map(({ id, trail, kind: what }) => ({
                  value: id,
                  label:
                    trail.length === 0 ? words.wholeSite[what] : words.partOf(trail.join(' › '), words.wholeSite[what]),
                }))}
              />
            )}
            {isNarrow && (
              <NativeSelect
                aria-label={words.column[kind]}
                value={String(column)}
                onChange={(event) => change({ column: Number(event.currentTarget.value) })}
                data={table.columns.slice(1).map(({ name }, at) => ({ value: String(at + 1), label: name }))}
              />
            )}
            <SegmentedControl
              aria-label={words.shown}
              value={view.filter}
              onChange={(filter) => change({ filter: filter as Filter })}
              data={FILTERS.filter((filter) => filter !== 'older' || kind === 'language').map((filter) => ({
                value: filter,
                label: words.filters[filter],
              }))}
            />
            <output className={classes.progress}>
              {shown.done < shown.total && words.comparing(shown.done, shown.total)}
            </output>
          </div>
          {/* Above the table: notices come at the bottom, and would lie over its buttons. */}
          <CellDetails table={table} comparing={shown} row={row} at={chosen?.column ?? 0} onOpen={onOpen} />
          {hasNothingInCommon(table) && <p className={classes.note}>{words.inCommon}</p>}
          <TranslationGrid
            key={table.id}
            table={table}
            findings={shown.findings}
            rows={rows}
            columns={columns}
            chosen={chosen}
            onChoose={setChosen}
            onOpen={onOpen}
          />
          {rows.length === 0 && (
            <EmptyState
              icon={<Languages size={20} />}
              title={words.nothing[view.filter]}
              action={
                view.filter !== 'all' && (
                  <Button variant="default" onClick={() => change({ filter: 'all' })}>
                    {words.showAll}
                  </Button>
                )
              }
            />
          )}
        </>
      )}
    </Dialog>
  );
}
