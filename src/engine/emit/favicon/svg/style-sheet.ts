/** Which properties an element has: its attributes, then the rules of `<style>`, then its own `style`. */
import type { XmlElement } from './read-xml.ts';

export type Declarations = Readonly<Record<string, string>>;

interface Rule {
  readonly name?: string;
  readonly id?: string;
  readonly classes: readonly string[];
  readonly weight: number;
  readonly declarations: Declarations;
}

export interface StyleSheet {
  /** Every rule could be read, so the drawing is as its author meant it. */
  readonly isComplete: boolean;
  readonly propertiesOf: (element: XmlElement) => Declarations;
}

const SELECTOR = /^([a-z]\w*|\*)?(#[\w-]+)?((?:\.[\w-]+)*)$/i;

/** Rules for dark mode are left out: icons of one look are drawn for light surroundings. */
export function readStyleSheet(texts: readonly string[]): StyleSheet {
  const css = texts
    .join('\n')
    .replace(/\/\*[\s\S]*?\*\/|<!--|-->/g, '')
    .replace(/@media[^{]*prefers-color-scheme:\s*dark[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '')
    .replace(/@media[^{]*prefers-color-scheme:\s*light[^{]*\{((?:[^{}]*\{[^{}]*\})*)\s*\}/g, '$1');
  const rules: Rule[] = [];
  let isComplete = true;
  const rest = css.replace(/([^{}]+)\{([^{}]*)\}/g, (_, selectors: string, body: string) => {
    const declarations = readDeclarations(body);
    for (const selector of selectors.split(',')) {
      const found = SELECTOR.exec(selector.trim());
      if (found === null) isComplete &&= /^:root$/.test(selector.trim()) && Object.keys(declarations).length === 0;
      else rules.push(makeRule(found, declarations));
    }
    return '';
  });
  if (rest.trim() !== '') isComplete = false;
  const ordered = rules
    .map((rule, index) => ({ rule, index }))
    .sort((a, b) => a.rule.weight - b.rule.weight || a.index - b.index);
  return {
    isComplete,
    propertiesOf: (element) => {
      const classes = (element.attributes.class ?? '').split(/\s+/);
      const fitting = ordered.filter(({ rule }) => fits(rule, element, classes)).map(({ rule }) => rule.declarations);
      return Object.assign({}, element.attributes, ...fitting, readDeclarations(element.attributes.style ?? ''));
    },
  };
}

function makeRule([, name, id, classes = '']: RegExpExecArray, declarations: Declarations): Rule {
  const list = classes.split('.').filter((one) => one !== '');
  const hasName = name !== undefined && name !== '*';
  return {
    ...(hasName && { name: name.toLowerCase() }),
    ...(id !== undefined && { id: id.slice(1) }),
    classes: list,
    weight: (id === undefined ? 0 : 100) + list.length * 10 + (hasName ? 1 : 0),
    declarations,
  };
}

function fits(rule: Rule, element: XmlElement, classes: readonly string[]): boolean {
  return (
    (rule.name === undefined || rule.name === element.name) &&
    (rule.id === undefined || rule.id === element.attributes.id) &&
    rule.classes.every((one) => classes.includes(one))
  );
}

function readDeclarations(body: string): Declarations {
  const declarations: Record<string, string> = {};
  for (const part of body.split(';')) {
    const colon = part.indexOf(':');
    if (colon < 0) continue;
    declarations[part.slice(0, colon).trim()] = part
      .slice(colon + 1)
      .replace(/!important/, '')
      .trim();
  }
  return declarations;
}
