import { Menu } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { pageListWords as words } from '../../words/page-list.ts';

export interface ImportMenuProps {
  readonly onImport: (files: readonly File[]) => void;
}

/** Imports chosen Markdown files, or a whole folder of them: what a drop does, for everyone. */
export function ImportMenu({ onImport }: ImportMenuProps) {
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const take = (input: HTMLInputElement) => {
    const chosen = [...(input.files ?? [])];
    // The same files may be chosen once more.
    input.value = '';
    onImport(chosen);
  };
  return (
    <>
      <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
        <Menu.Target>
          <IconButton label={words.import}>
            <FileDown size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => files.current?.click()}>{words.importFiles}</Menu.Item>
          <Menu.Item onClick={() => folder.current?.click()}>{words.importFolder}</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label={words.filesInput}
        accept=".md,.mdx,.markdown,image/*"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label={words.folderInput}
        {...{ webkitdirectory: '' }}
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  );
}
