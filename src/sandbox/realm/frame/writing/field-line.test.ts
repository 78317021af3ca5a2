import { expect, it } from 'vitest';
import { applyTextEdits, type TextEdit } from '../../../../project/text-edit.ts';
import type { FieldToHost } from '../../../protocol.ts';
import { FieldLine } from './field-line.ts';

function setUp(initial: string) {
  let value = initial;
  const told: FieldToHost[] = [];
  const line = new FieldLine(1, (message) => told.push(message));
  const field = {
    selection: () => undefined,
    type: (edit: TextEdit) => {
      value = applyTextEdits(value, [edit]);
      line.edit(edit);
    },
  };
  const give = (next: string, renewal: Parameters<FieldLine['renew']>[0]) => {
    value = next;
    line.renew(renewal, field);
  };
  return { line, field, told, give, value: () => value };
}

it('types again what was typed before the app had answered', () => {
  const { line, field, told, give, value } = setUp('One');
  line.key('enter', { start: 3, end: 3 });
  field.type({ start: 3, end: 3, text: 'T' });
  field.type({ start: 4, end: 4, text: 'wx' });
  field.type({ start: 5, end: 6, text: '' });
  give('', { id: 2, version: 0, heard: 1, selection: { start: 0, end: 0 } });
  expect(value()).toBe('Tw');
  expect(told.slice(-3)).toMatchObject([
    { kind: 'field-edit', field: 2, start: 0, end: 0, text: 'T' },
    { kind: 'field-edit', field: 2, start: 1, end: 1, text: 'wx' },
    { kind: 'field-edit', field: 2, start: 2, end: 3, text: '' },
  ]);
});

it('does not repeat what the app has heard, and leaves what follows a key to what the key makes', () => {
  const { line, field, told, give, value } = setUp('');
  field.type({ start: 0, end: 0, text: 'a' });
  field.type({ start: 1, end: 1, text: 'b' });
  line.key('enter', { start: 2, end: 2 });
  field.type({ start: 2, end: 2, text: 'c' });
  give('A', { id: 1, version: 1, heard: 1, selection: { start: 1, end: 1 } });
  expect(value()).toBe('Ab');
  expect(told.at(-1)).toEqual({ kind: 'field-key', field: 1, version: 1, key: 'enter', start: 2, end: 2 });
  give('', { id: 2, version: 0, heard: 2, selection: { start: 0, end: 0 } });
  expect(value()).toBe('c');
});

it('tells where the selected words are once, until they are somewhere else or none are selected', () => {
  const { line, told } = setUp('One');
  const box = { left: 1, top: 2, right: 3, bottom: 4 };
  const selection = { start: 0, end: 3 };
  line.place({ start: 1, end: 1 }, undefined);
  expect(told).toEqual([]);
  for (let count = 0; count < 3; count++) line.place(selection, box);
  line.place(selection, { ...box, top: 5 });
  line.place({ start: 3, end: 3 }, undefined);
  line.place({ start: 2, end: 2 }, undefined);
  expect(told).toMatchObject([
    { kind: 'field-box', field: 1, version: 0, ...selection, box },
    { kind: 'field-box', box: { top: 5 } },
    { kind: 'field-box', start: 3, end: 3 },
  ]);
  expect(told.at(-1)).not.toHaveProperty('box');
});
