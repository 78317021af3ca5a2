import { fenceLanguageOf } from '../../../page-source/source-scan.ts';
import type { TextEdit } from '../../../project/text-edit.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { codeRange } from './fence-code.ts';

const SHELL = /^(?:bash|sh|shell|zsh|)$/;

/** Where output stands below the commands, the sign tells them apart, so only blocks of commands alone count. */
export const commandPrompt: WritingRule = {
  over: 'writing',
  theme: 'code',
  from: 'strict',
  code: 'writing/command-prompt',
  title: 'Command that begins with `$`',
  why: 'Whoever copies it copies the sign along, and the command fails.',
  run: ({ text, parts: { fences } }) =>
    fences.flatMap((fence): Spot[] => {
      if (!SHELL.test(fenceLanguageOf(fence.info))) return [];
      const { start, end } = codeRange(text, fence);
      const edits: TextEdit[] = [];
      let at = start;
      for (const line of text.slice(start, end).split('\n')) {
        const sign = /^[ \t]*\$[ \t]+/.exec(line)?.[0];
        if (sign !== undefined) {
          const from = at + sign.indexOf('$');
          edits.push({ start: from, end: at + sign.length, text: '' });
        } else if (line.trim() !== '') return [];
        at += line.length + 1;
      }
      const [first] = edits;
      if (first === undefined) return [];
      return [
        {
          start: first.start,
          end: first.start + 1,
          subject: [text.slice(first.start, end).split('\n', 1)[0] ?? ''],
          message: edits.length === 1 ? 'The command begins with `$`.' : 'The commands begin with `$`.',
          hint: 'Remove it. A code block of a shell shows commands by itself.',
          fix: { title: 'Remove `$`', edits },
        },
      ];
    }),
};
