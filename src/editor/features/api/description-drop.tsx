import { type ReactNode, useRef } from 'react';
import { FileDropArea } from '../../uploads/file-drop-area.tsx';
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
  const input = useRef<HTMLInputElement>(null);
  const help = (
    <>
      {words.drop}
      <span className={classes.dropHelp}>{words.dropReplaces}</span>
    </>
  );
  return (
    <FileDropArea isOn={isOn} words={help} onDrop={({ files }) => onFiles([...files])}>
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
    </FileDropArea>
  );
}
