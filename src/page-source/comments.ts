/** Comments of a page, in the spelling of MDX or of HTML. */
import type { TextRange } from '../project/text-edit.ts';
import type { Stretches } from './scan-tags.ts';
import { pageOf } from './tree/page-of.ts';
import { partsOf } from './tree/page-parts.ts';

/** In the tags of scripts and expressions, and in tags themselves, which the tree says nothing about. */
const IN_CODE = /\{\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*\}/g;

/** In order. What is shown as code has none. */
export function findComments(text: string): Stretches {
  if (!text.includes('/*') && !text.includes('<!--')) return [];
  const { comments, scripts, expressions, tags } = partsOf(pageOf(text));
  const inCode = [...scripts, ...expressions, ...tags].flatMap((range) => commentsIn(text, range));
  const all = [...comments.map(({ start, end }) => [start, end] as const), ...inCode];
  return all.sort(([one], [other]) => one - other);
}

function commentsIn(text: string, { start, end }: TextRange): Stretches {
  const code = text.slice(start, end);
  if (!code.includes('/*')) return [];
  return [...code.matchAll(IN_CODE)].map(
    ({ index, 0: comment }) => [start + index, start + index + comment.length] as const,
  );
}
