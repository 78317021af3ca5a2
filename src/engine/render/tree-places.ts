/** Where links, icons, names and tags of a page stand, by the syntax tree of its text: in code, comments and prose they are none. */

import { pageOf } from '../../page-source/tree/page-of.ts';
import { type PageParts, partsOf } from '../../page-source/tree/page-parts.ts';
import type { JsxAttribute, JsxTag } from '../../page-source/tree/read-tag.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { SourcePlace, SourceText } from './locate.ts';

interface Stretch {
  readonly start: number;
  readonly end: number;
}

interface Source extends SourceText {
  readonly parts: PageParts;
}

/** Attributes that name an address; in others the same words are a text. */
const HOLDS_ADDRESS = /(?:href|src|url|link|to|image|img|picture|poster|file|cite|action)$/i;

/** Stretches of a source that one question is about, in the order of the text. */
type Find = (source: Source) => readonly Stretch[];

/**
 * Rendering goes from top to bottom: who asks again for the same is given its next place, and the last one for all that
 * follow, as in a loop. Only Markdown is read so; what stands in scripts is looked for elsewhere.
 */
export class TreePlaces {
  readonly #sources: () => readonly SourceText[];
  readonly #found = new Map<string, { readonly places: readonly SourcePlace[]; asked: number }>();
  #read: readonly SourceText[] | undefined;

  /** `sources`: the page, then its snippets, as they are written. */
  constructor(sources: () => readonly SourceText[]) {
    this.#sources = sources;
  }

  /** Of a link or a picture. @param forms as it may be written */
  address(forms: readonly string[]): SourcePlace | undefined {
    // Escapes may keep an address from being found as it is meant.
    return this.#next(`address ${forms[0]}`, [...forms, '\\'], (source) => [
      ...addressesIn(source, forms),
      ...attributesIn(source)
        .filter(({ attribute }) => HOLDS_ADDRESS.test(attribute.name))
        .flatMap(({ attribute }) => valueIn(source, attribute, forms)),
    ]);
  }

  /** An address that came to an attribute of the page. */
  addressIn(attribute: string, address: string): SourcePlace | undefined {
    const name = bare(attribute);
    return this.#next(`address ${name} ${address}`, [address, '\\'], (source) => [
      ...addressesIn(source, [address]).filter(({ isImage }) => name === (isImage ? 'src' : 'href')),
      ...attributesIn(source)
        .filter((one) => bare(one.attribute.name) === name)
        .flatMap((one) => valueIn(source, one.attribute, [address])),
    ]);
  }

  /** Links without an address. */
  emptyAddress(): SourcePlace | undefined {
    return this.#next('empty', ['()', '( )', '""', "''"], (source) => [
      ...source.parts.links.filter(({ kind, address }) => kind === 'link' && address === undefined),
      ...attributesIn(source)
        .filter(({ attribute }) => attribute.name === 'href' && textOf(source, attribute.value) === '')
        .map(({ attribute }) => attribute),
    ]);
  }

  /** The attribute that names it. */
  icon(name: string): SourcePlace | undefined {
    return this.#next(`icon ${name}`, [name], (source) =>
      attributesIn(source)
        .filter(({ tag, attribute }) => /icon/i.test(attribute.name) || tag.name === 'Icon')
        .filter(({ attribute }) => textOf(source, attribute.value) === name)
        .map(({ attribute }) => attribute),
    );
  }

  /** Of an opening tag: its bracket and name. */
  tag(name: string): SourcePlace | undefined {
    return this.#next(`tag ${name}`, [`<${name}`], (source) =>
      source.parts.tags
        .filter((tag) => tag.name === name && tag.kind !== 'close')
        .map(({ start, nameEnd }) => ({ start, end: nameEnd })),
    );
  }

  /** The name of an attribute in a tag; in any tag where none is given. */
  attribute(name: string, tag?: string): SourcePlace | undefined {
    return this.#next(`attribute ${tag} ${name}`, [name], (source) =>
      attributesIn(source)
        .filter((one) => one.attribute.name === name && (tag === undefined || one.tag.name === tag))
        .map(({ attribute }) => ({ start: attribute.start, end: attribute.nameEnd })),
    );
  }

  /** The value of an attribute of a tag. */
  value(tag: string, name: string, value: string): SourcePlace | undefined {
    return this.#next(`value ${tag} ${name} ${value}`, [value], (source) =>
      attributesIn(source)
        .filter((one) => one.tag.name === tag && one.attribute.name === name)
        .flatMap(({ attribute }) => valueIn(source, attribute, [value])),
    );
  }

  /** Braces that hold nothing but this code. */
  expression(file: string, code: string): SourcePlace | undefined {
    return this.#next(`expression ${file} ${code}`, [code], (source) =>
      source.file !== file
        ? []
        : [...source.parts.expressions, ...attributesIn(source).flatMap(({ attribute }) => bracesIn(attribute))].filter(
            (braces) => codeIn(source, braces) === code,
          ),
    );
  }

  /** @param wanted a source that holds none of these texts is not read */
  #next(key: string, wanted: readonly string[], find: Find): SourcePlace | undefined {
    const found = this.#found.get(key) ?? { places: this.#search(wanted, find), asked: 0 };
    this.#found.set(key, found);
    return found.places[found.asked++] ?? found.places.at(-1);
  }

  #search(wanted: readonly string[], find: Find): readonly SourcePlace[] {
    this.#read ??= this.#sources();
    return this.#read
      .filter(({ file, text }) => /\.mdx?$/i.test(file) && wanted.some((one) => text.includes(one)))
      .flatMap(({ file, text }) =>
        [...find({ file, text, parts: partsOf(pageOf(text)) })]
          .sort((one, other) => one.start - other.start)
          .map(({ start, end }) => ({ file, range: rangeBetween(text, start, end) })),
      );
  }
}

