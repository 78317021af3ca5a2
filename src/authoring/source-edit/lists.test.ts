import { describe, expect, it } from 'vitest';
import type { ListKind } from '../../page-source/blocks/list-item.ts';
import { continueList } from './continue-list.ts';
import { shiftList, toggleList } from './lists.ts';
import { shown } from './testing/selection.ts';

const toggle = (source: string, kind: ListKind) =>
  shown(source, (text, selection) => toggleList(text, selection, kind));
const enter = (source: string) => shown(source, continueList);
const shift = (source: string, by: 'in' | 'out') => shown(source, (text, selection) => shiftList(text, selection, by));

describe('toggleList', () => {
  it('makes lines a list, and text again', () => {
    expect(toggle('[one\ntwo]', 'bullet')).toBe('- [one\n- two]');
    expect(toggle('- [one\n- two]', 'bullet')).toBe('[one\ntwo]');
    expect(toggle('on|e', 'bullet')).toBe('- on|e');
  });

  it('changes one kind into another, and keeps the mark an author uses', () => {
    expect(toggle('⟦* one\n* two⟧', 'numbered')).toBe('⟦1. one\n2. two⟧');
    expect(toggle('⟦1. one\n2. two⟧', 'task')).toBe('⟦- [ ] one\n- [ ] two⟧');
    expect(toggle('⟦* one\n* two⟧', 'task')).toBe('⟦* [ ] one\n* [ ] two⟧');
    expect(toggle('- [x] o¦ne', 'bullet')).toBe('- o¦ne');
  });

  it('counts on from the list above, and the list below counts on', () => {
    expect(toggle('1. one\nt|wo\n2. three', 'numbered')).toBe('1. one\n2. t|wo\n3. three');
  });

  it('leaves blank lines between the items', () => {
    expect(toggle('[one\n\ntwo]', 'bullet')).toBe('- [one\n\n- two]');
  });

  it('replaces the sign of a heading, keeps quotes and the line ends of Windows', () => {
    expect(toggle('## o|ne', 'bullet')).toBe('- o|ne');
    expect(toggle('> o|ne', 'bullet')).toBe('> - o|ne');
    expect(toggle('[one\r\ntwo]\r\n', 'bullet')).toBe('- [one\r\n- two]\r\n');
  });

  it('starts an item in an empty line', () => {
    expect(toggle('one\n\n|\n', 'bullet')).toBe('one\n\n- |\n');
  });
});

describe('a sign that becomes wider', () => {
  it('takes along what is in its item', () => {
    expect(enter('8. a|\n9. b\n   more\n\n   - in b\n10. c\n    - in c')).toBe(
      '8. a\n9. |\n10. b\n    more\n\n    - in b\n11. c\n    - in c',
    );
    expect(enter('9. a| b\n   - in it\n\n   ```\n   x\n\n\n     y\n   ```\n')).toBe(
      '9. a\n10. |b\n    - in it\n\n    ```\n    x\n\n\n      y\n    ```\n',
    );
    expect(shift('8. a\n   1. b|\n9. c\n   - in c\nlazy', 'out')).toBe('8. a\n9. b|\n10. c\n    - in c\nlazy');
    expect(enter('> 9) a|\n>    > in\n>\n>    more')).toBe('> 9) a\n> 10) |\n>     > in\n>\n>     more');
  });

  it('takes along what is in a list of another kind, and code with its item', () => {
    expect(toggle('- on|e\n  - inner\n\n  more', 'numbered')).toBe('1. on|e\n   - inner\n\n   more');
    expect(toggle('1. on|e\n   - inner', 'bullet')).toBe('- on|e\n  - inner');
    expect(shift('- a\n- b|\n  ```\n  x\n\n\n  y\n  ```\n- c', 'in')).toBe(
      '- a\n  - b|\n    ```\n    x\n\n\n    y\n    ```\n- c',
    );
    expect(shift('9. a\n10. b|\n    - in b\n11. c\n    - in c', 'in')).toBe(
      '9. a\n   1. b|\n      - in b\n10. c\n    - in c',
    );
  });
});

describe('Enter', () => {
  it('starts the next item, and counts', () => {
    expect(enter('- one|')).toBe('- one\n- |');
    expect(enter('1. one|\n2. two\n3. three')).toBe('1. one\n2. |\n3. two\n4. three');
    expect(enter('- [x] one¦')).toBe('- [x] one\n- [ ] ¦');
    expect(enter('> 1) one|')).toBe('> 1) one\n> 2) |');
  });

  it('takes along what stands behind the cursor', () => {
    expect(enter('- one| two')).toBe('- one\n- |two');
  });

  it('ends the list in an empty item, one level at a time', () => {
    expect(enter('- one\n- |')).toBe('- one\n|');
    expect(enter('- one\n  - |')).toBe('- one\n- |');
  });

  it('goes on with a quote, and ends it', () => {
    expect(enter('> one|')).toBe('> one\n> |');
    expect(enter('> one\n> |')).toBe('> one\n|');
  });

  it('is nothing special in text, in a fence, before the text of an item, and with a selection', () => {
    for (const source of ['one|', '```\n- one|\n```', '|- one', '- o[n]e', '---|']) expect(enter(source)).toBe(source);
  });

  it('keeps a list whose author writes the same number everywhere', () => {
    expect(enter('1. one\n1. two|')).toBe('1. one\n1. two\n1. |');
  });

  it('writes the line ends of Windows in a text that has them', () => {
    expect(enter('- one|\r\n- two\r\n')).toBe('- one\r\n- |\r\n- two\r\n');
  });
});

describe('shiftList', () => {
  it('gives an item the signs of the list that it comes into', () => {
    expect(shift('1. a\n   - b|\n2. c', 'out')).toBe('1. a\n2. b|\n3. c');
    expect(shift('1. a\n   - b|\n   - d\n2. c', 'out')).toBe('1. a\n2. b|\n   - d\n3. c');
    expect(shift('- a\n  1. b|\n     more\n\n     ```\n     x\n     ```\n  2. d\n- c', 'out')).toBe(
      '- a\n- b|\n  more\n\n  ```\n  x\n  ```\n  1. d\n- c',
    );
    expect(shift('1. a\n   - x\n2. b|\n3. c', 'in')).toBe('1. a\n   - x\n   - b|\n2. c');
    expect(shift('* a\n* b|', 'in')).toBe('* a\n  * b|');
  });

  it('moves an item below the one above, with what belongs to it', () => {
    expect(shift('- one\n- tw|o\n  - three\n- four', 'in')).toBe('- one\n  - tw|o\n    - three\n- four');
    expect(shift('1. one\n2. tw|o\n3. three', 'in')).toBe('1. one\n   1. tw|o\n2. three');
  });

  it('moves it out again', () => {
    expect(shift('1. one\n   1. tw|o\n2. three', 'out')).toBe('1. one\n2. tw|o\n3. three');
  });

  it('leaves the key alone where there is nowhere to go', () => {
    expect(shift('- on|e', 'in')).toBe('- on|e');
    expect(shift('- on|e', 'out')).toBe('- on|e');
    expect(shift('te|xt', 'in')).toBe('te|xt');
  });

  it('leaves what only looks like an item in a fence', () => {
    const source = '- one\n- t|wo\n  ```\n  1. code\n  ```\n';
    expect(shift(source, 'in')).toContain('  1. code');
  });
});
