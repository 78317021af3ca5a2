import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import type { ConfigPath } from '../../../engine/config/config-path.ts';
import { insertItem, removeValue, setValue, type TransferredItems } from '../../../engine/config/edit.ts';
import type { JsonText } from '../../../engine/config/json-text/json-text.ts';
import { canDrop, type DropTarget, type DropVerdict } from '../../../engine/navigation-edit/can-drop.ts';
import {
  groupEntries,
  moveEntries,
  outermost,
  removeEntries,
  renameEntry,
  setEntryIcon,
  titleKeyOf,
} from '../../../engine/navigation-edit/edit-navigation.ts';
import { setPageTitle } from '../../../engine/navigation-edit/front-matter-title.ts';
import type { OutlineNode } from '../../../engine/navigation-edit/outline.ts';
import { encodeText } from '../../../engine/project/text.ts';
import { useProjectStore } from '../../project-context.ts';
import {
  type EditResult,
  type NavigationEdit,
  type ProjectStore,
  selectConfigSyntax,
  selectOutline,
} from '../../store/index.ts';
import { copyOf } from './copy-entry.ts';
import { movedWords, moveLabel, nameOfEntries } from './move-words.ts';
import { treeRows } from './tree-rows.ts';

export interface EditListener {
  /** Says it to a screen reader. */
  readonly announce: (words: string) => void;
  /** The entries stand at these places now. */
  readonly onMoved: (paths: readonly ConfigPath[]) => void;
}

const NONE_CLOSED: ReadonlySet<string> = new Set();

export type NavigationEdits = ReturnType<typeof navigationEdits>;

/** Everything that can be done to the entries of the navigation, with its words. */
export function useNavigationEdits(listener: EditListener): NavigationEdits {
  const store = useProjectStore();
  const { announce, onMoved } = listener;
  return useMemo(() => navigationEdits(store, { announce, onMoved }), [store, announce, onMoved]);
}

