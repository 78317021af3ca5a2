import { addPart, type PartSpot } from '../../../authoring/navigation-edit/add-part.ts';
import { convertEntries } from '../../../authoring/navigation-edit/apply-conversion.ts';
import { canDrop, type DropTarget, type DropVerdict } from '../../../authoring/navigation-edit/can-drop.ts';
import type { Conversion } from '../../../authoring/navigation-edit/convert-entry.ts';
import { PART_NOUNS } from '../../../authoring/navigation-edit/division-kinds.ts';
import {
  groupEntries,
  moveEntries,
  outermost,
  removeEntries,
} from '../../../authoring/navigation-edit/edit-navigation.ts';
import { findHolder, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import { insertItem } from '../../../config/edit-texts.ts';
import type { AddedPage } from '../../pages/add-page-dialog.tsx';
import { type ProjectStore, selectOutline } from '../../store/index.ts';
import { navigationWords } from '../../words/navigation.ts';
import { navigationPartWords as partWords } from '../../words/navigation-parts.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import { copyOf } from './copy-entry.ts';
import type { EditListener, EditReporter } from './edit-reporter.ts';
import { moveLabel, nameOfEntries } from './move-words.ts';
import type { NewPart } from './part-entry.ts';

/** Which entries there are, and where they stand. */
export function listEdits(store: ProjectStore, reporter: EditReporter, { announce, onMoved }: EditListener) {
  const { edit, editWithUndo, refuse } = reporter;
  const outline = () => selectOutline(store.settle());

  const judge = (nodes: readonly OutlineNode[], target: DropTarget): DropVerdict => {
    const now = outline();
    return now === undefined
      ? { status: 'refused', reason: navigationWords.unreadableEdit }
      : canDrop(now, outermost(nodes), target);
  };

  return {
    judge,
    move: (nodes: readonly OutlineNode[], target: DropTarget, from: OutlineNode | undefined): void => {
      const chosen = outermost(nodes);
      const verdict = judge(nodes, target);
      const paths = chosen.map(({ path }) => path);
      if (verdict.status === 'ok') {
        const { listPath, index } = verdict;
        const to = findHolder(outline()?.roots ?? [], listPath);
        reporter.move(chosen, moveLabel(chosen, from, to), (config) => moveEntries(config, paths, listPath, index));
        return;
      }
      const { groupAt } = verdict;
      const label = words.moveIntoNewGroup(nameOfEntries(chosen));
      const group = () =>
        groupAt && reporter.move(chosen, label, (config) => groupEntries(config, paths, groupAt, words.newGroup));
      refuse(verdict.reason, undefined, groupAt && { label: words.makeGroup, run: group });
    },
    remove: (nodes: readonly OutlineNode[]): void => {
      const chosen = outermost(nodes);
      const name = nameOfEntries(chosen);
      const paths = chosen.map(({ path }) => path);
      editWithUndo(
        { label: words.remove(name), change: (config) => removeEntries(config, paths) },
        words.removed(name),
      );
    },
    duplicate: (node: OutlineNode): void => {
      const copy = copyOf(node, store.settle());
      if (copy === undefined) return;
      const place = [node.path.slice(0, -1), Number(node.path.at(-1)) + 1] as const;
      const change = (config: ConfigTexts) => insertItem(config, ...place, copy.value);
      const done = edit(
        { label: words.duplicate(node.label), change, files: copy.files },
        words.duplicated(node.label),
      );
      if (done) onMoved([[...place[0], place[1]]]);
    },
    /** A page was added, with its entry where it has one: says so, and shows the entry. */
    tellAdded: ({ title, place }: AddedPage): void => {
      announce(words.added(title, place !== undefined));
      if (place) onMoved([[...place.listPath, place.index]]);
    },
    /** Adds a part of the site with its first page; `nameOfFirst` is that of the one which takes in what is there. */
    addPart: (label: string, spot: PartSpot, { item, files }: NewPart, nameOfFirst: string, said: string): boolean => {
      let place: ConfigPath | undefined;
      const change = (config: ConfigTexts) => {
        const added = addPart(config, spot, item, nameOfFirst);
        place = added.path;
        return added.config;
      };
      const done = edit({ label, change, files }, said);
      if (done && place) onMoved([place]);
      return done;
    },
    /** Makes entries another kind, as it was thought out. */
    convert: (plan: Conversion, nameOfFirst: string): boolean => {
      const [one, several] = PART_NOUNS[plan.to];
      const name = nameOfEntries(plan.nodes);
      const count = plan.nodes.length;
      const label = count === 1 ? partWords.changeStep(name, one) : partWords.changeManyStep(count, several);
      let places: readonly ConfigPath[] = [];
      const change = (config: ConfigTexts) => {
        const changed = convertEntries(config, plan, nameOfFirst);
        places = changed.paths;
        return changed.config;
      };
      const said = count === 1 ? partWords.changed(name, one) : partWords.changedMany(count, several);
      const done = edit({ label, change }, said);
      if (done) onMoved(places, plan.nodes);
      return done;
    },
    /** Puts new entries into a list; the files that come with them in the same step. */
    insert: (
      label: string,
      at: { readonly listPath: ConfigPath; readonly index: number },
      values: readonly unknown[],
      files: ReadonlyMap<string, Uint8Array> = new Map(),
    ): boolean => {
      const change = (config: ConfigTexts) =>
        values.reduce<ConfigTexts>(
          (rest, value, step) => insertItem(rest, at.listPath, at.index + step, value),
          config,
        );
      const done = edit({ label, change, files }, words.done(label));
      if (done) onMoved(values.map((_, step) => [...at.listPath, at.index + step]));
      return done;
    },
  };
}
