/** Which properties an element has: its attributes, then the rules of `<style>`, then its own `style`. */
import type { XmlElement } from './read-xml.ts';
import { matches, readSelector, type Selector } from './selector.ts';

export type Declarations = Readonly<Record<string, string>>;

interface Rule {
  readonly selector: Selector;
  readonly declarations: Declarations;
}

export interface StyleSheet {
  /** Every rule could be read, so the drawing is as its author meant it. */
  readonly isComplete: boolean;
  readonly propertiesOf: (element: XmlElement) => Declarations;
}

const BLOCK = '[^{}]*\\{(?:[^{}]*\\{[^{}]*\\})*\\s*\\}';
const LIGHT = /@media[^{]*prefers-color-scheme:\s*light[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g;
/** What holds elsewhere: dark surroundings, paper, other widths, a hand above it; and what only moves. */
const ELSEWHERE = new RegExp(`@(?:media|keyframes|-webkit-keyframes|font-face|supports)${BLOCK}`, 'g');

/** Rules for dark mode are left out: icons of one look are drawn for light surroundings. */
export function readStyleSheet(
  texts: readonly string[],
  parentOf: (element: XmlElement) => XmlElement | undefined,
): StyleSheet {
  const css = texts
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->|@(?:import|charset|namespace)[^;{]*;/g, '')
    .replace(LIGHT, '$1')
    .replace(/@font-face\s*\{[^{}]*\}/g, '')
    .replace(ELSEWHERE, '');
  const rules: Rule[] = [];
  let isComplete = true;
  const rest = css.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
    const declarations = readDeclarations(body);
    for (const written of selectors.split(',')) {
      const selector = readSelector(written);
      if (selector === undefined) isComplete = false;
      else rules.push({ selector, declarations });
    }
    return '';
  });
  if (rest.trim() !== '') isComplete = false;
  const ordered = rules
    .map((rule, index) => ({ rule, index }))
    .sort((a, b) => a.rule.selector.weight - b.rule.selector.weight || a.index - b.index)
    .map(({ rule }) => rule);
  return {
    isComplete,
    propertiesOf: (element) => {
      const fitting = ordered.filter(({ selector }) => matches(selector, element, parentOf));
      const { style = '' } = element.attributes;
      return Object.assign(
        {},
        element.attributes,
        ...fitting.map(({ declarations }) => declarations),
        readDeclarations(style),
      );
    },
  };
}

function readDeclarations(body: string): Declarations {
  const declarations: Record<string, string> = {};
  // A semicolon inside of an address ends nothing.
  for (const part of body.match(/(?:[^;("']|\([^)]*\)|"[^"]*"|'[^']*')+/g) ?? []) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    declarations[part.slice(0, colon).trim()] = part
      .slice(colon + 1)
      .replace(/!important/, '')
      .trim();
  }
  return declarations;
}