function navigationEdits(store: ProjectStore, { announce, onMoved }: EditListener) {
  const outline = () => selectOutline(store.getState());

  function report(result: EditResult, words: string): boolean {
    if (result.status === 'ok') {
      announce(words);
      return true;
    }
    refuse(result.problem.message, result.problem.hint);
    return false;
  }

  function refuse(reason: string, hint?: string, action?: { readonly label: string; readonly run: () => void }): void {
    announce(reason);
    const id = `navigation:${reason}`;
    const run = () => {
      notifications.hide(id);
      action?.run();
    };
    notifications.show({
      id,
      title: reason,
      color: 'yellow',
      message: (
        <>
          {hint}
          {action && (
            <Button variant="light" size="compact-xs" mt={4} onClick={run}>
              {action.label}
            </Button>
          )}
        </>
      ),
    });
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
    const key = JSON.stringify(first);
    const row = treeRows(outline()?.roots ?? [], NONE_CLOSED).find(({ node }) => JSON.stringify(node.path) === key);
    if (report(result, row ? movedWords(nodes, row) : `${label}.`) && moved) onMoved(moved.paths);
  }

  function edit(change: NavigationEdit, words: string): boolean {
    return report(store.actions.editNavigation(change), words);
  }

  /** Undo takes back the last step only: when more was done since, the person goes back step by step. */
  function withUndo(change: NavigationEdit, words: string): void {
    if (!edit(change, words)) return;
    const id = `navigation:${change.label}`;
    const undo = () => {
      notifications.hide(id);
      if (store.getState().history.done.at(-1)?.label === change.label) store.actions.undo();
      else notifications.show({ message: 'Other changes were made since. Undo them one by one with the arrow above.' });
    };
    notifications.show({
      id,
      title: words,
      message: (
        <Button variant="light" size="compact-xs" mt={4} onClick={undo}>
          Undo
        </Button>
      ),
    });
  }

  const judge = (nodes: readonly OutlineNode[], target: DropTarget): DropVerdict => {
    const now = outline();
    return now === undefined ? { status: 'refused', reason: UNREADABLE } : canDrop(now, outermost(nodes), target);
  };

  return {
    judge,
    refuse,
    edit,
    move: (nodes: readonly OutlineNode[], target: DropTarget, from: OutlineNode | undefined): void => {
      const chosen = outermost(nodes);
      const verdict = judge(nodes, target);
      const paths = chosen.map(({ path }) => path);
      if (verdict.status === 'ok') {
        const { listPath, index } = verdict;
        const to = holderOf(outline()?.roots ?? [], listPath);
        carryOut(chosen, moveLabel(chosen, from, to), (config) => moveEntries(config, paths, listPath, index));
        return;
      }
      const { groupAt } = verdict;
      const label = `Move ${nameOfEntries(chosen)} into a new group`;
      const group = () =>
        groupAt && carryOut(chosen, label, (config) => groupEntries(config, paths, groupAt, 'New group'));
      refuse(verdict.reason, undefined, groupAt && { label: 'Make a group for it', run: group });
    },
    remove: (nodes: readonly OutlineNode[]): void => {
      const chosen = outermost(nodes);
      const name = nameOfEntries(chosen);
      const paths = chosen.map(({ path }) => path);
      withUndo(
        { label: `Remove ${name} from the navigation`, change: (config) => removeEntries(config, paths) },
        `Removed ${name} from the navigation`,
      );
    },
    /** The file of a page, with every entry that names it. */
    deletePage: (node: OutlineNode): void => {
      if (node.file === undefined) return;
      const all = treeRows(outline()?.roots ?? [], NONE_CLOSED).filter((row) => row.node.file === node.file);
      withUndo(
        {
          label: `Delete ${node.label}`,
          change: (config) =>
            removeEntries(
              config,
              all.map((row) => row.node.path),
            ),
          files: new Map([[node.file, undefined]]),
        },
        `Deleted ${node.label}`,
      );
    },
    duplicate: (node: OutlineNode): void => {
      const { files } = store.getState();
      const copy = copyOf(node, selectConfigSyntax({ files }), files);
      if (copy === undefined) return;
      const place = [node.path.slice(0, -1), Number(node.path.at(-1)) + 1] as const;
      const change = (config: JsonText) => insertItem(config, ...place, copy.value);
      const done = edit(
        { label: `Duplicate ${node.label}`, change, files: copy.files },
        `Duplicated ${node.label}, the copy stands below it.`,
      );
      if (done) onMoved([[...place[0], place[1]]]);
    },
    /** A group's title in the configuration, a page's in its front matter. */
    rename: (node: OutlineNode, title: string): void => {
      if (title === '' || title === node.label) return;
      const label = `Rename ${node.label} to ${title}`;
      const { files } = store.getState();
      const bytes = node.file === undefined ? undefined : files.get(node.file);
      if (node.file !== undefined && bytes !== undefined) {
        const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
        edit({ label, files: new Map([[node.file, encodeText(setPageTitle(text, title))]]) }, `Renamed to ${title}.`);
        return;
      }
      const syntax = selectConfigSyntax({ files });
      const key = titleKeyOf(valueAt(syntax?.status === 'ok' ? syntax.value : undefined, node.path));
      const done = edit(
        { label, change: (config) => renameEntry(config, node.path, key, title) },
        `Renamed to ${title}.`,
      );
      if (done) onMoved([node.path]);
    },
    setIcon: (node: OutlineNode, icon: string): void => {
      if (icon === (node.icon ?? '')) return;
      const label = icon === '' ? `Remove the icon of ${node.label}` : `Change the icon of ${node.label}`;
      edit({ label, change: (config) => setEntryIcon(config, node.path, icon) }, `${label}.`);
    },
    /** Limits groups to a version, or with `undefined` to none. */
    setVersion: (nodes: readonly OutlineNode[], version: string | undefined): void => {
      const name = nameOfEntries(nodes);
      const label = version === undefined ? `Show ${name} in all versions` : `Show ${name} in ${version} only`;
      const change = (config: JsonText) =>
        nodes.reduce(
          (rest, { path }) =>
            version === undefined
              ? removeValue(rest, [...path, 'version'])
              : setValue(rest, [...path, 'version'], version),
          config,
        );
      edit({ label, change }, `${label}: done.`);
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
      const done = edit({ label, change, files }, `${label}: done.`);
      if (done) onMoved(values.map((_, step) => [...at.listPath, at.index + step]));
      return done;
    },
  };
}

const UNREADABLE = 'The settings cannot be read at the moment. Correct the mistake in them first.';

function holderOf(roots: readonly OutlineNode[], listPath: ConfigPath): OutlineNode | undefined {
  const key = JSON.stringify(listPath);
  return treeRows(roots, NONE_CLOSED)
    .map(({ node }) => node)
    .find(({ lists }) => lists.some(({ path }) => JSON.stringify(path) === key));
}

function valueAt(value: unknown, path: ConfigPath): unknown {
  return path.reduce<unknown>((inner, step) => {
    const isHolder = typeof inner === 'object' && inner !== null;
    return isHolder ? (inner as Readonly<Record<string | number, unknown>>)[step] : undefined;
  }, value);
}
