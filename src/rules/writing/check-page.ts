/** What rules for writers have to say of one page. */

import { LineIndex } from '../../config/line-index.ts';
import type { Choice, Diagnostic } from '../../project/diagnostics.ts';
import { fixEdit } from '../../project/fix-edit.ts';
import type { TextRange } from '../../project/text-edit.ts';
import { isIgnored } from './choice/is-ignored.ts';
import { type RuleChoice, severityIn, wordsOf } from './choice/rule-choice.ts';
import { ignoreComments } from './ignore-comments.ts';
import { type PageToRead, readWritingPage } from './writing-page.ts';
import type { Spot } from './writing-rule.ts';
import { WRITING_RULES } from './writing-rules.ts';

/** By place. */
export function checkPage(toRead: PageToRead, choice: RuleChoice): readonly Diagnostic[] {
  const { file, text } = toRead;
  const page = readWritingPage({ ...toRead, words: wordsOf(choice) });
  const lines = new LineIndex(text);
  const comments = ignoreComments(text);
  const found: Diagnostic[] = [];
  for (const { code, severity: own, from, isEnglish, run } of WRITING_RULES) {
    const severity = severityIn(choice, { code, from, ...(own && { severity: own }) });
    if (severity === undefined || (isEnglish && !page.isEnglish)) continue;
    for (const spot of run(page)) {
      const { start, end, fix, options, ...words } = spot;
      if (comments.some((one) => one.code === code && start >= one.start && start <= one.end)) continue;
      found.push({
        code,
        severity,
        ...words,
        file,
        range: lines.rangeAt(start, end - start),
        ...(fix && { fix: { title: fix.title, edits: editsOf(text, fix) } }),
        ...(options && { choice: choiceOf(text, { start, end }, options) }),
      });
    }
  }
  return found.filter((one) => !isIgnored(choice.ignored, one)).sort(byPlace);
}

function choiceOf(text: string, { start, end }: TextRange, options: readonly string[]): Choice {
  return {
    title: 'Choose a word',
    edit: { start, end, written: text.slice(start, end) },
    options: options.map((one) => ({ label: `Write \`${one}\``, text: one })),
  };
}

function editsOf(text: string, { edits }: NonNullable<Spot['fix']>) {
  return edits.map((edit) => fixEdit(text, edit.start, edit.end, edit.text));
}

function byPlace({ range: a }: Diagnostic, { range: b }: Diagnostic): number {
  if (a === undefined || b === undefined) return 0;
  return a.start.line - b.start.line || a.start.column - b.start.column;
}
