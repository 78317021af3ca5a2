import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { holdsFiles } from '../../uploads/handed-files.ts';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';

export interface DescriptionDropProps {
  readonly isOn: boolean;
  readonly onFiles: (files: readonly File[]) => void;
  /** Gets how to open the browser's dialog of files. */
  readonly children: (choose: () => void) => ReactNode;
}

/** Takes files that are dropped on the section, or chosen. */
export function DescriptionDrop({ isOn, onFiles, children }: DescriptionDropProps) {
  const [isTarget, setTarget] = useState(false);
  const depth = useRef(0);
  const input = useRef<HTMLInputElement>(null);
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
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children(() => input.current?.click())}
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept=".json,.yaml,.yml"
        aria-label={words.fileInput}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          // The same file may be chosen again.
          currentTarget.value = '';
          onFiles(files);
        }}
      />
      {isTarget && (
        <span className={classes.dropWords}>
          {words.drop}
          <span>{words.dropReplaces}</span>
        </span>
      )}
    </div>
  );
}
