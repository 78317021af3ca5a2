import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellAt, cellPlaces, readCell, type Table, tableAt } from '../../page-source/blocks/tables.ts';
import { applyTextEdits, type TextEdit } from '../../project/text-edit.ts';
import {
  addColumn,
  addRow,
  alignColumn,
  moveColumn,
  moveRow,
  newTable,
  removeColumn,
  removeRow,
  setCell,
} from './table-edits.ts';

const TEXT = 'Before.\n\n| Name | Use |\n|:--|---|\n| a | b \\| c |\n| long words | x<br />y |\n\nAfter.\n';
const AT = TEXT.indexOf('Name');

function change(text: string, at: number, edit: (table: Table) => readonly TextEdit[]): string {
  const table = tableAt(text, at);
  return table ? applyTextEdits(text, edit(table)) : text;
}

function grid(text: string, at: number): readonly (readonly string[])[] {
  const table = tableAt(text, at);
  return table ? [table.header, ...table.rows].map(({ cells }) => cells.map((cell) => readCell(text, cell))) : [];
}

describe('tableAt', () => {
  it('reads a table as a grid, from anywhere in it', () => {
    for (const at of [AT, TEXT.indexOf('---'), TEXT.indexOf('long')])
      expect(grid(TEXT, at)).toEqual([
        ['Name', 'Use'],
        ['a', 'b | c'],
        ['long words', 'x\ny'],
      ]);
    expect(tableAt(TEXT, AT)?.alignments).toEqual(['left', 'none']);
  });

  it('reads tables without bars at the edges, with short rows, and in lists and quotes', () => {
    expect(grid('a | b\n--|--\n1 | 2\n3 |', 0)).toEqual([['a', 'b'], ['1', '2'], ['3']]);
    expect(grid('  > | a |\n  > | - |\n  > | 1 |', 5)).toEqual([['a'], ['1']]);
  });

  it('finds none outside, in a fence, and in lines that only have a bar', () => {
    expect(tableAt(TEXT, 0)).toBeUndefined();
    expect(tableAt('```\n| a |\n|---|\n```', 6)).toBeUndefined();
    expect(tableAt('a | b\nc | d', 0)).toBeUndefined();
  });

  it('tells the cell of a cursor', () => {
    const table = tableAt(TEXT, AT) as Table;
    expect(cellAt(table, TEXT.indexOf('Use'))).toEqual({ row: 0, column: 1 });
    expect(cellAt(table, TEXT.indexOf('words'))).toEqual({ row: 2, column: 0 });
    expect(cellAt(table, TEXT.indexOf('|---|') + 2)).toEqual({ row: 0, column: 1 });
  });
});

describe('cellPlaces', () => {
  it('leads from each character of a cell to the text and back', () => {
    for (const written of ['plain', 'b \\| c', 'x<br />y', 'a <br> b \\|', '', '\\|']) {
      const text = `| One |\n|---|\n| ${written} |\n`;
      const cell = tableAt(text, 2)?.rows[0]?.cells[0];
      if (!cell) throw new Error('There is no cell.');
      const shown = readCell(text, cell);
      const { toSource, toShown } = cellPlaces(text, cell);
      for (let at = 0; at <= shown.length; at++) expect(toShown(toSource(at))).toBe(at);
      expect(text.slice(toSource(0), toSource(shown.length))).toBe(written);
      expect(text.slice(toSource(0), toSource(99))).toBe(written);
      expect([...shown].map((_, at) => readPart(text.slice(toSource(at), toSource(at + 1))))).toEqual([...shown]);
    }
  });

  const readPart = (written: string) => {
    const text = `| ${written} |`;
    return /^\s*$/.test(written)
      ? written
      : readCell(text, { outer: { start: 1, end: text.length - 1 }, inner: { start: 2, end: 2 + written.length } });
  };
});

