import { Button } from '@mantine/core';
import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { ChevronRight, Plus } from 'lucide-react';
import { useRef } from 'react';
import { isRecord } from '../../../../shared/record.ts';
import { ListRow } from '../../../ui/list-row.tsx';
import { settingsWords } from '../../../words/settings.ts';
import { settingsFieldWords } from '../../../words/settings-fields.ts';
import { settingKey } from '../setting-value.ts';
import type { Choice } from './choices.ts';
import { InnerField, InnerFields } from './inner-fields.tsx';
import { DuplicateButton, MoveButtons, onMoveKey, RemoveButton } from './item-buttons.tsx';
import { itemLine } from './item-line.ts';
import classes from './list.module.css';
import { TextItem } from './text-item.tsx';
import type { FieldInput, SettingField } from './use-field.ts';
import { useList } from './use-list.ts';

export interface ListItemsProps {
  readonly registry: FieldInput['registry'];
  /** Of the list. */
  readonly schema: RJSFSchema;
  readonly uiSchema: FieldInput['uiSchema'];
  readonly field: SettingField;
  /** An empty list begins with a new item. */
  readonly startsWithNew?: boolean;
  /** Adds an item in a way of its own; else the list adds an empty one. */
  readonly onAdd?: (button: HTMLElement) => void;
}

/** The items of a list, and the button that adds one. */
export function ListItems({ registry, schema, uiSchema, field, startsWithNew = false, onAdd }: ListItemsProps) {
  const { path, id, isReadOnly } = field;
  const itemSchema = schema.items as RJSFSchema;
  const kind = itemSchema.title ?? settingsFieldWords.entry;
  const choices: readonly Choice[] = (uiSchema?.items as UiSchema | undefined)?.['ui:choices'] ?? [];
  const isText = itemSchema.type === 'string';
  const root = useRef<HTMLDivElement>(null);
  const focusItem = (index: number, isNew: boolean) => {
    const line = root.current?.querySelector(`:scope > ul > li:nth-child(${index + 1})`);
    const first = isNew ? line?.querySelector('[data-item-body] :is(input, select)') : undefined;
    const item = first ?? line?.querySelector('[data-item-focus]');
    (item ?? root.current?.querySelector('[data-add]'))?.scrollIntoView({ block: 'nearest' });
    if (item instanceof HTMLElement) item.focus();
    else root.current?.querySelector<HTMLElement>(':scope > [data-add]')?.focus();
  };
  const list = useList(path, { kind, choices, focusItem, startsWithNew });

  return (
    <div ref={root} className={classes.list}>
      {list.items.length > 0 && (
        <ul className={classes.items} aria-label={field.title}>
          {list.items.map((item, index) => {
            const itemId = list.ids[index] ?? index;
            const line = itemLine(item, kind, choices);
            const parts = { list, index, name: line.title, isReadOnly };
            if (isText && !isRecord(item)) {
              return (
                <li key={itemId} className={classes.textItem}>
                  <TextItem {...parts} path={[...path, index]} id={`${id}_${index}`} kind={kind} choices={choices} />
                </li>
              );
            }
            const isOpen = list.isOpen(itemId);
            return (
              <li
                key={itemId}
                className={classes.item}
                data-setting={settingKey([...path, index])}
                data-open={isOpen || undefined}
              >
                <div className={classes.itemRow}>
                  <ListRow
                    className={classes.itemLine}
                    data-item-focus
                    aria-expanded={isOpen}
                    aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown"
                    onClick={() => list.toggle(itemId)}
                    onKeyDown={(event) => onMoveKey(event, list, index, isReadOnly)}
                  >
                    <ChevronRight size={14} aria-hidden="true" />
                    <span className={classes.itemTitle} title={line.title}>
                      {line.title}
                    </span>
                    {line.detail !== undefined && (
                      <span className={classes.itemDetail} title={line.detail}>
                        {line.detail}
                      </span>
                    )}
                  </ListRow>
                  <MoveButtons {...parts} />
                </div>
                {isOpen && (
                  <div className={classes.itemBody} data-item-body>
                    {Array.isArray(itemSchema.type) ? (
                      <InnerField registry={registry} schema={schema} uiSchema={uiSchema} path={path} step={index} />
                    ) : (
                      <InnerFields
                        registry={registry}
                        schema={itemSchema}
                        uiSchema={uiSchema?.items as never}
                        path={[...path, index]}
                      />
                    )}
                    <div className={classes.itemActions}>
                      {index < list.count && <DuplicateButton {...parts} />}
                      <RemoveButton {...parts} />
                    </div>
                  </div>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {!isReadOnly && (
        <Button
          data-add
          className={classes.add ?? ''}
          variant="default"
          size="compact-xs"
          leftSection={<Plus size={13} aria-hidden="true" />}
          onClick={({ currentTarget }) => (onAdd ? onAdd(currentTarget) : list.add())}
        >
          {settingsWords.addItem(kind.toLowerCase())}
        </Button>
      )}
      <span className={classes.unseen} aria-live="polite">
        {list.announcement}
      </span>
    </div>
  );
}
