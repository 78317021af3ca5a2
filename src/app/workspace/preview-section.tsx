import { useComputedColorScheme } from '@mantine/core';
import { useHotkeys, useLocalStorage } from '@mantine/hooks';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { PreviewPane } from '../../editor/features/preview/preview-pane.tsx';
import type { PreviewMode } from '../../editor/features/preview/view-controls.tsx';
import type { EditorHandle } from '../../editor/monaco/editor-handle.ts';
import { useProject } from '../../editor/project-context.ts';
import type { LiveNote, PreviewLoop, PreviewStatus, ReaderChoice, ReaderOption } from '../../editor/session/index.ts';
import { type SettingPath, selectConfigSyntax, selectPageAt, selectShownPage } from '../../editor/store/index.ts';
import { useLatest } from '../../editor/ui/use-latest.ts';
import type { PickedPlace, SourceLine } from '../../sandbox/host/index.ts';
import { keepFocusFromFrame } from './keep-focus.ts';
import type { ConnectedProject } from './open-project.ts';
import { OverPage } from './over-page.tsx';
import { shownStatus } from './shown-status.ts';
import type { CodePlace } from './use-code-place.ts';
import { useOtherHosts } from './use-other-hosts.ts';
import { usePageBlocks } from './use-page-blocks.tsx';
import { usePageWriting } from './use-page-writing.ts';
import { useSourceSync } from './use-source-sync.ts';

export interface PreviewSectionProps {
  readonly project: ConnectedProject;
  /** The preview while it runs, for whoever is beside it. */
  readonly preview: RefObject<PreviewLoop | undefined>;
  /** The one that is open. */
  readonly file: string | undefined;
  /** The code editor beside the preview, while it is open and loaded. */
  readonly editor?: EditorHandle;
  /** The setting that is being edited: what shows it is marked. */
  readonly marked: SettingPath | undefined;
  readonly onSetting: (picked: Extract<PickedPlace, { kind: 'setting' }>) => void;
  readonly onSource: (place: CodePlace) => void;
  /** Brings the open code into sight; absent where it always is. */
  readonly onShowCode?: (() => void) | undefined;
  readonly onShowProblems: () => void;
  readonly onHome: () => void;
}

