/** What is put into the page where readers see it: from the list that a slash opens, and below a block. */
import { createStore, type StoreApi } from 'zustand';
import type { PageWriting } from '../../editor/features/page-writing/page-writing.ts';
import type { InsertItem } from '../../editor/features/writing/insert/insert-items.ts';
import type { PageList } from '../../editor/features/writing/page-insert/page-list.ts';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import type { ProjectStore } from '../../editor/store/index.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';

const load = () => import('./put-on-page.ts');

export interface PageInsert {
  /** The list, once it is loaded. */
  readonly state: StoreApi<{ readonly list: PageList | undefined }>;
  readonly load: () => Promise<PageList>;
  /** In the place of the paragraph that the list is open for. */
  readonly choose: (item: InsertItem) => void;
  /** Below a block. */
  readonly below: (item: InsertItem, found: FoundBlock, editor: Pick<EditorHandle, 'apply'>) => void;
  /** What the words of the page are typed into. */
  readonly setWriting: (writing: PageWriting | undefined) => void;
  /** Tells of what is around the page. Gives back how to end it. */
  readonly connect: (around: AroundPage) => () => void;
}

export interface AroundPage {
  /** Shows what was put in, where the page has no words of it. */
  readonly show: (item: InsertItem) => void;
  readonly readFrame: () => HTMLIFrameElement | null | undefined;
}

export function createPageInsert(store: ProjectStore): PageInsert {
  const state = createStore<{ readonly list: PageList | undefined }>(() => ({ list: undefined }));
  let module: Awaited<ReturnType<typeof load>> | undefined;
  let around: AroundPage | undefined;
  let writing: PageWriting | undefined;
  const readPlace = () => ({ store, writing, around });
  const insert: PageInsert = {
    state,
    async load() {
      module ??= await load();
      const list = state.getState().list ?? module.createPageList((item) => insert.choose(item));
      state.setState({ list });
      return list;
    },
    choose: (item) => module?.putListed(item, readPlace()),
    below: (item, found, editor) => module?.putBelowBlock(item, found, editor, readPlace()),
    setWriting(next) {
      writing = next;
    },
    connect(next) {
      around = next;
      return () => {
        around = undefined;
      };
    },
  };
  return insert;
}
