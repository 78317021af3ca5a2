/** Shows the open page after every change of the project; what comes back goes into the store. */
import type { Diagnostic } from '../../../project/diagnostics.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { Preview, PreviewOptions, PreviewReport } from '../../../sandbox/host/index.ts';
import { configFileOf, type ProjectStore, selectPageAt, selectPageList, selectShownPage } from '../../store/index.ts';
import { sessionWords } from '../../words/session.ts';
import { feedPreview } from './feed-preview.ts';
import { dropOutdatedProblems } from './outdated-problems.ts';
import { type PreviewStatus, previewStatus } from './preview-status.ts';

/**
 * To render a longer page takes longer than a frame, and so does reading longer settings. On a machine with two cores the
 * renderer would keep the letter, or the entry that was moved, from the screen, and not be sooner for it.
 */
const LONG_BYTES = 24_000;

/** Only the preview finds these: whoever looks at all pages must not take them back. */
const OF_VIEW: ReadonlySet<string> = new Set(['page/too-much-to-show', 'page/stuck-preview']);

export interface PreviewLoopOptions
  extends Pick<
    PreviewOptions,
    | 'onPicked'
    | 'onField'
    | 'onBlock'
    | 'onPainted'
    | 'onScrolled'
    | 'onTogglePicking'
    | 'onChoices'
    | 'onLiveNotes'
    | 'onHiddenHosts'
    | 'isClosed'
  > {
  readonly store: ProjectStore;
  readonly createPreview: (options: PreviewOptions) => Omit<Preview, 'worker'>;
  /** The frame fills this element. */
  readonly container: HTMLElement;
  readonly onStatus: (status: PreviewStatus) => void;
  /** A link out of the site was clicked. */
  readonly onOpenLink: (url: string) => void;
}

type PassedOn =
  | 'setColorMode'
  | 'readDocument'
  | 'setPicking'
  | 'setScale'
  | 'setWriting'
  | 'tellField'
  | 'pickBlock'
  | 'markSetting'
  | 'markLine'
  | 'markChanges'
  | 'scrollToLine'
  | 'chooseVersion'
  | 'showHidden';

export interface PreviewLoop extends Pick<Preview, PassedOn> {
  /** Renders the page once more, after it was stopped. */
  readonly retry: () => void;
  readonly stop: () => void;
}

export function startPreviewLoop({ store, createPreview, onStatus, ...options }: PreviewLoopOptions): PreviewLoop {
  let shown: string | undefined;
  let hash = '';
  let report: PreviewReport | undefined;
  let isPainted = false;
  let failure: Diagnostic | undefined;
  let lastStatus = '';

  const preview = createPreview({
    ...options,
    title: sessionWords.previewFrame,
    onRendered: (next) => {
      const isOfView = ({ code }: Diagnostic): boolean => OF_VIEW.has(code);
      const others = next.diagnostics.filter((problem) => !isOfView(problem));
      // Of a page that was stopped nothing else is known now than before.
      if (next.status !== 'stopped' || others.length > 0) store.actions.setDiagnostics(`page:${next.page}`, others);
      store.actions.setDiagnostics(`view:${next.page}`, next.diagnostics.filter(isOfView));
      store.actions.setDiagnostics('sandbox', []);
      failure = undefined;
      if (next.page === shown) report = next;
      tell();
    },
    onPainted: (at, isAnother) => {
      options.onPainted?.(at, isAnother);
      if (!isAnother) return;
      isPainted = true;
      tell();
    },
    onNavigate: (page, target) => {
      if (page === shown) return preview.show(page, target);
      hash = target;
      store.actions.openPage(page);
    },
    onFailure: (problem) => {
      failure = problem;
      store.actions.setDiagnostics('sandbox', [problem]);
      tell();
    },
  });

  function tell(): void {
    const state = store.getState();
    const status = previewStatus({
      ...(report && { report }),
      isPainted,
      ...(failure && { failure }),
      reading: state.diagnostics.get('reading') ?? [],
      hasPages: selectPageList(state).length > 0,
    });
    const key = JSON.stringify(status);
    if (key === lastStatus) return;
    lastStatus = key;
    onStatus(status);
  }

  /** Shows the page that the store wants: the open one, else the home page as soon as it is known. */
  function follow(): void {
    const wanted = selectShownPage(store.getState());
    if (wanted === undefined || wanted === shown) return;
    shown = wanted;
    report = undefined;
    isPainted = false;
    feed.show(wanted, hash);
    hash = '';
  }

  const feed = feedPreview(preview, () => store.getState().files);

  /** At once, but for a long page and long settings: there what was changed comes first. */
  function update(files: ProjectFiles, before: ProjectFiles): void {
    const isLong = (file = ''): boolean => {
      const bytes = files.get(file);
      return bytes !== undefined && bytes !== before.get(file) && bytes.length > LONG_BYTES;
    };
    const open = selectPageAt(store.getState(), shown)?.file;
    feed.update(isLong(open) || isLong(configFileOf(files)));
  }

  const unsubscribe = store.subscribe((state, before) => {
    if (state.files !== before.files) {
      update(state.files, before.files);
      dropOutdatedProblems(store, before.files, shown);
    }
    follow();
    if (state.diagnostics !== before.diagnostics || state.reading !== before.reading) tell();
  });
  preview.update(store.getState().files);
  follow();
  tell();

  return {
    setColorMode: preview.setColorMode,
    readDocument: preview.readDocument,
    setPicking: preview.setPicking,
    setScale: preview.setScale,
    setWriting: preview.setWriting,
    tellField: preview.tellField,
    pickBlock: preview.pickBlock,
    markSetting: preview.markSetting,
    markLine: preview.markLine,
    markChanges: preview.markChanges,
    scrollToLine: preview.scrollToLine,
    chooseVersion: preview.chooseVersion,
    showHidden: preview.showHidden,
    retry: () => {
      failure = undefined;
      if (shown !== undefined) preview.show(shown);
    },
    stop: () => {
      unsubscribe();
      feed.stop();
      preview.dispose();
      store.actions.setDiagnostics('sandbox', []);
    },
  };
}
