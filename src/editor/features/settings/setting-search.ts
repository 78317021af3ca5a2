/** Finds settings by the words they are shown with. Pure. */
import type { RJSFSchema } from '@rjsf/utils';
import { form } from './form.ts';
import type { PartId } from './parts.ts';
import { partOfSetting } from './setting-part.ts';

export interface FoundSetting {
  readonly part: PartId;
  /** `*` stands for any item of a list. */
  readonly path: readonly string[];
  readonly title: string;
  /** The titles of what it stands in, outermost first. */
  readonly trail: readonly string[];
}

interface Indexed extends FoundSetting {
  readonly titleWords: string;
  readonly allWords: string;
}

const MOST_FOUND = 40;

let indexed: readonly Indexed[] | undefined;

/** Settings with every word of the query in their title, key, help or the titles around them; best first. */
export function findSettings(query: string): readonly FoundSetting[] {
  indexed ??= Object.entries(form.schema.properties ?? {}).flatMap(([key, schema]) => index(schema, [key], []));
  const words = query.trim().toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const phrase = words.join(' ');
  const rank = ({ titleWords, path }: Indexed) => {
    const isInTitle = words.every((word) => titleWords.includes(word));
    const match = titleWords === phrase ? 0 : titleWords.startsWith(words[0] ?? '') ? 1 : 2;
    return (isInTitle ? match : 3) * 100 + path.length;
  };
  return indexed
    .filter(({ allWords }) => words.every((word) => allWords.includes(word)))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, MOST_FOUND);
}

function index(schema: RJSFSchema | boolean, path: readonly string[], trail: readonly string[]): readonly Indexed[] {
  if (typeof schema === 'boolean') return [];
  const title = schema.title ?? path.at(-1) ?? '';
  const within = [...trail, title];
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) => index(below, [...path, name], within)),
    ...(typeof schema.items === 'object' && !Array.isArray(schema.items)
      ? Object.entries(schema.items.properties ?? {}).flatMap(([name, below]) =>
          index(below, [...path, '*', name], within),
        )
      : []),
  ];
  const titleWords = title.toLowerCase();
  const allWords = [...within, path.join('.'), schema.description ?? ''].join(' ').toLowerCase();
  return [{ part: partOfSetting(path[0] ?? ''), path, title, trail, titleWords, allWords }, ...inner];
}
