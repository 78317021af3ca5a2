/**
 * Class names that authors know from the utility style sheet their earlier service had. A page gets the rules for those
 * that it uses, and no other page pays for them.
 */
import { decodeEntities, type Html } from '../../engine/theme-api.ts';
import { type Rule, ruleFor } from './rule-for.ts';

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
  const byName = new Map<string, Rule>();
  for (const list of lists) for (const [name, rule] of rulesOf(list)) byName.set(name, rule);
  for (const text of texts) for (const [name, rule] of readRules(text)) byName.set(name, rule);
  if (byName.size === 0) return null;
  const rules = [...byName.values()];
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

type NamedRule = readonly [name: string, rule: Rule];

/** Pages of a site have most of their lists in common. */
const known = new Map<string, readonly NamedRule[]>();
const MOST_KNOWN = 2_000;

/** @param list the value of an attribute, as it stands in HTML */
function rulesOf(list: string): readonly NamedRule[] {
  let rules = known.get(list);
  if (rules === undefined) {
    rules = readRules(decodeEntities(list));
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(list, rules);
  }
  return rules;
}

function readRules(list: string): readonly NamedRule[] {
  return list.split(/\s+/).flatMap((name): NamedRule[] => {
    const rule = ruleFor(name);
    return rule === undefined ? [] : [[name, rule]];
  });
}
