import { lazy, Suspense } from 'react';
import type { Outline, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { withoutExtension } from '../../../project/paths.ts';
import type { NewDivisionKind } from '../../pages/new-division.ts';
import { useProject } from '../../project-context.ts';
import { configFileOf } from '../../store/index.ts';
import { convertWords } from '../../words/convert.ts';
import { navigationWords as words } from '../../words/navigation.ts';
import { navigationDialogWords } from '../../words/navigation-dialogs.ts';
import { navigationStepWords } from '../../words/navigation-steps.ts';
import { AddEntryDialog, type NewEntry, type NewEntryKind } from './add-entry-dialog.tsx';
import type { AddingPart } from './add-part-dialog.tsx';
import { linkOnAll } from './adding-part.ts';
import type { insertionSpot } from './insertion-spot.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';

const AddDivisionDialog = lazy(() => import('../../pages/add-division-dialog.tsx'));
const AddPartDialog = lazy(() => import('./add-part-dialog.tsx'));
const ConvertDialog = lazy(() => import('../../conversion/convert-dialog.tsx'));
const AddPageDialog = lazy(() => import('../../pages/add-page-dialog.tsx'));

/** What is being added. */
export type AddingKind = 'page' | NewEntryKind | NewDivisionKind | AddingPart | AddingNewer;

/** What the contract's format has no place for: the settings are converted, then it is added. */
export interface AddingNewer {
  readonly newer: keyof typeof convertWords.newer;
}

export interface AddingDialogsProps {
  readonly adding: AddingKind | undefined;
  readonly outline: Outline;
  /** The entry that the new one comes behind, or into. */
  readonly chosen: OutlineNode | undefined;
  readonly spot: ReturnType<typeof insertionSpot>;
  readonly currentPage: string | undefined;
  readonly edits: NavigationEdits;
  readonly announce: (words: string) => void;
  readonly onOpen: (page: string) => void;
  /** Shows the entry of a page that was just added. */
  readonly onReveal: (page: string) => void;
  readonly onClose: () => void;
  /** Gives the keyboard back to the tree. */
  readonly refocus: () => void;
}

/** The outline has the newer format then, and the dialog of the part takes the place of the conversion. */
const nothing = (): void => {};

function partOf({ newer }: AddingNewer, outline: Outline): AddingPart {
  return newer === 'linkOnAll' ? linkOnAll(outline) : { kinds: [newer] };
}

/** Asks what is needed for a new page, group, link, tab or anchor, and adds it. */
export function AddingDialogs(props: AddingDialogsProps) {
  const { adding, outline, chosen, spot, currentPage, edits, announce, onOpen, onReveal, onClose, refocus } = props;
  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const add = ({ title, value, files }: NewEntry): boolean => {
    if (spot === undefined) edits.refuse(words.noGroup);
    return spot !== undefined && edits.insert(navigationStepWords.add(title, spot.where), spot, [value], files);
  };
  if (typeof adding === 'object') {
    const close = () => {
      onClose();
      refocus();
    };
    if ('newer' in adding && outline.format === 'contract') {
      const why = convertWords.needed(convertWords.newer[adding.newer].name);
      return (
        <Suspense>
          <ConvertDialog format="contract" file={configFile} why={why} onConverted={nothing} onClose={close} />
        </Suspense>
      );
    }
    const part = 'newer' in adding ? partOf(adding, outline) : adding;
    return (
      <Suspense>
        <AddPartDialog adding={part} {...{ outline, chosen, edits, onOpen }} onClose={close} />
      </Suspense>
    );
  }
  switch (adding) {
    case undefined:
      return null;
    case 'page':
      return (
        <Suspense>
          <AddPageDialog
            besides={chosen?.page ?? currentPage}
            pointedAt={chosen}
            onClose={onClose}
            onAdded={(page) => {
              edits.tellAdded(page);
              onOpen(withoutExtension(page.file));
            }}
          />
        </Suspense>
      );
    case 'group':
    case 'link':
      return (
        <AddEntryDialog
          kind={adding}
          where={spot?.where ?? words.atTop}
          beside={chosen?.page ?? currentPage}
          onAdd={add}
          onClose={onClose}
        />
      );
    default:
      return (
        <Suspense>
          <AddDivisionDialog
            kind={adding}
            onClose={() => {
              onClose();
              refocus();
            }}
            onAdded={(page, title) => {
              announce(navigationDialogWords.added(title));
              if (page === undefined) return;
              onReveal(page);
              onOpen(page);
            }}
          />
        </Suspense>
      );
  }
}
