import { readFenceParts, titleOf } from '../../../page-source/blocks/fence-info.ts';
import type { Spot, WritingRule } from '../writing-rule.ts';

/** A sentence that is about making or changing a file. */
const ABOUT_A_FILE = /\b(?:create|add|edit|open|update|modify|save|put|place|named|called|in|to|into)\b/i;
const FILE =
  /^`((?:[\w.-]+\/)*[\w-]*\.(?:jsx?|tsx?|mjs|py|rb|go|rs|java|kt|php|cs|json|ya?ml|toml|env|sh|sql|css|html|mdx?))`$/;

export const codeFileName: WritingRule = {
  over: 'writing',
  theme: 'code',
  from: 'strict',
  isEnglish: true,
  code: 'writing/code-file-name',
  title: 'Code of a file without its name',
  why: 'Readers who copy the code have to look in the text for where it goes.',
  run({ text, parts: { fences, inlineCode }, prose }) {
    return fences.flatMap((fence): Spot[] => {
      const { language, parts } = readFenceParts(fence.info);
      if (language === '' || titleOf({ language, parts }) !== '' || /^(?:bash|sh|shell|text)$/i.test(language))
        return [];
      const before = prose.paragraphs.findLast(({ end }) => end <= fence.start);
      if (before === undefined || text.slice(before.end, fence.start).trim() !== '') return [];
      if (!/:\s*$/.test(text.slice(before.start, before.end)) || !ABOUT_A_FILE.test(before.words)) return [];
      const names = inlineCode
        .filter(({ start, end }) => start >= before.start && end <= before.end)
        .flatMap(({ start, end }) => FILE.exec(text.slice(start, end))?.[1] ?? []);
      const [name] = names;
      const firstLine = text.slice(fence.start, fence.end).split('\n', 2)[1] ?? '';
      if (name === undefined || names.length > 1 || firstLine.includes(name)) return [];
      const end = fence.infoStart + language.length;
      return [
        {
          start: fence.infoStart,
          end: fence.infoEnd,
          subject: [name],
          message: `The code goes into \`${name}\`, but does not say so.`,
          hint: `Write \`${language} ${name}\` behind the backticks.`,
          fix: { title: `Add \`${name}\``, edits: [{ start: end, end, text: ` ${name}` }] },
        },
      ];
    });
  },
};
