/** As much of CSS selectors as drawings are styled with. */
import type { XmlElement } from './read-xml.ts';

type Test = (element: XmlElement, parent: XmlElement | undefined) => boolean;

interface Step {
  readonly tests: readonly Test[];
  /** How the element before it is related: further out, or its parent; absent for the first. */
  readonly relation?: 'inside' | 'child';
}

export interface Selector {
  /** From the outside to the element itself. */
  readonly steps: readonly Step[];
  readonly weight: number;
}

const SIMPLE =
  /([#.])([\w-]+)|\[([\w:-]+)(?:([~^$*|]?=)["']?([^"'\]]*)["']?)?\]|:{1,2}([\w-]+)(?:\(([^)]*)\))?|([a-z][\w-]*|\*)/giy;

/** `undefined` for one that we do not know. */
export function readSelector(text: string): Selector | undefined {
  const written = text.trim().replace(/\s*>\s*/g, '>');
  if (written === '' || /[+~](?!=)/.test(written)) return undefined;
  const steps: Step[] = [];
  let weight = 0;
  for (const [, relation, compound = ''] of written.matchAll(/([\s>]|^)([^\s>]+)/g)) {
    const tests: Test[] = [];
    SIMPLE.lastIndex = 0;
    while (SIMPLE.lastIndex < compound.length) {
      const found = SIMPLE.exec(compound);
      const simple = found === null ? undefined : readSimple(found);
      if (simple === undefined) return undefined;
      tests.push(simple.test);
      weight += simple.weight;
    }
    steps.push({ tests, ...(steps.length > 0 && { relation: relation === '>' ? 'child' : 'inside' }) });
  }
  return { steps, weight };
}

function readSimple([, mark, name, attribute, operator, value = '', pseudo, argument, tag]: RegExpExecArray):
  | { readonly test: Test; readonly weight: number }
  | undefined {
  if (mark === '#') return { test: ({ attributes }) => attributes.id === name, weight: 100 };
  if (mark === '.') {
    return { test: ({ attributes }) => (attributes.class ?? '').split(/\s+/).includes(name as string), weight: 10 };
  }
  if (attribute !== undefined) {
    const test: Test = ({ attributes }) => {
      const own = attributes[attribute];
      if (own === undefined || operator === undefined) return own !== undefined;
      if (operator === '=') return own === value;
      if (operator === '^=') return own.startsWith(value);
      if (operator === '$=') return own.endsWith(value);
      return operator === '*=' ? own.includes(value) : own.split(/[\s-]/).includes(value);
    };
    return { test, weight: 10 };
  }
  if (pseudo !== undefined) {
    const test = readPseudo(pseudo.toLowerCase(), argument);
    return test && { test, weight: 10 };
  }
  const wanted = tag?.toLowerCase();
  return { test: (element) => wanted === '*' || element.name === wanted, weight: wanted === '*' ? 0 : 1 };
}

function readPseudo(name: string, argument: string | undefined): Test | undefined {
  const place: (test: (index: number, count: number) => boolean) => Test = (test) => (element, parent) => {
    const siblings = parent?.children ?? [element];
    return test(siblings.indexOf(element) + 1, siblings.length);
  };
  switch (name) {
    case 'root':
      return (_, parent) => parent === undefined;
    case 'first-child':
      return place((index) => index === 1);
    case 'last-child':
      return place((index, count) => index === count);
    case 'nth-child': {
      const [, step = '', start = '0', only] =
        /^(?:([-+]?\d*)n\s*([-+]\s*\d+)?|(\d+))$/.exec(
          (argument ?? '').trim().replace('odd', '2n+1').replace('even', '2n'),
        ) ?? [];
      if (only !== undefined) return place((index) => index === Number(only));
      const every = step === '' || step === '+' ? 1 : step === '-' ? -1 : Number(step);
      const first = Number(start.replace(/\s/g, ''));
      if (!Number.isFinite(every + first)) return undefined;
      return place((index) =>
        every === 0 ? index === first : (index - first) % every === 0 && (index - first) / every >= 0,
      );
    }
    case 'hover':
    case 'focus':
    case 'active':
    case 'visited':
    case 'before':
    case 'after':
      // Nothing that a picture shows.
      return () => false;
    default:
      return undefined;
  }
}

export function matches(
  { steps }: Selector,
  element: XmlElement,
  parentOf: (element: XmlElement) => XmlElement | undefined,
): boolean {
  const fits = (index: number, one: XmlElement): boolean => {
    const step = steps[index] as Step;
    const parent = parentOf(one);
    if (!step.tests.every((test) => test(one, parent))) return false;
    if (step.relation === undefined) return true;
    for (let outer = parent; outer !== undefined; outer = parentOf(outer)) {
      if (fits(index - 1, outer)) return true;
      if (step.relation === 'child') return false;
    }
    return false;
  };
  return fits(steps.length - 1, element);
}
