import { Group, TextInput } from '@mantine/core';
import { LayoutGrid } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { IconMark } from '../../icons/icon-mark.tsx';
import type { readIconStyle } from '../../icons/icon-style.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { navigationDialogWords as words } from '../../words/navigation-dialogs.ts';

export interface IconInputProps {
  readonly label: string;
  readonly help: string;
  /** Has the keyboard when the dialog opens. */
  readonly isFirst?: boolean;
  readonly name: string;
  readonly style: ReturnType<typeof readIconStyle>;
  readonly onName: (name: string) => void;
  /** `undefined`: the usual one. */
  readonly onStyle: (style: ReturnType<typeof readIconStyle>) => void;
}

/** The name of an icon, which can be typed or chosen by how it looks. */
export function IconInput({ label, help, isFirst = false, name, style, onName, onStyle }: IconInputProps) {
  const [isPicking, setPicking] = useState(false);
  return (
    <>
      <Group gap={8} align="flex-end" wrap="nowrap">
        <TextInput
          label={label}
          description={help}
          style={{ flex: 1 }}
          {...(isFirst && { 'data-autofocus': true })}
          value={name}
          leftSection={name === '' ? undefined : <IconMark icon={{ name, ...(style && { type: style }) }} />}
          onChange={(event) => onName(event.currentTarget.value)}
        />
        <IconButton label={words.chooseIcon} variant="default" onClick={() => setPicking(true)}>
          <LayoutGrid size={15} />
        </IconButton>
      </Group>
      {isPicking && (
        <Suspense>
          <IconPicker
            name={name}
            style={style}
            onChoose={(chosen) => {
              onName(chosen);
              setPicking(false);
            }}
            onStyle={onStyle}
            onClose={() => setPicking(false)}
          />
        </Suspense>
      )}
    </>
  );
}

const IconPicker = lazy(() => import('../../icons/icon-picker.tsx'));
