import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useMemo, useState } from 'react';
import { tidyName } from '../../../authoring/assets/asset-path.ts';
import { groupsOfPages } from '../../../authoring/page-import/groups-of-pages.ts';
import { isPage } from '../../../authoring/page-import/is-page.ts';
import {
  type ConflictAnswer,
  type ImportItem,
  importedFiles,
  planPageImport,
} from '../../../authoring/page-import/plan-page-import.ts';
import { folderOf, withoutExtension } from '../../../project/paths.ts';
import { entryOfPage, pagePlaces, topPlace } from '../../pages/page-places.ts';
import { addEntries } from '../../pages/page-steps.ts';
import { PlaceSelect } from '../../pages/place-select.tsx';
import { useProject, useProjectStore } from '../../project-context.ts';
import { selectOutline } from '../../store/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { pageListWords as words } from '../../words/page-list.ts';
import { uiWords } from '../../words/ui.ts';
import classes from './import-pages.module.css';

export interface ImportPagesDialogProps {
  /** Paths and contents of what was handed in. */
  readonly incoming: ReadonlyMap<string, Uint8Array>;
  /** Name of the folder that was handed in as a whole, which the paths do not have. */
  readonly name: string | undefined;
  /** What could not be read: sentences. */
  readonly leftOut: readonly string[];
  /** The page that is open: new ones go into its folder, and behind it. */
  readonly besides: string | undefined;
  /** Called with the first page. */
  readonly onImported: (file: string, words: string) => void;
  readonly onClose: () => void;
}

const ANSWERS = [
  { value: 'keep-both', label: words.keepBoth },
  { value: 'replace', label: words.replace },
  { value: 'skip', label: words.skip },
];

/** No place in the navigation. */
const NOWHERE = '';
const NO_ANSWERS: ReadonlyMap<string, ConflictAnswer> = new Map();
/** Drawn at once. */
const SHOWN_ITEMS = 200;

/** Shows what becomes of imported files before they come into the project. */
export default function ImportPagesDialog(props: ImportPagesDialogProps) {
  const { incoming, name, leftOut: unread, besides, onImported, onClose } = props;
  const store = useProjectStore();
  const files = useProject((state) => state.files);
  const [folder, setFolder] = useState(() => firstFolder(besides, name));
  const [answers, setAnswers] = useState(NO_ANSWERS);
  const [problem, setProblem] = useState<string>();
  const [asGroups, setAsGroups] = useState(true);
  /** Label of the place; absent for the first one. */
  const [chosen, setChosen] = useState<string>();
  const { atTop, places } = useMemo(() => {
    const outline = selectOutline(store.getState());
    return { atTop: topPlace(outline), places: pagePlaces(outline, entryOfPage(outline, besides)) };
  }, [store, besides]);
  const cleanFolder = folder.trim().replace(/^\/+|\/+$/g, '');
  const plan = useMemo(
    () => planPageImport(incoming, files, { folder: cleanFolder, answers }),
    [incoming, files, cleanFolder, answers],
  );
  const pages = plan.items.filter((item) => item.kind === 'page' && answers.get(item.from) !== 'skip');
  const leftOut = [...unread, ...plan.leftOut];
  const hasFolders = name !== undefined || pages.some(({ from }) => from.includes('/'));
  const isLoose = name === undefined && pages.some(({ from }) => !from.includes('/'));
  // The top of the navigation holds groups, and no page of its own.
  const offered = atTop && hasFolders && asGroups && !isLoose ? [atTop, ...places] : places;
  const found = offered.findIndex(({ label }) => label === chosen);
  const placeIndex = chosen === NOWHERE || offered.length === 0 ? -1 : Math.max(found, 0);

  const run = () => {
    const added = importedFiles(plan, files, answers);
    // A page that takes another one's place has its entries already.
    const fresh = pages.filter(({ to }) => !files.has(to));
    const what = words.whatIsImported(pages.length, [...added.keys()].filter((path) => !isPage(path)).length);
    const place = offered[placeIndex];
    const values = hasFolders && asGroups ? groupsOfPages(fresh, name) : fresh.map(({ to }) => withoutExtension(to));
    const result = store.actions.editNavigation(addEntries(words.importStep(what), added, values, place));
    if (result.status === 'refused') return setProblem(`${result.problem.message} ${result.problem.hint ?? ''}`);
    onImported(pages[0]?.to ?? '', what);
    onClose();
  };

  return (
    <FormDialog
      title={words.importTitle(pages.length)}
      size={680}
      submit={words.runImport}
      onSubmit={run}
      onClose={onClose}
      isDisabled={pages.length === 0}
      problem={problem}
    >
      <div className={classes.fields}>
        <TextInput
          label={words.folder}
          placeholder={words.folderExample}
          data-autofocus
          value={folder}
          onChange={(event) => setFolder(event.currentTarget.value)}
        />
        <PlaceSelect
          places={offered}
          value={placeIndex}
          onChange={(index) => setChosen(offered[index]?.label ?? NOWHERE)}
        />
        {hasFolders && (
          <Checkbox
            className={classes.wide}
            size="xs"
            label={words.groups}
            description={words.groupsHelp}
            checked={asGroups}
            disabled={chosen === NOWHERE}
            onChange={(event) => setAsGroups(event.currentTarget.checked)}
          />
        )}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it with the arrow keys. */}
      <ul className={classes.items} aria-label={words.items} tabIndex={0}>
        {plan.items.slice(0, SHOWN_ITEMS).map((item) => (
          <li key={item.from}>
            <Item item={item} isKnown={files.has(item.to) && !item.isTaken} />
            {item.isTaken && (
              <NativeSelect
                aria-label={words.isTaken(item.from)}
                value={answers.get(item.from) ?? 'keep-both'}
                data={ANSWERS}
                onChange={(event) =>
                  setAnswers(new Map(answers).set(item.from, event.currentTarget.value as ConflictAnswer))
                }
              />
            )}
          </li>
        ))}
        {plan.items.length > SHOWN_ITEMS && <li>{uiWords.andMore(plan.items.length - SHOWN_ITEMS)}</li>}
      </ul>
      {leftOut.length > 0 && (
        <section aria-label={words.leftOut} className={classes.leftOut}>
          <h3>{words.leftOut}</h3>
          <ul>
            {leftOut.map((sentence) => (
              <li key={sentence}>
                <MessageText text={sentence} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </FormDialog>
  );
}

/** A folder keeps its name; pages go beside the open one. */
function firstFolder(besides: string | undefined, name: string | undefined): string {
  if (name !== undefined) return tidyName(name);
  return besides === undefined ? '' : folderOf(besides);
}

function Item({ item, isKnown }: { readonly item: ImportItem; readonly isKnown: boolean }) {
  const { from, to, title, isTitleAdded, isHeadingTaken, isTaken } = item;
  const notes = [
    ...(isTitleAdded ? [isHeadingTaken ? words.titleFromHeading : words.titleAdded] : []),
    ...(isTaken ? [words.pathTaken] : isKnown ? [words.inProject] : []),
  ];
  return (
    <span className={classes.item}>
      <span>{title ?? to.slice(to.lastIndexOf('/') + 1)}</span>
      <small>{from === to ? to : `${from} → ${to}`}</small>
      {notes.length > 0 && <small data-taken={isTaken || undefined}>{notes.join(', ')}</small>}
    </span>
  );
}