describe('changes of a table', () => {
  it('write one cell and leave the others as they are', () => {
    expect(change(TEXT, AT, (table) => setCell(TEXT, table, 1, 0, 'A | B\nC'))).toBe(
      TEXT.replace('| a |', '| A \\| B<br />C |'),
    );
    expect(change('a | b\n-|-\n1', 0, (table) => setCell('a | b\n-|-\n1', table, 0, 1, 'c'))).toBe('a | c\n-|-\n1');
  });

  it('fill a row that is too short', () => {
    const text = '| a | b | c |\n|---|---|---|\n| 1 |';
    expect(change(text, 0, (table) => setCell(text, table, 1, 2, 'x'))).toBe(`${text} | x |`);
  });

  it('add, remove and move rows', () => {
    expect(change(TEXT, AT, (table) => addRow(TEXT, table, 1))).toBe(TEXT.replace('|---|\n', '|---|\n|  |  |\n'));
    expect(change(TEXT, AT, (table) => addRow(TEXT, table, 3))).toBe(TEXT.replace('y |\n', 'y |\n|  |  |\n'));
    expect(change(TEXT, AT, (table) => removeRow(table, 1))).toBe(TEXT.replace('| a | b \\| c |\n', ''));
    expect(
      grid(
        change(TEXT, AT, (table) => moveRow(TEXT, table, 2, -1)),
        AT,
      )[1],
    ).toEqual(['long words', 'x\ny']);
    expect(change(TEXT, AT, (table) => moveRow(TEXT, table, 1, -1))).toBe(TEXT);
  });

  it('add, remove and move columns', () => {
    expect(
      grid(
        change(TEXT, AT, (table) => addColumn(TEXT, table, 1)),
        AT,
      )[1],
    ).toEqual(['a', '', 'b | c']);
    expect(
      grid(
        change(TEXT, AT, (table) => addColumn(TEXT, table, 2)),
        AT,
      )[0],
    ).toEqual(['Name', 'Use', '']);
    expect(change('a | b\n-|-\n1 | 2', 0, (table) => addColumn('a | b\n-|-\n1 | 2', table, 2))).toContain('-|- | ---');
    expect(change(TEXT, AT, (table) => removeColumn(TEXT, table, 0))).toContain('| Use |\n|---|\n| b \\| c |\n');
    expect(change(TEXT, AT, (table) => removeColumn(TEXT, table, 1))).toContain('| Name |\n|:--|\n| a |\n');
    const moved = change(TEXT, AT, (table) => moveColumn(TEXT, table, 0, 1));
    expect(grid(moved, AT)[0]).toEqual(['Use', 'Name']);
    expect(tableAt(moved, AT)?.alignments).toEqual(['none', 'left']);
  });

  it('align a column', () => {
    const align = (to: 'left' | 'center' | 'right' | 'none') =>
      change(TEXT, AT, (table) => alignColumn(TEXT, table, 1, to));
    expect(align('center')).toContain('|:--|:-:|');
    expect(align('right')).toContain('|:--|--:|');
    expect(align('none')).toBe(TEXT);
  });

  it('make a table that is one', () => {
    expect(grid(newTable(2, 2), 0)).toEqual([
      ['Column 1', 'Column 2'],
      ['', ''],
      ['', ''],
    ]);
  });

  it('keep every other line, whatever a cell is set to, and give the value back', () => {
    const anyCell = fc.string({ unit: fc.constantFrom('a', '|', ' ', '`', '\n', '*', 'é') });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 }), fc.integer({ min: 0, max: 1 }), anyCell, (row, column, value) => {
        const after = change(TEXT, AT, (table) => setCell(TEXT, table, row, column, value));
        expect(grid(after, AT)[row]?.[column]).toBe(value.trim().replace(/[ \t]*\n[ \t]*/g, '\n'));
        const [old, now] = [TEXT.split('\n'), after.split('\n')];
        expect(now.length).toBe(old.length);
        const line = 2 + row + (row > 0 ? 1 : 0);
        expect(now.filter((_, index) => index !== line)).toEqual(old.filter((_, index) => index !== line));
      }),
    );
  });
});
