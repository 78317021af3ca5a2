import { expect, it } from 'vitest';
import type { Diagnostic } from '../../../project/diagnostics.ts';
import { fixProblems } from './fix-problems.ts';

const filesOf = (text: string) => new Map([['a.mdx', new TextEncoder().encode(text)]]);

function bracket(start: number): Diagnostic {
  return {
    code: 'mdx/lone-angle-bracket',
    severity: 'warning',
    message: '`<` is no tag.',
    file: 'a.mdx',
    fix: { title: 'Write `\\<`', edits: [{ start, end: start, written: '', text: '\\' }] },
  };
}

function textAfter(result: ReturnType<typeof fixProblems>): string {
  if (result.status !== 'ok') throw new Error(result.problem.message);
  return new TextDecoder('utf-8', { ignoreBOM: true }).decode(result.changes[0]?.after);
}

it('mends one problem under the name of its fix, and keeps byte-order mark and line ends', () => {
  const result = fixProblems(filesOf('\uFEFFone\r\n<5\r\n'), 'a.mdx', [bracket(5)]);
  expect(result).toMatchObject({ label: 'Write \\<', undo: { kind: 'start' } });
  expect(textAfter(result)).toBe('\uFEFFone\r\n\\<5\r\n');
});

it('mends several in one step', () => {
  const result = fixProblems(filesOf('<5 and <6'), 'a.mdx', [bracket(0), bracket(7)]);
  expect(result).toMatchObject({ label: 'Fix 2 problems in a.mdx' });
  expect(textAfter(result)).toBe('\\<5 and \\<6');
});

it('mends what reaches into other files in one step, and never together with others', () => {
  const further = {
    ...bracket(0),
    fix: {
      title: 'Move it',
      edits: bracket(0).fix?.edits ?? [],
      moves: { 'a.mdx': 'b.mdx' },
      files: { 'c.json': '{}' },
    },
  };
  const result = fixProblems(filesOf('<5'), 'a.mdx', [further]);
  if (result.status !== 'ok') throw new Error(result.problem.message);
  const changes = result.changes.map(({ path, after }) => [path, after && new TextDecoder().decode(after)]);
  expect(new Map(changes as [string, string | undefined][])).toEqual(
    new Map([
      ['a.mdx', undefined],
      ['b.mdx', '\\<5'],
      ['c.json', '{}'],
    ]),
  );
  const both = fixProblems(filesOf('<5 and <6'), 'a.mdx', [further, bracket(7)]);
  expect(textAfter(both)).toBe('<5 and \\<6');
});

it('leaves a text alone that has changed since', () => {
  const outdated = { ...bracket(0), fix: { title: 'x', edits: [{ start: 0, end: 1, written: '<', text: '\\<' }] } };
  expect(fixProblems(filesOf('now another'), 'a.mdx', [outdated])).toMatchObject({
    status: 'refused',
    problem: { code: 'edit/outdated-fix', file: 'a.mdx' },
  });
  expect(fixProblems(new Map(), 'a.mdx', [bracket(0)])).toMatchObject({ status: 'refused' });
});
