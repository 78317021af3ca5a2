import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import classes from './file-drop-area.module.css';
import { holdsFiles } from './handed-files.ts';

export interface FileDropAreaProps {
  /** Files are taken at the moment. */
  readonly isOn: boolean;
  /** What happens to files that are dropped, shown while they are dragged here. */
  readonly words: ReactNode;
  /** Called within the drop event: the browser takes some of what is dropped back after it. */
  readonly onDrop: (transfer: DataTransfer) => void;
  readonly children: ReactNode;
}

/** Takes files and folders that are dropped on what is in it. */
export function FileDropArea({ isOn, words, onDrop, children }: FileDropAreaProps) {
  const [isTarget, setTarget] = useState(false);
  const depth = useRef(0);
  const isMeant = ({ dataTransfer }: DragEvent): boolean => isOn && holdsFiles(dataTransfer);
  const leave = () => {
    depth.current = 0;
    setTarget(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is for everyone.
    <div
      className={classes.area}
      data-target={isTarget || undefined}
      onDragEnter={(event) => {
        if (!isMeant(event)) return;
        depth.current++;
        setTarget(true);
      }}
      onDragLeave={() => {
        depth.current--;
        if (depth.current <= 0) leave();
      }}
      onDragOver={(event) => {
        if (!isMeant(event)) return;
        event.preventDefault();
        event.dataTransfer.dropEffect = 'copy';
      }}
      onDrop={(event) => {
        leave();
        if (!isMeant(event)) return;
        event.preventDefault();
        onDrop(event.dataTransfer);
      }}
    >
      {children}
      {isTarget && <span className={classes.words}>{words}</span>}
    </div>
  );
}
