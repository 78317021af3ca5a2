import { Menu } from '@mantine/core';
import { Check, Tag } from 'lucide-react';
import {
  inlineElementAt,
  inlineValueAt,
  removeInlineElement,
  setInlineElement,
} from '../../../../authoring/source-edit/inline-elements.ts';
import { findAttribute, findComponent } from '../../../../catalogue/catalogue.ts';
import { pageBarWords as words } from '../../../words/page-bar.ts';
import { Tool } from '../prose/tool.tsx';
import classes from './page-bar.module.css';
import type { BarActions, BarWords } from './page-bar.tsx';

const BADGE = { name: 'Badge', attribute: ['color'] } as const;
const component = findComponent(BADGE.name);
const COLOR = component && findAttribute(component, BADGE.attribute[0]);

export interface ElementToolProps extends BarActions {
  readonly words: BarWords;
  /** The words cannot be marked. */
  readonly isOff: boolean;
}

/** Makes a badge of the selected words, in a colour, or words of a badge. */
export function BadgeMenu({ words: { value, selection }, isOff, change, focusWords }: ElementToolProps) {
  const isOn = inlineElementAt(value, selection, BADGE.name) !== undefined;
  const color = isOn ? inlineValueAt(value, selection, BADGE) || COLOR?.default : undefined;
  return (
    <Menu
      withInitialFocusPlaceholder={false}
      position="bottom"
      width={200}
      returnFocus={false}
      onClose={focusWords}
      withinPortal
    >
      <Menu.Target>
        <Tool label={words.badge} isOn={isOn} disabled={isOff}>
          <Tag size={14} aria-hidden="true" />
        </Tool>
      </Menu.Target>
      <Menu.Dropdown data-page-bar>
        {COLOR?.choices?.map((choice) => (
          <Menu.Item
            key={choice.value}
            leftSection={<span className={classes.color} data-color={choice.value} />}
            rightSection={choice.value === color && <Check size={14} aria-hidden="true" />}
            aria-current={choice.value === color || undefined}
            onClick={() =>
              change((text, selected) => setInlineElement(text, selected, BADGE, choice.value), words.steps.badge)
            }
          >
            {choice.label}
          </Menu.Item>
        ))}
        {isOn && (
          <>
            <Menu.Divider />
            <Menu.Item
              onClick={() =>
                change((text, selected) => removeInlineElement(text, selected, BADGE.name), words.steps.removeBadge)
              }
            >
              {words.noBadge}
            </Menu.Item>
          </>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
