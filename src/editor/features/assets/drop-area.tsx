import { type DragEvent, type ReactNode, type Ref, useState } from 'react';
import classes from './library.module.css';

export interface DropAreaProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly isEditable: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
}

/** Takes files that are dropped into the library. */
export function DropArea({ ref, isEditable, onFiles, children }: DropAreaProps) {
  const [isTarget, setTarget] = useState(false);
  const onDragOver = (event: DragEvent) => {
    if (!isEditable || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setTarget(true);
  };
  const onDrop = (event: DragEvent) => {
    event.preventDefault();
    setTarget(false);
    if (isEditable) onFiles([...event.dataTransfer.files]);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone.
    <div
      ref={ref}
      tabIndex={-1}
      className={classes.body}
      data-drop-target={isTarget || undefined}
      onDragOver={onDragOver}
      onDragLeave={() => setTarget(false)}
      onDrop={onDrop}
    >
      {children}
    </div>
  );
}
