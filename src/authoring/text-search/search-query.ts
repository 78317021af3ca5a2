/** What is searched for, made into an expression that finds it. */

export interface SearchQuery {
  readonly text: string;
  readonly isRegex: boolean;
  readonly matchesCase: boolean;
  readonly isWholeWord: boolean;
}

export type CompiledQuery =
  | { readonly status: 'ok'; readonly pattern: RegExp }
  /** `message` is a sentence about what is wrong with the expression. */
  | { readonly status: 'refused'; readonly message: string };

/** The expression of a query, global and by lines. A `\n` in it fits either kind of line end. */
export function compileQuery({ text, isRegex, matchesCase, isWholeWord }: SearchQuery): CompiledQuery {
  const source = isRegex ? withEitherLineEnd(text) : text.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
  const flags = matchesCase ? 'gm' : 'gim';
  // With `u` letters of all scripts have words and cases; without it older spellings of expressions are understood.
  const word = '[\\p{L}\\p{M}\\p{N}_]';
  const whole = `(?<!${word})(?:${source})(?!${word})`;
  const attempts = isWholeWord
    ? [
        [whole, `${flags}u`],
        [`\\b(?:${source})\\b`, flags],
      ]
    : [
        [source, `${flags}u`],
        [source, flags],
      ];
  let reason = '';
  for (const [expression = '', wanted] of attempts) {
    try {
      return { status: 'ok', pattern: new RegExp(expression, wanted) };
    } catch (error) {
      reason = error instanceof Error ? error.message : '';
    }
  }
  return { status: 'refused', message: sentenceFor(reason) };
}

function withEitherLineEnd(source: string): string {
  let isInClass = false;
  return source.replace(/\\.|\[|\]/gs, (part) => {
    if (part === '[') isInClass = true;
    else if (part === ']') isInClass = false;
    return part === '\\n' && !isInClass ? '\\r?\\n' : part;
  });
}

const SENTENCES: readonly (readonly [RegExp, string])[] = [
  [/unterminated group/i, 'A `(` has no `)`.'],
  [/unmatched '\)'/i, 'A `)` has no `(` before it.'],
  [/unterminated character class|missing ]/i, 'A `[` has no `]`.'],
  [/nothing to repeat/i, 'A `*`, `+` or `?` stands behind nothing that could be repeated.'],
  [/\\ at end/i, 'A `\\` at the end has nothing behind it.'],
  [/capture group name|named reference|named capture/i, 'The name of a group is not complete.'],
  [/out of order/i, 'A range goes from the larger to the smaller, such as `[z-a]` or `{3,1}`.'],
  [/quantifier|lone/i, 'A `{` or `}` is not part of a number of times, such as `{2,3}`.'],
];

function sentenceFor(reason: string): string {
  const known = SENTENCES.find(([expression]) => expression.test(reason))?.[1];
  return `${known ?? 'The expression cannot be read.'} To find these characters as they are, switch the expression off.`;
}