function attributesIn({ parts }: Source): readonly { readonly tag: JsxTag; readonly attribute: JsxAttribute }[] {
  return parts.tags.flatMap((tag) => tag.attributes.map((attribute) => ({ tag, attribute })));
}

/** Of links and pictures in Markdown. */
function addressesIn(source: Source, forms: readonly string[]): readonly (Stretch & { readonly isImage: boolean })[] {
  return source.parts.links
    .flatMap(({ kind, address }) =>
      address === undefined ? [] : { ...withoutBrackets(source, address), isImage: kind === 'image' },
    )
    .filter((one) => forms.includes(plain(source, one)));
}

/** `formAction` and `formaction`, `xlinkHref` and `xlink:href` are the same. */
function bare(attribute: string): string {
  return attribute.toLowerCase().replace(/[^a-z]/g, '');
}

/** The value without its quotation marks, where it is one of these. */
function valueIn(source: Source, { value }: JsxAttribute, wanted: readonly string[]): readonly Stretch[] {
  if (value === undefined) return [];
  const lead = /^(?:\{\s*)?["'`]?/.exec(source.text.slice(value.start, value.end))?.[0].length ?? 0;
  const start = value.start + lead;
  const text = textOf(source, value);
  return text !== undefined && wanted.includes(text) ? [{ start, end: start + text.length }] : [];
}

/** What an attribute says, where it is a plain text: `"a"`, `{'a'}`, `a`. */
function textOf({ text }: Source, value: Stretch | undefined): string | undefined {
  if (value === undefined) return undefined;
  const written = text.slice(value.start, value.end);
  const match = /^(?:\{\s*)?(?:"([^"]*)"|'([^']*)'|`([^`$]*)`)(?:\s*\})?$|^([^\s"'`{}]+)$/.exec(written);
  return match?.[1] ?? match?.[2] ?? match?.[3] ?? match?.[4];
}

function bracesIn({ value }: JsxAttribute): readonly Stretch[] {
  return value?.kind === 'expression' ? [value] : [];
}

/** `{ a }` and `{{a}}` hold the same. */
function codeIn({ text }: Source, { start, end }: Stretch): string {
  return text
    .slice(start, end)
    .replace(/^\{{1,2}|\}{1,2}$/g, '')
    .trim();
}

function withoutBrackets({ text }: Source, { start, end }: Stretch): Stretch {
  return text.charAt(start) === '<' ? { start: start + 1, end: end - 1 } : { start, end };
}

/** An address without escapes. */
function plain({ text }: Source, { start, end }: Stretch): string {
  return text.slice(start, end).replace(/\\([!-/:-@[-`{-~])/g, '$1');
}
