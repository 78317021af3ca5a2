import { Button, Group, Popover, Stack, TextInput } from '@mantine/core';
import { MessageCircleQuestionMark } from 'lucide-react';
import { useState } from 'react';
import {
  inlineElementAt,
  inlineValueAt,
  removeInlineElement,
  setInlineElement,
} from '../../../../authoring/source-edit/inline-elements.ts';
import { pageBarWords as words } from '../../../words/page-bar.ts';
import { Tool } from '../prose/tool.tsx';
import type { ElementToolProps } from './badge-menu.tsx';

const TOOLTIP = { name: 'Tooltip', attribute: ['tip', 'content'] } as const;

/** Gives the selected words an explanation, another one, or none any more. */
export function TipTool({ words: { value, selection }, isOff, change, focusWords }: ElementToolProps) {
  const [isOpen, setOpen] = useState(false);
  const isOn = inlineElementAt(value, selection, TOOLTIP.name) !== undefined;
  const close = () => {
    setOpen(false);
    focusWords();
  };
  return (
    // Escape leads back to the words, and not to the button.
    <Popover
      opened={isOpen}
      onDismiss={close}
      closeOnEscape={false}
      trapFocus
      position="bottom"
      width={280}
      shadow="md"
      withinPortal
    >
      <Popover.Target>
        <Tool label={words.tooltip} isOn={isOn} disabled={isOff} onClick={() => setOpen(!isOpen)}>
          <MessageCircleQuestionMark size={14} aria-hidden="true" />
        </Tool>
      </Popover.Target>
      <Popover.Dropdown data-page-bar aria-label={words.tooltip}>
        <TipForm
          initial={inlineValueAt(value, selection, TOOLTIP)}
          isOn={isOn}
          onCancel={close}
          onApply={(tip) => {
            change((text, selected) => setInlineElement(text, selected, TOOLTIP, tip), words.steps.tooltip);
            close();
          }}
          onRemove={() => {
            change((text, selected) => removeInlineElement(text, selected, TOOLTIP.name), words.steps.removeTooltip);
            close();
          }}
        />
      </Popover.Dropdown>
    </Popover>
  );
}

interface TipFormProps {
  readonly initial: string;
  readonly isOn: boolean;
  readonly onCancel: () => void;
  readonly onApply: (tip: string) => void;
  readonly onRemove: () => void;
}

function TipForm({ initial, isOn, onCancel, onApply, onRemove }: TipFormProps) {
  const [tip, setTip] = useState(initial);
  const isEmpty = tip.trim() === '';
  return (
    <form
      onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isEmpty) onApply(tip.trim());
      }}
    >
      <Stack gap={8}>
        <TextInput
          data-autofocus
          label={words.tip}
          description={words.tipHelp}
          value={tip}
          onChange={(event) => setTip(event.currentTarget.value)}
        />
        <Group justify="space-between">
          {isOn ? (
            <Button variant="default" onClick={onRemove}>
              {words.removeTooltip}
            </Button>
          ) : (
            <span />
          )}
          <Button type="submit" disabled={isEmpty}>
            {words.apply}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
