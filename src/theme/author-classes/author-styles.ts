/**
 * Class names that authors know from the utility style sheet their earlier service had. A page gets the rules for those
 * that it uses, and no other page pays for them.
 */
import { decodeEntities, type Html } from '../../engine/theme-api.ts';
import { ruleFor } from './rule-for.ts';

const KEYFRAMES: Readonly<Record<string, string>> = {
  'lw-pulse': '{50%{opacity:.5}}',
  'lw-spin': '{to{rotate:1turn}}',
};

const CLASS_ATTRIBUTE = / class="([^"]*)"/g;

/**
 * The style sheet of a page's own class names; `null` where it uses none.
 * @param texts further texts that may be lists of such names
 */
export function authorStyles(html: string, texts: readonly string[] = []): Html | null {
  const lists = new Set<string>();
  for (const [, list] of html.matchAll(CLASS_ATTRIBUTE)) lists.add(list as string);
  const names = new Set<string>();
  for (const list of lists) for (const name of decodeEntities(list).split(/\s+/)) names.add(name);
  for (const text of texts) for (const name of text.split(/\s+/)) names.add(name);
  const rules: { readonly rank: number; readonly css: string }[] = [];
  for (const name of names) {
    const rule = ruleFor(name);
    if (rule !== undefined) rules.push(rule);
  }
  if (rules.length === 0) return null;
  // Narrow windows before wide ones, and states last, whatever the order in the page.
  const css = rules
    .sort((a, b) => a.rank - b.rank || (a.css < b.css ? -1 : 1))
    .map((rule) => rule.css)
    .join('');
  const moves = Object.entries(KEYFRAMES).map(([name, frames]) =>
    css.includes(name) ? `@keyframes ${name}${frames}` : '',
  );
  return { html: `<style>@layer utilities{${css}}${moves.join('')}</style>` };
}
