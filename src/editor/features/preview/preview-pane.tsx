import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { House, Monitor, Moon, MousePointerClick, Smartphone, Sun, Tablet } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PreviewStatus, ReaderChoice, ReaderOption } from '../../session/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { type Device, frameSize } from './device.ts';
import { PreviewNotice } from './preview-notice.tsx';
import classes from './preview-pane.module.css';
import { ReaderMenu } from './reader-menu.tsx';
import { SnippetNotice } from './snippet-notice.tsx';

export type PreviewMode = 'light' | 'dark';

const PICKING_ON = 'A click on the page edits what is there (Alt+Shift+E to browse like a reader)';
const PICKING_OFF = 'A click does what it does for a reader (Alt+Shift+E to edit by clicking, or hold Alt)';

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
  readonly onHome: () => void;
  readonly onRetry: () => void;
  readonly onShowProblems: () => void;
}

export function PreviewPane(props: PreviewPaneProps) {
  const { attach, status, address, mode, onModeChange, isPicking, onPickingChange, snippet, onOpenSnippet } = props;
  const { choices, onChoose, onHome, onRetry, onShowProblems } = props;
  const [device, setDevice] = useState<Device>('desktop');
  const container = useRef<HTMLDivElement>(null);
  const stage = useElementSize();
  const { width, scale } = frameSize(device, stage.width);
  useEffect(() => (container.current ? attach(container.current) : undefined), [attach]);

  return (
    <section className={classes.pane} aria-label="Preview">
      <div className={classes.bar}>
        <IconButton label="Home page of the site" onClick={onHome}>
          <House size={15} />
        </IconButton>
        <div className={classes.address} title={address}>
          <VisuallyHidden>Page shown: </VisuallyHidden>
          {address}
        </div>
        <ReaderMenu choices={choices} onChoose={onChoose} />
        <IconButton
          className={classes.picking ?? ''}
          label={isPicking ? PICKING_ON : PICKING_OFF}
          aria-label="Click the page to edit"
          aria-pressed={isPicking}
          aria-keyshortcuts="Alt+Shift+E"
          variant={isPicking ? 'light' : 'subtle'}
          onClick={() => onPickingChange(!isPicking)}
        >
          <MousePointerClick size={15} />
        </IconButton>
        <SegmentedControl<Device>
          className={classes.devices ?? ''}
          aria-label="Width of the preview"
          value={device}
          onChange={setDevice}
          data={[
            { value: 'phone', label: segment('Phone', <Smartphone size={15} />) },
            { value: 'tablet', label: segment('Tablet', <Tablet size={15} />) },
            { value: 'desktop', label: segment('Desktop', <Monitor size={15} />) },
          ]}
        />
        <SegmentedControl<PreviewMode>
          aria-label="Mode of the preview"
          value={mode}
          onChange={onModeChange}
          data={[
            { value: 'light', label: segment('Light', <Sun size={15} />) },
            { value: 'dark', label: segment('Dark', <Moon size={15} />) },
          ]}
        />
      </div>
      <div ref={stage.ref} className={classes.stage} data-device={device}>
        <div
          ref={container}
          className={classes.frame}
          data-testid="preview-frame"
          style={{ width, height: stage.height / scale, transform: scale === 1 ? undefined : `scale(${scale})` }}
        />
        <SnippetNotice snippet={snippet} onOpen={onOpenSnippet} />
        <PreviewNotice status={status} onRetry={onRetry} onHome={onHome} onShowProblems={onShowProblems} />
      </div>
    </section>
  );
}

function segment(label: string, icon: ReactNode) {
  return (
    <span className={classes.segment} title={label}>
      {icon}
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  );
}
