import { Menu } from '@mantine/core';
import { FileDown } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';

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
          <IconButton label="Import pages">
            <FileDown size={16} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item onClick={() => files.current?.click()}>Markdown files and pictures…</Menu.Item>
          <Menu.Item onClick={() => folder.current?.click()}>A folder of them…</Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <input
        ref={files}
        type="file"
        hidden
        multiple
        aria-label="Markdown files"
        accept=".md,.mdx,.markdown,image/*"
        onChange={(event) => take(event.currentTarget)}
      />
      <input
        ref={folder}
        type="file"
        hidden
        aria-label="Folder of Markdown files"
        {...{ webkitdirectory: '' }}
        onChange={(event) => take(event.currentTarget)}
      />
    </>
  );
}
