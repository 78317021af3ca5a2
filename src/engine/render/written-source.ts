/** Sources of a page as places are looked for in them: what is not shown as the page's own is blanked, so that offsets stay. */
import { blankStretches } from '../../page-source/blank-stretches.ts';
import { findComments } from '../../page-source/comments.ts';
import { findFrontMatter } from '../../page-source/front-matter/front-matter.ts';
import { scanCode } from '../../page-source/source-scan.ts';
import type { SourceText } from './locate.ts';
import type { SourceModule } from './module-graph.ts';

const bodies = new WeakMap<SourceModule, SourceText>();
const shown = new WeakMap<SourceModule, SourceText>();

/** A module's text without its front matter. */
export function bodyOf(module: SourceModule): SourceText {
  const known = bodies.get(module);
  if (known !== undefined) return known;
  const { file, text } = module;
  const body = { file, text: blankStretches(text, [[0, findFrontMatter(text)?.bodyStart ?? 0]]) };
  bodies.set(module, body);
  return body;
}

/** Like `bodyOf`, without code and comments too: these name addresses and components, and use none. */
export function shownTextOf(module: SourceModule): SourceText {
  const known = shown.get(module);
  if (known !== undefined) return known;
  const body = bodyOf(module);
  // Between backticks a script has values.
  const found = /\.mdx?$/i.test(body.file) ? withoutCode(body.text) : body.text;
  const source = { file: body.file, text: found };
  shown.set(module, source);
  return source;
}

export function frontMatterOf({ file, text }: SourceModule): SourceText {
  return { file, text: text.slice(0, findFrontMatter(text)?.bodyStart ?? 0) };
}

function withoutCode(text: string): string {
  return blankStretches(text, [...scanCode(text), ...findComments(text)]);
}
