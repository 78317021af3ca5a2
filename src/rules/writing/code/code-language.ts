import { readFenceParts } from '../../../page-source/blocks/fence-info.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';
import { codeRange } from './fence-code.ts';
import { surelyIn } from './surely-in.ts';

export const codeLanguage: WritingRule = {
  over: 'writing',
  theme: 'code',
  from: 'gentle',
  code: 'writing/code-language',
  title: 'Code block without a language',
  why: 'It is shown in one colour, and neither readers nor programs that read the page learn what it is.',
  run: ({ text, parts: { fences } }) =>
    fences.flatMap((fence): Spot[] => {
      if (readFenceParts(fence.info).language !== '') return [];
      const { start, end } = codeRange(text, fence);
      const code = text.slice(start, end);
      // What nothing ends is told as such.
      if (code.trim() === '' || !fence.isClosed) return [];
      const language = surelyIn(code);
      const at = text.indexOf(fence.marker, fence.start) + fence.marker.length;
      const space = fence.info === '' || fence.infoStart > at ? '' : ' ';
      return [
        {
          start: at - fence.marker.length,
          end: Math.max(at, fence.infoEnd),
          subject: [code.trim().split('\n', 1)[0] ?? ''],
          message: 'The code block names no language.',
          hint: language
            ? `Write \`${language}\` behind the backticks.`
            : 'Write its language behind the backticks, or `text` for output and plain text.',
          ...(language && {
            fix: { title: `Write \`${language}\``, edits: [{ start: at, end: at, text: `${language}${space}` }] },
          }),
        },
      ];
    }),
};
