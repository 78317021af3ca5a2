import { Menu, Text } from '@mantine/core';
import { Cloud, CloudOff } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { previewWords } from '../../words/preview.ts';

const words = previewWords.otherHosts;

export interface OtherHostsMenuProps {
  readonly areHidden: boolean;
  readonly onHide: (areHidden: boolean) => void;
}

/** Whether the preview of this project loads anything from elsewhere. */
export function OtherHostsMenu({ areHidden, onHide }: OtherHostsMenuProps) {
  const hint = useId();
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} shadow="sm" width={280}>
      <Menu.Target>
        <IconButton label={words.name}>{areHidden ? <CloudOff size={15} /> : <Cloud size={15} />}</IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.CheckboxItem checked={areHidden} onChange={onHide} closeMenuOnClick aria-describedby={hint}>
          {words.hide}
        </Menu.CheckboxItem>
        <Text id={hint} component="p" size="xs" c="dimmed" px="sm" pb={4} m={0}>
          {words.hint}
        </Text>
      </Menu.Dropdown>
    </Menu>
  );
}
