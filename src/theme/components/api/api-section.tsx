/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { numberAttribute, textAttribute } from '../../attributes.ts';
import type { Words } from '../../words/english.ts';
import { wordsOf } from '../../words/words-of.ts';
import { drawHeading } from '../html/heading.tsx';

/** Parts of the page of an operation, by the names that `engine/api-reference` gives them. */
const TITLES: Readonly<Record<string, keyof Words>> = {
  server: 'baseUrl',
  authorization: 'authorization',
  path: 'pathParameters',
  query: 'queryParameters',
  header: 'headers',
  cookie: 'cookies',
  body: 'requestBody',
  response: 'response',
  links: 'nextCalls',
  callbacks: 'callbacks',
};

/** `<ApiSection part="query">`: a part of a generated page of an API under its heading. Not for authors. */
export function ApiSection(props: Props, context: RenderContext): JsxNode {
  const title = TITLES[textAttribute(props, 'part') ?? ''];
  if (title === undefined) return props.children;
  const level = numberAttribute(props, 'level') ?? 2;
  return [drawHeading(level, { children: wordsOf(context)[title] }, context), props.children];
}