/** The preview of the open page, wired to the sandbox. */
export function PreviewSection(props: PreviewSectionProps) {
  const { project, preview: running, editor, marked, onSetting, onShowCode, onShowProblems, onHome } = props;
  const [status, setStatus] = useState<PreviewStatus>({ kind: 'starting' });
  const [mode, setMode] = useState<PreviewMode>(useComputedColorScheme('light', { getInitialValueInEffect: false }));
  const initialMode = useRef(mode);
  const page = useProject(selectShownPage);
  const syntax = useProject(selectConfigSyntax);
  const hasReading = useProject((state) => state.reading !== undefined);
  const { isPicking, setPicking, togglePicking } = usePicking(running);
  const [choices, setChoices] = useState<readonly ReaderChoice[]>([]);
  const [liveNotes, setLiveNotes] = useState<readonly LiveNote[]>([]);
  const { otherHosts, areHostsHidden, setHiddenHosts } = useOtherHosts(project, running);
  const [version, setVersion] = useState<string>();
  const [snippet, setSnippet] = useState<SourceLine>();
  const { onScrolled, hold } = useSourceSync(running, editor);
  const { onField, isWriting, bar, changeBlock, insert } = usePageWriting(running, props.file, editor);
  const openForm = (line: number) => editor && goTo({ file: editor.path, line }, props);
  const { onBlock, frame, blockMenu } = usePageBlocks({
    preview: running,
    editor,
    isWriting,
    changeBlock,
    openForm,
    insert,
  });
  const { readScale, setScale } = useScale(running);
  const configProblem = syntax?.status === 'unreadable' ? syntax.problem : undefined;

  const pick = (picked: PickedPlace) => {
    setSnippet(undefined);
    if (picked.kind === 'setting') return onSetting(picked);
    // What was meant is what a reader's click does: only code that is in sight anyway goes along, and the focus stays.
    if (picked.isByTheWay && (!editor || onShowCode)) return;
    hold();
    const own = selectPageAt(project.store.getState(), page)?.file;
    const [inner] = picked.places;
    const place =
      picked.places.find(({ file }) => file === editor?.path) ?? picked.places.find(({ file }) => file === own);
    if (inner && inner !== place) setSnippet(inner);
    if (place ?? inner) goTo(place ?? inner, props, picked.isByTheWay);
  };
  const choose = (kind: ReaderChoice['kind'], { id, page: target }: ReaderOption) => {
    if (kind === 'version') {
      setVersion(id);
      running.current?.chooseVersion(id);
    }
    if (target !== page) project.store.actions.openPage(target);
  };
  const latest = useLatest({ pick, isPicking, isWriting });
  const attach = useCallback(
    (container: HTMLElement) => {
      frame.current = container;
      const preview = project.startPreview(container, {
        onStatus: setStatus,
        onOpenLink: openOutside,
        onPicked: (picked) => latest.current.pick(picked),
        onField,
        onBlock,
        onScrolled,
        onTogglePicking: togglePicking,
        onChoices: setChoices,
        onLiveNotes: setLiveNotes,
        onHiddenHosts: setHiddenHosts,
        isClosed: areHostsHidden,
      });
      preview.setColorMode(initialMode.current);
      preview.setPicking(latest.current.isPicking);
      preview.setWriting(latest.current.isWriting);
      preview.setScale(readScale());
      running.current = preview;
      return preview.stop;
    },
    // A frame that was closed to other hosts cannot be opened again: another one takes its place.
    [project, running, onField, onBlock, frame, readScale, onScrolled, togglePicking, areHostsHidden, setHiddenHosts],
  );
  useEffect(() => running.current?.markSetting(marked?.join('.')), [running, marked]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other snippets.
  useEffect(() => setSnippet(undefined), [page]);

  return (
    <PreviewPane
      attach={attach}
      status={shownStatus(status, { configProblem, hasReading, hasHome: page !== undefined })}
      address={page === undefined ? '' : `/${page}`}
      mode={mode}
      onModeChange={(next) => {
        setMode(next);
        initialMode.current = next;
        running.current?.setColorMode(next);
      }}
      choices={inVersion(choices, version, page)}
      onChoose={choose}
      isPicking={isPicking}
      onPickingChange={setPicking}
      snippet={snippet}
      onOpenSnippet={(place) => {
        setSnippet(undefined);
        goTo(place, props);
      }}
      liveNotes={liveNotes}
      otherHosts={otherHosts}
      onScale={setScale}
      onHome={onHome}
      onRetry={() => running.current?.retry()}
      onShowProblems={onShowProblems}
      overPage={(readFrame) => <OverPage bar={bar} insert={insert} readFrame={readFrame} />}
    >
      {blockMenu}
    </PreviewPane>
  );
}

/** Whether a click on the page edits what is there, which the browser remembers. */
function usePicking(preview: RefObject<PreviewLoop | undefined>) {
  const [isPicking, setPicking] = useLocalStorage({
    key: 'leafwright-picking',
    defaultValue: true,
    getInitialValueInEffect: false,
  });
  const togglePicking = useCallback(() => setPicking((last) => !last), [setPicking]);
  useEffect(() => preview.current?.setPicking(isPicking), [preview, isPicking]);
  useHotkeys([['alt+shift+E', togglePicking, { usePhysicalKeys: true }]], []);
  return { isPicking, setPicking, togglePicking };
}

/** How much smaller than it is the page is drawn; a frame that starts is told of it, too. */
function useScale(preview: RefObject<PreviewLoop | undefined>) {
  const scale = useRef(1);
  const setScale = useCallback(
    (next: number) => {
      scale.current = next;
      preview.current?.setScale(next);
    },
    [preview],
  );
  const readScale = useCallback(() => scale.current, []);
  return { readScale, setScale };
}

/** On a page that several versions share, the one that was chosen is what a reader sees. */
function inVersion(
  choices: readonly ReaderChoice[],
  version: string | undefined,
  page: string | undefined,
): readonly ReaderChoice[] {
  return choices.map((choice) => {
    const isShown = choice.options.some(({ id, page: target }) => id === version && target === page);
    if (choice.kind !== 'version' || !isShown) return choice;
    return { ...choice, options: choice.options.map((option) => ({ ...option, isCurrent: option.id === version })) };
  });
}

/**
 * Puts the cursor to a line: in the editor that is open, else in one that is opened for it.
 * @param isFocusKept whether the focus stays where it is, where the editor is open
 */
function goTo(
  place: SourceLine | undefined,
  { editor, onSource, onShowCode }: PreviewSectionProps,
  isFocusKept = false,
): void {
  if (!place) return;
  if (editor?.path !== place.file) {
    onSource({ ...place, column: 1 });
    return;
  }
  onShowCode?.();
  const start = lineStart(editor.readText(), place.line);
  editor.select({ start, end: start });
  editor.revealLine(place.line, 'nearest');
  if (isFocusKept) return;
  // Word of the click may come before word of the focus that it gave to the preview.
  keepFocusFromFrame();
  editor.focus();
}

function lineStart(text: string, line: number): number {
  let start = 0;
  for (let count = 1; count < line; count++) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  return start;
}

function openOutside(url: string): void {
  window.open(url, '_blank', 'noopener,noreferrer');
}
