import { Button, CloseButton, NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { Search } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import type { ApiListing } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';
import { OperationRow, type OperationRowProps } from './operation-row.tsx';
import { countOperations, firstOperations, groupOperations } from './operation-rows.ts';

/** Drawn at once; more on demand. */
const SHOWN = 100;

export interface OperationListProps extends Omit<OperationRowProps, 'operation'> {
  readonly descriptions: readonly ApiListing[];
  readonly onAddAll: (listing: ApiListing) => void;
}

/** All operations, to be searched, each with its page or a way to one. */
export function OperationList({ descriptions, onAddAll, ...row }: OperationListProps) {
  const [query, setQuery] = useState('');
  const [isWithoutPage, setWithoutPage] = useState(false);
  const [file, setFile] = useState<string>();
  const [shown, setShown] = useState(SHOWN);
  const wanted = useDeferredValue(query);
  const withOperations = descriptions.filter(({ operations }) => operations.length > 0);
  const chosen = withOperations.some((one) => one.file === file) ? file : undefined;
  const groups = useMemo(
    () =>
      groupOperations(descriptions, { query: wanted, isWithoutPage, ...(chosen !== undefined && { file: chosen }) }),
    [descriptions, wanted, isWithoutPage, chosen],
  );
  const ofFile = withOperations.filter((one) => chosen === undefined || one.file === chosen);
  const all = ofFile.flatMap(({ operations }) => operations);
  const missing = all.filter(({ pages }) => pages.length === 0).length;
  const found = countOperations(groups);
  const toAdd = ofFile.filter(({ operations }) => operations.some(({ pages }) => pages.length === 0));
  const showAll = () => {
    setQuery('');
    setWithoutPage(false);
  };
  return (
    <section className={classes.section} aria-label={words.operations}>
      <h3 className={classes.heading}>{words.operations}</h3>
      <div className={classes.filters}>
        <TextInput
          type="search"
          aria-label={words.filter}
          placeholder={words.filter}
          leftSection={<Search size={14} aria-hidden="true" />}
          value={query}
          onChange={(event) => setQuery(event.currentTarget.value)}
          rightSection={
            query !== '' && <CloseButton size="xs" aria-label={words.clearFilter} onClick={() => setQuery('')} />
          }
        />
        {withOperations.length > 1 && (
          <NativeSelect
            aria-label={words.ofDescription}
            value={chosen ?? ''}
            onChange={({ currentTarget }) => setFile(currentTarget.value || undefined)}
            data={[
              { value: '', label: words.ofAll },
              ...withOperations.map((one) => ({ value: one.file, label: one.file })),
            ]}
          />
        )}
        <SegmentedControl
          fullWidth
          aria-label={words.whichOperations}
          value={isWithoutPage ? 'without' : 'all'}
          onChange={(next) => setWithoutPage(next === 'without')}
          data={[
            { value: 'all', label: words.all(all.length) },
            { value: 'without', label: words.withoutPage(missing) },
          ]}
        />
        {row.isEditable &&
          toAdd.length === 1 &&
          toAdd.map((listing) => (
            <Button
              key={listing.file}
              variant="default"
              size="compact-sm"
              className={classes.addAll}
              onClick={() => onAddAll(listing)}
            >
              {words.addAll(missing)}
            </Button>
          ))}
      </div>
      <output className="lw-hidden">{wanted !== '' && words.found(found)}</output>
      {found === 0 && (
        <EmptyState
          icon={<Search size={20} />}
          title={isWithoutPage && wanted === '' ? words.allHavePages : words.noneFound}
          action={
            <Button variant="default" onClick={showAll}>
              {words.showAll}
            </Button>
          }
        />
      )}
      {firstOperations(groups, shown).map(({ file: of, tag, operations }) => (
        <section key={`${of} ${tag ?? ''}`} aria-label={tag ?? words.untagged}>
          {(groups.length > 1 || tag !== undefined) && (
            <h4 className={classes.tag}>
              {tag ?? words.untagged}
              {withOperations.length > 1 && chosen === undefined && <span className={classes.dim}> {of}</span>}
            </h4>
          )}
          <ul className={classes.list}>
            {operations.map((operation) => (
              <OperationRow key={operation.name} operation={operation} {...row} />
            ))}
          </ul>
        </section>
      ))}
      {found > shown && (
        <Button variant="subtle" size="compact-sm" onClick={() => setShown(shown + SHOWN * 3)}>
          {words.showMore(found - shown)}
        </Button>
      )}
      {missing > 0 && <p className={classes.hint}>{words.dragHint}</p>}
    </section>
  );
}
