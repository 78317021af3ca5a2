import { Button, Menu } from '@mantine/core';
import { ArrowDown, ArrowUp, Ellipsis, Plus, Trash2, Ungroup } from 'lucide-react';
import { moveElement, removeElement, unwrapElement } from '../../../../authoring/source-edit/elements.ts';
import { findComponent } from '../../../../catalogue/catalogue.ts';
import { type JsxElement, scanElements } from '../../../../page-source/blocks/jsx-elements.ts';
import type { SourceChange } from '../../../../project/text-edit.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { writingWords } from '../../../words/writing.ts';
import { writingStepWords } from '../../../words/writing-commands.ts';
import { findElement } from '../read-cursor.ts';
import { useDelete } from '../use-delete.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { furtherOf, insertFurther } from './further-element.ts';

const ICON = { size: 15, 'aria-hidden': true } as const;

export interface ElementActionsProps {
  readonly element: JsxElement;
  readonly siblings: readonly JsxElement[];
  /** Names of the elements around it, from the outermost in. */
  readonly inside: readonly string[];
}

/** What can be done with a whole component: a further one beside or in it, its place, taking it away. */
export function ElementActions({ element, siblings, inside }: ElementActionsProps) {
  const at = useAt();
  const { apply, isReadOnly, readNow } = useWriting();
  const deleteAs = useDelete();
  const component = findComponent(element.name);
  const label = component?.label ?? element.name;
  const further = furtherOf(element.name, inside.at(-1) ?? '');
  const index = siblings.indexOf(element);

  const change = (words: string, make: (text: string, current: JsxElement) => SourceChange | undefined) => {
    const { text } = readNow();
    const current = findElement(scanElements(text), element.start);
    const made = current?.name === element.name ? make(text, current) : undefined;
    if (made) apply(made, words);
  };
  const remove = () => {
    const { text } = readNow();
    const current = findElement(scanElements(text), element.start);
    if (current?.name === element.name) deleteAs(removeElement(text, current), label);
  };
  const move = (by: -1 | 1) => moveElement(at.text, siblings, element, by);
  const add = () => {
    if (!further) return;
    change(writingStepWords.add(further.component.label.toLowerCase()), (text, current) =>
      insertFurther(text, current, further),
    );
  };
  return (
    <>
      {further && (
        <Button
          variant="default"
          size="compact-xs"
          leftSection={<Plus size={13} aria-hidden="true" />}
          disabled={isReadOnly}
          onClick={add}
        >
          {writingWords.add(further.component.label.toLowerCase())}
        </Button>
      )}
      {(siblings[index - 1] || siblings[index + 1]) && (
        <>
          <IconButton
            label={writingWords.block.up(label)}
            size={26}
            disabled={isReadOnly || !move(-1)}
            onClick={() => {
              const made = move(-1);
              if (made) apply(made, writingStepWords.move(label.toLowerCase()));
            }}
          >
            <ArrowUp {...ICON} />
          </IconButton>
          <IconButton
            label={writingWords.block.down(label)}
            size={26}
            disabled={isReadOnly || !move(1)}
            onClick={() => {
              const made = move(1);
              if (made) apply(made, writingStepWords.move(label.toLowerCase()));
            }}
          >
            <ArrowDown {...ICON} />
          </IconButton>
        </>
      )}
      <Menu withInitialFocusPlaceholder={false} position="bottom-end" width={230}>
        <Menu.Target>
          <IconButton label={writingWords.block.more(label)} size={26} disabled={isReadOnly}>
            <Ellipsis {...ICON} />
          </IconButton>
        </Menu.Target>
        <Menu.Dropdown>
          {element.closing && (
            <Menu.Item
              leftSection={<Ungroup {...ICON} />}
              onClick={() => change(writingWords.block.unwrapped(label.toLowerCase()), unwrapElement)}
            >
              {writingWords.block.unwrap}
            </Menu.Item>
          )}
          <Menu.Item leftSection={<Trash2 {...ICON} />} onClick={remove}>
            {writingWords.block.removeAll}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
    </>
  );
}
