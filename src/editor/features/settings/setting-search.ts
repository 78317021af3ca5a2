/** Finds settings by the words they are shown with. Pure. */
import type { RJSFSchema } from '@rjsf/utils';
import type { ConfigFormat } from '../../../config/config-format.ts';
import { convertWords } from '../../words/convert.ts';
import { FORMS } from './form.ts';
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

const indexes = new Map<ConfigFormat, readonly Indexed[]>();

/** Settings with every word of the query in their title, key, help or the titles around them; best first. */
export function findSettings(query: string, format: ConfigFormat): readonly FoundSetting[] {
  const indexed = indexOf(format);
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

/** What the contract's format has no setting for, and the later one does: the one that the query names. */
export function findNewer(query: string, format: ConfigFormat): string | undefined {
  const wanted = query.trim().toLowerCase();
  if (format === 'later' || wanted.length < 3) return undefined;
  const isMeant = (word: string) => word.startsWith(wanted) || wanted.includes(word);
  return Object.values(convertWords.newer).find(({ words }) => words.some(isMeant))?.name;
}

function indexOf(format: ConfigFormat): readonly Indexed[] {
  const known = indexes.get(format);
  if (known) return known;
  const settings = Object.entries(FORMS[format].schema.properties ?? {});
  const made = settings.flatMap(([key, schema]) => index(schema, [key], [], partOfSetting(key, format)));
  indexes.set(format, made);
  return made;
}

function index(
  schema: RJSFSchema | boolean,
  path: readonly string[],
  trail: readonly string[],
  part: PartId,
): readonly Indexed[] {
  if (typeof schema === 'boolean') return [];
  const title = schema.title ?? path.at(-1) ?? '';
  const within = [...trail, title];
  const inner = [
    ...Object.entries(schema.properties ?? {}).flatMap(([name, below]) => index(below, [...path, name], within, part)),
    ...(typeof schema.items === 'object' && !Array.isArray(schema.items)
      ? Object.entries(schema.items.properties ?? {}).flatMap(([name, below]) =>
          index(below, [...path, '*', name], within, part),
        )
      : []),
  ];
  const titleWords = title.toLowerCase();
  const allWords = [...within, path.join('.'), schema.description ?? ''].join(' ').toLowerCase();
  return [{ part, path, title, trail, titleWords, allWords }, ...inner];
}
