import { type MantineColorScheme, Menu, useMantineColorScheme } from '@mantine/core';
import { Check, Monitor, Moon, Sun } from 'lucide-react';
import { uiWords } from '../words/ui.ts';
import { IconButton } from './icon-button.tsx';

const CHOICES: readonly { readonly value: MantineColorScheme; readonly label: string; readonly icon: typeof Sun }[] = [
  { value: 'auto', label: uiWords.asSystem, icon: Monitor },
  { value: 'light', label: uiWords.light, icon: Sun },
  { value: 'dark', label: uiWords.dark, icon: Moon },
];

/** Light, dark, or what the system says, for the editor itself. */
export function ColorSchemeSwitch() {
  const { colorScheme } = useMantineColorScheme();
  const Current = CHOICES.find(({ value }) => value === colorScheme)?.icon ?? Monitor;
  return (
    <Menu position="bottom-end" width={170}>
      <Menu.Target>
        <IconButton label={uiWords.appearance}>
          <Current size={16} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <ColorSchemeItems />
      </Menu.Dropdown>
    </Menu>
  );
}

/** The choices as part of a menu. */
export function ColorSchemeItems() {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <>
      <Menu.Label>{uiWords.appearance}</Menu.Label>
      {CHOICES.map(({ value, label, icon: Icon }) => (
        <Menu.Item
          key={value}
          leftSection={<Icon size={14} />}
          rightSection={value === colorScheme && <Check size={14} aria-label={uiWords.chosen} />}
          onClick={() => setColorScheme(value)}
        >
          {label}
        </Menu.Item>
      ))}
    </>
  );
}
