import { Menu } from '@mantine/core';
import { ChevronDown, Layers } from 'lucide-react';
import { Fragment } from 'react';
import type { ReaderChoice, ReaderOption } from '../../session/index.ts';
import { previewWords as words } from '../../words/preview.ts';
import classes from './preview-pane.module.css';

interface ReaderMenuProps {
  readonly choices: readonly ReaderChoice[];
  readonly onChoose: (kind: ReaderChoice['kind'], option: ReaderOption) => void;
}

const KINDS: Readonly<Record<ReaderChoice['kind'], string>> = words.kinds;

/** Which version, language and tab the page is shown in, and the others that a reader can switch to. */
export function ReaderMenu({ choices, onChoose }: ReaderMenuProps) {
  if (choices.length === 0) return null;
  const current = choices.flatMap(({ kind, options }) => {
    const option = options.find(({ isCurrent }) => isCurrent);
    return option ? [{ kind, name: option.name }] : [];
  });
  const names = current.map(({ name }) => name).join(' · ');
  const spoken = current.map(({ kind, name }) => `${KINDS[kind]} ${name}`).join(', ');
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false} shadow="sm">
      <Menu.Target>
        <button type="button" className={classes.reader} aria-label={words.viewing(names)} title={spoken}>
          <Layers size={14} aria-hidden="true" />
          <span className={classes.readerNames}>{names}</span>
          <ChevronDown size={12} aria-hidden="true" />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {choices.map(({ kind, options }, index) => (
          <Fragment key={`${kind} ${options[0]?.id}`}>
            {index > 0 && <Menu.Divider />}
            <Menu.Label>{KINDS[kind]}</Menu.Label>
            <Menu.RadioGroup
              value={options.find(({ isCurrent }) => isCurrent)?.id ?? null}
              onChange={(id) => {
                const option = options.find((one) => one.id === id);
                if (option) onChoose(kind, option);
              }}
            >
              {options.map(({ id, name }) => (
                <Menu.RadioItem key={id} value={id} closeMenuOnClick>
                  {name}
                </Menu.RadioItem>
              ))}
            </Menu.RadioGroup>
          </Fragment>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
