/** What a JSON text may hold here although other tools stumble over it. */
import { visit } from 'jsonc-parser';
import type { Diagnostic } from '../project/diagnostics.ts';
import { fixEdit } from '../project/fix-edit.ts';
import { quote } from './describe-value.ts';
import type { LineIndex } from './line-index.ts';
import { removeEarlierKey } from './repeated-key-fix.ts';

/** The first comment, the first trailing comma, and every repeated key. */
export function findOddities(text: string, file: string, lines: LineIndex): Diagnostic[] {
  const found: Diagnostic[] = [];
  const keys: Set<string>[] = [];
  const seen = new Set<Diagnostic['code']>();
  let comma: number | undefined;
  const report = (
    diagnostic: Omit<Diagnostic, 'severity' | 'file' | 'range'>,
    offset: number,
    length: number,
  ): void => {
    found.push({ severity: 'warning', ...diagnostic, file, range: lines.rangeAt(offset, length) });
    seen.add(diagnostic.code);
  };
  const onValue = (): void => {
    comma = undefined;
  };
  const onEnd = (): void => {
    if (comma !== undefined && !seen.has('config/trailing-comma')) {
      report(
        {
          code: 'config/trailing-comma',
          message: 'There is a comma after the last entry; other tools refuse such a file.',
          hint: 'Remove the comma.',
          fix: { title: 'Remove the comma', edits: [fixEdit(text, comma, comma + 1, '')] },
        },
        comma,
        1,
      );
    }
    comma = undefined;
  };
  visit(text, {
    onObjectBegin: () => {
      onValue();
      keys.push(new Set());
    },
    onObjectProperty: (key, offset, length) => {
      onValue();
      if (keys.at(-1)?.has(key)) {
        const fix = removeEarlierKey(text, offset, lines);
        report(
          {
            code: 'config/repeated-key',
            message: `The key ${quote(key)} is there twice in the same group; only the second one is used.`,
            hint: 'Remove one of them.',
            ...(fix && { fix }),
          },
          offset,
          length,
        );
      }
      keys.at(-1)?.add(key);
    },
    onObjectEnd: () => {
      onEnd();
      keys.pop();
    },
    onArrayBegin: onValue,
    onArrayEnd: onEnd,
    onLiteralValue: onValue,
    onSeparator: (character, offset) => {
      if (character === ',') comma = offset;
    },
    onComment: (offset, length) => {
      if (seen.has('config/comment')) return;
      report(
        {
          code: 'config/comment',
          message: 'There are comments in the file; other tools refuse such a file.',
          hint: 'Remove the comments if you use the file elsewhere. They are kept here.',
        },
        offset,
        length,
      );
    },
  });
  return found;
}
