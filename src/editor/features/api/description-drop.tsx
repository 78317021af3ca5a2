import { type ReactNode, useRef } from 'react';
import { FileDropArea } from '../../uploads/file-drop-area.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';

export interface DescriptionDropProps {
  readonly isOn: boolean;
  /** `missing`: the path for which the first one was chosen. */
  readonly onFiles: (files: readonly File[], missing?: string) => void;
  /** Gets how to open the browser's dialog of files, for any or for one that is missing at a path. */
  readonly children: (choose: (missing?: string) => void) => ReactNode;
}

/** Takes files that are dropped on the section, or chosen. */
export function DescriptionDrop({ isOn, onFiles, children }: DescriptionDropProps) {
  const input = useRef<HTMLInputElement>(null);
  const missing = useRef<string>(undefined);
  const choose = (path?: string) => {
    missing.current = path;
    input.current?.click();
  };
  const help = (
    <>
      {words.drop}
      <span className={classes.dropHelp}>{words.dropReplaces}</span>
    </>
  );
  return (
    <FileDropArea isOn={isOn} words={help} onDrop={({ files }) => onFiles([...files])}>
      {children(choose)}
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
          onFiles(files, missing.current);
        }}
      />
    </FileDropArea>
  );
}
