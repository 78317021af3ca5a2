import { useMemo } from 'react';
import { canDrop, type DropTarget, type DropVerdict } from '../../../authoring/navigation-edit/can-drop.ts';
import {
  groupEntries,
  moveEntries,
  outermost,
  removeEntries,
  renameEntry,
  titleKeyOf,
} from '../../../authoring/navigation-edit/edit-navigation.ts';
import { setPageTitle } from '../../../authoring/navigation-edit/front-matter-title.ts';
import { findEntry, findHolder, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { setFrontMatterField } from '../../../authoring/source-edit/front-matter-fields.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import { insertItem, removeValue, setValue, type TransferredItems } from '../../../config/edit.ts';
import type { JsonText } from '../../../config/json-text/json-text.ts';
import { encodeText } from '../../../project/text.ts';
import { applyTextEdits } from '../../../project/text-edit.ts';
import type { AddedPage } from '../../pages/add-page-dialog.tsx';
import { useProjectStore } from '../../project-context.ts';
import {
  type EditResult,
  type NavigationEdit,
  type ProjectStore,
  selectConfigSyntax,
  selectOutline,
  undoStep,
} from '../../store/index.ts';
import { showUndoNotice } from '../../ui/undo-notice.tsx';
import { navigationWords } from '../../words/navigation.ts';
import { navigationStepWords as words } from '../../words/navigation-steps.ts';
import { copyOf } from './copy-entry.ts';
import { showRefusal } from './edit-notices.tsx';
import type { EntryFieldKey } from './entry-fields.ts';
import { movedWords, moveLabel, nameOfEntries } from './move-words.ts';

export interface EditListener {
  /** Says it to a screen reader. */
  readonly announce: (words: string) => void;
  /** Entries stand at these places now; `before` are what they were until then, where they stood elsewhere. */
  readonly onMoved: (paths: readonly ConfigPath[], before?: readonly OutlineNode[]) => void;
}

export type NavigationEdits = ReturnType<typeof navigationEdits>;

/** Everything that can be done to the entries of the navigation, with its words. */
export function useNavigationEdits(listener: EditListener): NavigationEdits {
  const store = useProjectStore();
  const { announce, onMoved } = listener;
  return useMemo(() => navigationEdits(store, { announce, onMoved }), [store, announce, onMoved]);
}

function navigationEdits(store: ProjectStore, { announce, onMoved }: EditListener) {
  const outline = () => selectOutline(store.settle());

  function report(result: EditResult, said: string): boolean {
    if (result.status === 'ok') {
      announce(said);
      return true;
    }
    refuse(result.problem.message, result.problem.hint);
    return false;
  }

  function refuse(...[reason, hint, action]: Parameters<typeof showRefusal>): void {
    announce(reason);
    showRefusal(reason, hint, action);
  }

  /** Carries a move out, and says where the entries are now. */
  function carryOut(
    nodes: readonly OutlineNode[],
    label: string,
    change: (config: JsonText) => TransferredItems,
  ): void {
    let moved: TransferredItems | undefined;
    const result = store.actions.editNavigation({
      label,
      change: (config) => {
        moved = change(config);
        return moved.config;
      },
    });
    const [first] = moved?.paths ?? [];
    const place = first && findEntry(outline()?.roots ?? [], first);
    if (report(result, place ? movedWords(nodes, place) : words.done(label)) && moved) onMoved(moved.paths, nodes);
  }

  function edit(change: NavigationEdit, said: string): boolean {
    return report(store.actions.editNavigation(change), said);
  }

  function editWithUndo(change: NavigationEdit, said: string): void {
    if (edit(change, said))
      showUndoNotice({ label: change.label, title: said, undo: () => undoStep(store, change.label) });
  }

  const judge = (nodes: readonly OutlineNode[], target: DropTarget): DropVerdict => {
    const now = outline();
    return now === undefined
      ? { status: 'refused', reason: navigationWords.unreadableEdit }
      : canDrop(now, outermost(nodes), target);
  };

  /** The text of an entry's page as it is stored, with its byte-order mark. */
  function pageText(node: OutlineNode): string | undefined {
    const bytes = node.file === undefined ? undefined : store.getState().files.get(node.file);
    return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  }

  /** What the configuration has for an entry. */
  function configValue(node: OutlineNode): unknown {
    const syntax = selectConfigSyntax(store.getState());
    return valueAt(syntax?.status === 'ok' ? syntax.value : undefined, node.path);
  }

  return {
    judge,
    refuse,
    edit,
    pageText,
    configValue,
    move: (nodes: readonly OutlineNode[], target: DropTarget, from: OutlineNode | undefined): void => {
      const chosen = outermost(nodes);
      const verdict = judge(nodes, target);
      const paths = chosen.map(({ path }) => path);
      if (verdict.status === 'ok') {
        const { listPath, index } = verdict;
        const to = findHolder(outline()?.roots ?? [], listPath);
        carryOut(chosen, moveLabel(chosen, from, to), (config) => moveEntries(config, paths, listPath, index));
        return;
      }
      const { groupAt } = verdict;
      const label = words.moveIntoNewGroup(nameOfEntries(chosen));
      const group = () =>
        groupAt && carryOut(chosen, label, (config) => groupEntries(config, paths, groupAt, words.newGroup));
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
      const change = (config: JsonText) => insertItem(config, ...place, copy.value);
      const done = edit(
        { label: words.duplicate(node.label), change, files: copy.files },
        words.duplicated(node.label),
      );
      if (done) onMoved([[...place[0], place[1]]]);
    },
    /** A group's title in the configuration, a page's in its front matter. */
    rename: (node: OutlineNode, title: string): void => {
      if (title === '' || title === node.label) return;
      const label = words.rename(node.label, title);
      const said = words.renamed(title);
      const text = pageText(node);
      if (node.file !== undefined && text !== undefined) {
        edit({ label, files: new Map([[node.file, encodeText(setPageTitle(text, title))]]) }, said);
        return;
      }
      const key = titleKeyOf(configValue(node));
      const done = edit({ label, change: (config) => renameEntry(config, node.path, key, title) }, said);
      if (done) onMoved([node.path], [node]);
    },
    /** Sets fields of an entry in one step, or with `undefined` takes them out. */
    setFields: (
      node: OutlineNode,
      fields: ReadonlyMap<EntryFieldKey, string | boolean | undefined>,
      what: string,
    ): boolean => {
      const label = words.change(what, node.label);
      const text = pageText(node);
      if (node.file !== undefined && text !== undefined) {
        let after = text;
        for (const [key, value] of fields) after = applyTextEdits(after, setFrontMatterField(after, key, value));
        return edit({ label, files: new Map([[node.file, encodeText(after)]]) }, words.done(label));
      }
      const change = (config: JsonText) =>
        [...fields].reduce<JsonText>((rest, [key, value]) => {
          const path = [...node.path, key];
          return value === undefined ? removeValue(rest, path) : setValue(rest, path, value);
        }, config);
      return edit({ label, change }, words.done(label));
    },
    /** Limits groups to a version, or with `undefined` to none. */
    setVersion: (nodes: readonly OutlineNode[], version: string | undefined): void => {
      const name = nameOfEntries(nodes);
      const label = version === undefined ? words.showInAll(name) : words.showInVersion(name, version);
      const change = (config: JsonText) =>
        nodes.reduce((rest, { path }) => {
          const place = [...path, 'version'];
          return version === undefined ? removeValue(rest, place) : setValue(rest, place, version);
        }, config);
      edit({ label, change }, words.done(label));
    },
    /** A page was added, with its entry where it has one: says so, and shows the entry. */
    tellAdded: ({ title, place }: AddedPage): void => {
      announce(words.added(title, place !== undefined));
      if (place) onMoved([[...place.listPath, place.index]]);
    },
    /** Puts new entries into a list; the files that come with them in the same step. */
    insert: (
      label: string,
      at: { readonly listPath: ConfigPath; readonly index: number },
      values: readonly unknown[],
      files: ReadonlyMap<string, Uint8Array> = new Map(),
    ): boolean => {
      const change = (config: JsonText) =>
        values.reduce<JsonText>((rest, value, step) => insertItem(rest, at.listPath, at.index + step, value), config);
      const done = edit({ label, change, files }, words.done(label));
      if (done) onMoved(values.map((_, step) => [...at.listPath, at.index + step]));
      return done;
    },
  };
}

function valueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    const isHolder = typeof inner === 'object' && inner !== null;
    return isHolder ? (inner as Readonly<Record<string | number, unknown>>)[step] : undefined;
  }, value);
}
