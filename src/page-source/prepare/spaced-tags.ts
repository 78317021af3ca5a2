/** Tags with a blank between the bracket and the name: `< Card>`, `</ Card>`. Compilers take the first kind for text. */
import { findComponent } from '../../catalogue/catalogue.ts';
import { findComments } from '../comments.ts';
import { codeOf, endOfTag, isInStretch, type Stretches } from '../scan-tags.ts';

export interface SpacedTag {
  /** Offset of its `<`. */
  readonly start: number;
  /** Offset behind its name. */
  readonly end: number;
  /** As it should be: `<Card`, `</Card`. */
  readonly meant: string;
}

const ANY = /<(?:[ \t]+\/?|\/[ \t]+)[ \t]*[A-Za-z]/;
const SPACED = /(?<![\\<])<(?:([ \t]+)(\/?)|(\/)[ \t]+)[ \t]*([A-Za-z][\w.]*)(?=[\s/>])/g;

/**
 * In order. A comparison (`a < b`) is none: an opening tag has the name of a component, of the project's own or of ours, or
 * is closed further below.
 */
export function findSpacedTags(source: string, bodyStart: number, own: ReadonlySet<string>): readonly SpacedTag[] {
  if (!ANY.test(source)) return [];
  const hidden: readonly Stretches[] = [codeOf(source), findComments(source)];
  const found: SpacedTag[] = [];
  for (const match of source.matchAll(SPACED)) {
    const [written, , slash = '', otherSlash = '', name = ''] = match;
    const start = match.index;
    const end = start + written.length;
    if (
      start < bodyStart ||
      hidden.some((stretches) => isInStretch(stretches, start)) ||
      endOfTag(source, end) === undefined
    )
      continue;
    const isClosing = slash !== '' || otherSlash !== '';
    const isKnown = findComponent(name)?.kind === 'component' || own.has(name);
    const isClosed = () => new RegExp(`</[ \\t]*${name.replaceAll('.', '\\.')}[ \\t]*>`).test(source.slice(end));
    if (isKnown || (isClosing ? isOpened(source, name, start) : isClosed())) {
      found.push({ start, end, meant: `<${isClosing ? '/' : ''}${name}` });
    }
  }
  return found;
}

function isOpened(source: string, name: string, before: number): boolean {
  return new RegExp(`<[ \\t]*${name.replaceAll('.', '\\.')}[\\s/>]`).test(source.slice(0, before));
}
