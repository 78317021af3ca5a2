import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import classes from './pane-resizer.module.css';

export interface PaneResizerProps {
  /** Names the handle, for example "Width of the code". */
  readonly label: string;
  /** Width of the pane before the handle, in pixels. */
  readonly width: number;
  readonly min: number;
  readonly max: number;
  readonly initial: number;
  readonly onResize: (width: number) => void;
}

const STEP_PX = 16;
const LARGE_STEP_PX = 64;

/** The line between two panes: drag it, move it with the arrow keys, or double-click it for the first width. */
export function PaneResizer({ label, width, min, max, initial, onResize }: PaneResizerProps) {
  const start = useRef<{ x: number; width: number } | undefined>(undefined);
  const resize = (next: number) => onResize(Math.round(Math.min(Math.max(next, min), max)));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // A frame of another origin swallows the movement even so; `base.css` turns frames off meanwhile.
    document.body.dataset.resizing = 'true';
    start.current = { x: event.clientX, width };
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    if (start.current) resize(start.current.width + event.clientX - start.current.x);
  };
  const onPointerEnd = () => {
    start.current = undefined;
    delete document.body.dataset.resizing;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.shiftKey ? LARGE_STEP_PX : STEP_PX;
    const targets: Readonly<Record<string, number>> = {
      ArrowLeft: width - step,
      ArrowRight: width + step,
      Home: min,
      End: max,
    };
    const next = targets[event.key];
    if (next === undefined) return;
    event.preventDefault();
    resize(next);
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved; `hr` cannot.
    <div
      className={classes.handle}
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={label}
      aria-valuenow={width}
      aria-valuemin={min}
      aria-valuemax={max}
      onPointerDown={onPointerDown}
      onPointerMove={onPointerMove}
      onPointerUp={onPointerEnd}
      onPointerCancel={onPointerEnd}
      onDoubleClick={() => resize(initial)}
      onKeyDown={onKeyDown}
    />
  );
}
