import { VisuallyHidden } from '@mantine/core';
import { useElementSize, useLocalStorage, useMediaQuery } from '@mantine/hooks';
import { House, MousePointerClick } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import type { LiveNote, PreviewStatus, ReaderChoice, ReaderOption } from '../../session/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { previewWords as words } from '../../words/preview.ts';
import { type Device, deviceByDefault, frameSize } from './device.ts';
import { HiddenHosts } from './hidden-hosts.tsx';
import { LiveNotes } from './live-notes.tsx';
import { OtherHostsMenu, type OtherHostsMenuProps } from './other-hosts-menu.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import classes from './preview-pane.module.css';
import { ReaderMenu } from './reader-menu.tsx';
import { SnippetNotice } from './snippet-notice.tsx';
import { DeviceControl, ModeControl, type PreviewMode } from './view-controls.tsx';

/** A window of a phone: the page is as large as it is on that phone. */
const IS_PHONE = '(max-width: 479.98px)';

/** CSS pixels: in a narrower bar, screen and mode are chosen by one button each. Fingers need more room. */
const COMPACT_PX = { mouse: 470, touch: 640 };

export interface SnippetPlace {
  readonly file: string;
  readonly line: number;
}

export interface PreviewPaneProps {
  /** Starts the preview in this element; gives back how to end it. Called once, or again when it changes. */
  readonly attach: (container: HTMLElement) => () => void;
  readonly status: PreviewStatus;
  /** Path of the page shown, with a slash at the start. */
  readonly address: string;
  readonly mode: PreviewMode;
  readonly onModeChange: (mode: PreviewMode) => void;
  /** Whether a click on the page goes to what it shows. */
  readonly isPicking: boolean;
  readonly onPickingChange: (isPicking: boolean) => void;
  /** The place in a snippet that was clicked last; the code shows where it is taken in. */
  readonly snippet: SnippetPlace | undefined;
  readonly onOpenSnippet: (place: SnippetPlace) => void;
  /** What a reader of the page can switch to. */
  readonly choices: readonly ReaderChoice[];
  readonly onChoose: (kind: ReaderChoice['kind'], option: ReaderOption) => void;
  /** What is to be said of the components with state on the page. */
  readonly liveNotes: readonly LiveNote[];
  readonly otherHosts: OtherHostsMenuProps & {
    /** Of what is not shown and has no place in the page. */
    readonly hidden: readonly string[];
    readonly onShowHidden: () => void;
  };
  /** How much smaller than it is the page is drawn, from 0 to 1. */
  readonly onScale: (scale: number) => void;
  readonly onHome: () => void;
  readonly onRetry: () => void;
  readonly onShowProblems: () => void;
  /** What is drawn over the page, in all of its room. */
  readonly overPage?: (readFrame: () => HTMLIFrameElement | null) => ReactNode;
  /** What stands over the page. */
  readonly children?: ReactNode;
}

export function PreviewPane(props: PreviewPaneProps) {
  const { attach, status, address, mode, onModeChange, isPicking, onPickingChange, snippet, onOpenSnippet } = props;
  const { choices, onChoose, liveNotes, otherHosts, onScale, onHome, onRetry, onShowProblems, overPage } = props;
  const [chosen, setDevice] = useLocalStorage<Device | undefined>({
    key: 'leafwright-device',
    defaultValue: undefined,
    getInitialValueInEffect: false,
  });
  const isPhone = useMediaQuery(IS_PHONE, undefined, { getInitialValueInEffect: false });
  const isTouch = useIsTouch();
  const container = useRef<HTMLDivElement>(null);
  const stage = useElementSize();
  const home = useRef<HTMLButtonElement>(null);
  // A notice goes away with its button; the button of the bar stays.
  const leaveNotice = (run: () => void) => () => {
    home.current?.focus();
    run();
  };
  const device = isPhone ? 'fit' : (chosen ?? deviceByDefault(stage));
  const { width, height, scale } = frameSize(device, stage);
  const isCompact = stage.width > 0 && stage.width < (isTouch ? COMPACT_PX.touch : COMPACT_PX.mouse);
  useEffect(() => onScale(scale), [onScale, scale]);
  useEffect(() => (container.current ? attach(container.current) : undefined), [attach]);

  return (
    <section className={classes.pane} aria-label={words.region}>
      <div className={classes.bar} data-compact={isCompact || undefined}>
        <IconButton ref={home} label={words.home} onClick={onHome}>
          <House size={15} />
        </IconButton>
        <div className={classes.address} title={address}>
          <VisuallyHidden>{words.pageShown}</VisuallyHidden>
          {address}
        </div>
        <ReaderMenu choices={choices} onChoose={onChoose} />
        <OtherHostsMenu areHidden={otherHosts.areHidden} onHide={otherHosts.onHide} />
        <IconButton
          className={classes.picking ?? ''}
          label={isPicking ? words.picking.on : words.picking.off}
          aria-label={words.picking.name}
          aria-pressed={isPicking}
          aria-keyshortcuts="Alt+Shift+E"
          variant={isPicking ? 'light' : 'subtle'}
          onClick={() => onPickingChange(!isPicking)}
        >
          <MousePointerClick size={15} />
        </IconButton>
        {!isPhone && <DeviceControl device={device} onChange={setDevice} scale={scale} isCompact={isCompact} />}
        <ModeControl mode={mode} onChange={onModeChange} isCompact={isCompact} />
      </div>
      <div ref={stage.ref} className={classes.stage} data-device={device}>
        <div
          ref={container}
          className={classes.frame}
          data-testid="preview-frame"
          style={{
            width,
            height,
            marginInlineStart: Math.max((stage.width - width * scale) / 2, 0),
            transform: scale === 1 ? undefined : `scale(${scale})`,
          }}
        />
        {overPage?.(() => container.current?.querySelector('iframe') ?? null)}
        <SnippetNotice snippet={snippet} onOpen={onOpenSnippet} />
        <PreviewNotice
          status={status}
          onRetry={leaveNotice(onRetry)}
          onHome={leaveNotice(onHome)}
          onShowProblems={onShowProblems}
        />
      </div>
      {props.children}
      <LiveNotes notes={liveNotes} />
      <HiddenHosts hosts={otherHosts.hidden} onShow={otherHosts.areHidden ? undefined : otherHosts.onShowHidden} />
    </section>
  );
}
