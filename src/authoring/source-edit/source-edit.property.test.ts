import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { elementsAround, type JsxElement, scanElements } from '../../page-source/blocks/jsx-elements.ts';
import { type Table, tableAt } from '../../page-source/blocks/tables.ts';
import { applyTextEdits, lineEndOf, orderEdits, type SourceChange, type TextRange } from '../../project/text-edit.ts';
import { insertCodeBlock } from './code-blocks.ts';
import { continueList } from './continue-list.ts';
import { appendChild, insertAfter, removeElement, unwrapElement, wrapLines } from './elements.ts';
import { setFrontMatterField } from './front-matter-fields.ts';
import { setHeading } from './headings.ts';
import { insertBlock } from './insert-block.ts';
import { removeLink, setLink } from './links.ts';
import { shiftList, toggleList } from './lists.ts';
import { toggleQuote } from './quotes.ts';
import { addColumn, addRow, removeColumn, setCell } from './table-edits.ts';
import { takenBack } from './testing/taken-back.ts';
import { toggleMark } from './toggle-mark.ts';

type Command = (text: string, selection: TextRange) => SourceChange | undefined;

const atElement =
  (change: (text: string, element: JsxElement) => SourceChange | undefined): Command =>
  (text, { start }) => {
    const element = elementsAround(scanElements(text), start).at(-1);
    return element && change(text, element);
  };
const atTable =
  (change: (text: string, table: Table) => SourceChange['edits']): Command =>
  (text, { start }) => {
    const table = tableAt(text, start);
    return table && { edits: change(text, table) };
  };

const COMMANDS: Readonly<Record<string, Command>> = {
  bold: (text, selection) => toggleMark(text, selection, 'bold'),
  italic: (text, selection) => toggleMark(text, selection, 'italic'),
  strike: (text, selection) => toggleMark(text, selection, 'strike'),
  code: (text, selection) => toggleMark(text, selection, 'code'),
  heading: (text, selection) => setHeading(text, selection, 2),
  bullets: (text, selection) => toggleList(text, selection, 'bullet'),
  numbers: (text, selection) => toggleList(text, selection, 'numbered'),
  tasks: (text, selection) => toggleList(text, selection, 'task'),
  indent: (text, selection) => shiftList(text, selection, 'in'),
  outdent: (text, selection) => shiftList(text, selection, 'out'),
  enter: continueList,
  quote: toggleQuote,
  link: (text, selection) => setLink(text, selection, '/page', 'words'),
  unlink: removeLink,
  'code block': (text, selection) => insertCodeBlock(text, selection, 'js'),
  block: (text, selection) =>
    insertBlock(text, selection, { text: '<Note>\n  a\n</Note>', select: { start: 9, end: 10 } }),
  wrap: (text, selection) => wrapLines(text, selection, '<Note>', '</Note>'),
  unwrap: atElement(unwrapElement),
  remove: atElement(removeElement),
  sibling: atElement((text, element) => insertAfter(text, element, '<Step>\n  a\n</Step>')),
  child: atElement((text, element) => appendChild(text, element, '<Step>\n  a\n</Step>')),
  title: (text) => ({ edits: setFrontMatterField(text, 'title', 'A: b') }),
  cell: atTable((text, table) => setCell(text, table, 1, 1, 'a|b\nc')),
  row: atTable((text, table) => addRow(text, table, 1)),
  column: atTable((text, table) => addColumn(text, table, 1)),
  'column away': atTable((text, table) => removeColumn(text, table, 0)),
};

const piece = fc.constantFrom(
  ...[
    'word',
    ' ',
    ' two',
    '**',
    '*',
    '`',
    '~~',
    '\n',
    '\n',
    '\n\n',
    '- ',
    '1. ',
    '> ',
    '# ',
    '  ',
    '[a](b)',
    '| a | b |\n|---|---|\n',
  ],
  ...['<Note>', '</Note>', '<Step title="a">', '</Step>', '<Icon icon="x" />', '```\n', '---\n', 'title: x\n', '| 1 |'],
);
const page = fc
  .tuple(fc.array(piece, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([pieces, lineEnd, hasFields]) => {
    const text = (hasFields ? '---\ntitle: Old\nicon: x\n---\n\n' : '') + pieces.join('');
    return text.replaceAll('\n', lineEnd);
  });

describe.each(Object.entries(COMMANDS))('%s', (_name, command) => {
  it('makes edits that fit any text, keep its line ends, and can be taken back', () => {
    fc.assert(
      fc.property(page, fc.nat(), fc.nat(), (text, one, two) => {
        // No editor puts its cursor between the two characters of a line end.
        const places = [one, two].map((place) => {
          const at = place % (text.length + 1);
          return text.charAt(at) === '\n' && text.charAt(at - 1) === '\r' ? at - 1 : at;
        });
        const start = Math.min(...places);
        const end = Math.max(...places);
        const change = command(text, { start, end });
        if (change === undefined) return;
        const edits = orderEdits(change.edits, lineEndOf(text));
        const after = applyTextEdits(text, edits);
        expect(takenBack(text, edits)).toBe(text);
        if (text.includes('\r\n')) expect(after.replaceAll('\r\n', '')).not.toMatch(/[\n]/);
        const { selection = { start: 0, end: 0 } } = change;
        expect(selection.start).toBeGreaterThanOrEqual(0);
        expect(selection.end).toBeGreaterThanOrEqual(selection.start);
        expect(selection.end).toBeLessThanOrEqual(after.length);
      }),
      { numRuns: 200 },
    );
  });
});
