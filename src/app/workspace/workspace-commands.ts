/** Where the parts of the workspace lead. Each command starts from where one is when it is called. */
import {
  type Pane,
  type ProjectStore,
  type Section,
  selectPageAt,
  selectPageOfFile,
  withPage,
} from '../../editor/store/index.ts';
import { withoutSetting } from './settings-location.ts';

export type WorkspaceCommands = ReturnType<typeof createCommands>;

export function createCommands(store: ProjectStore) {
  const { goTo } = store.actions;
  const now = () => store.getState().location;
  const pageOf = (file: string) => {
    const page = selectPageOfFile(store.getState(), file)?.path;
    return page !== undefined && { page };
  };
  return {
    show: (pane: Pane): void => goTo({ ...now(), pane }),
    openSection: (section: Section): void => goTo({ ...withoutSetting(now()), section, pane: 'section' }),
    /** Opens the raw configuration. */
    openConfig: (): void => goTo({ ...withoutSetting(now()), section: 'config', pane: 'code' }),
    /** Opens a file's code and, of a page, the page. */
    openFile: (file: string): void =>
      goTo({ ...withoutSetting(now()), section: 'pages', file, ...pageOf(file), pane: 'code' }),
    /** The same in the section that is open. */
    openFileHere: (file: string): void => goTo({ ...now(), file, ...pageOf(file), pane: 'code' }),
    /** Opens a page in the preview. */
    openPage: (page: string): void => goTo({ ...withPage(store.getState(), now(), page), pane: 'preview' }),
    /** Opens the site's home page; code that is open goes along. */
    openHome: (): void => {
      const state = store.getState();
      const { page: _, file, ...rest } = state.location;
      const home = selectPageAt(state, state.reading?.home);
      goTo({ ...rest, ...(file !== undefined && { file: home?.file ?? file }) });
    },
    closeCode: (): void => {
      const { file: _, ...rest } = now();
      goTo({ ...rest, section: rest.section === 'config' ? 'brand' : rest.section, pane: 'section' });
    },
  };
}
