/** Makes a page ready for a compiler without moving a line: what compilers drop or refuse by design is rewritten. */
import { markLength } from '../../project/text.ts';
import { declaredNames } from '../declared-names.ts';
import { findFrontMatter } from '../front-matter/front-matter.ts';
import { plainAttribute } from '../headings/tag-attributes.ts';
import { type FoundImport, findImports, type ImportStatement } from '../import-statements.ts';
import { scanTags } from '../scan-tags.ts';
import { fenceLanguageOf, scanCode, scanFences } from '../source-scan.ts';
import { pageOf } from '../tree/page-of.ts';
import { partsOf } from '../tree/page-parts.ts';
import type { FenceInfo, MadeFences } from './made-fences.ts';
import { type Formula, findFormulas, formulaTag } from './math.ts';
import { findSpacedTags, type SpacedTag } from './spaced-tags.ts';
import { findTextBraces } from './text-braces.ts';

export interface PreparedSource {
  /** Same lines as the source; columns differ only behind a rewritten fence, heading id or formula. */
  readonly text: string;
  /** Offset in the source of the first character after the front matter. */
  readonly bodyStart: number;
  /** What was changed: offsets in the source, and what stands there now. In order, without overlap. */
  readonly edits: readonly SourceEdit[];
  readonly imports: readonly ImportStatement[];
  /** Names that the page gives to something itself: what it imports and exports. */
  readonly declared: ReadonlySet<string>;
  /** Imports that were read although they are written wrongly; offsets in the source. */
  readonly miswritten: readonly FoundImport[];
  /** Offsets in the source of braces that are read as text although they compile. */
  readonly textBraces: readonly number[];
  /** Tags that are read although a blank stands behind their bracket; offsets in the source. */
  readonly spacedTags: readonly SpacedTag[];
  readonly languages: readonly string[];
}

export type SourceEdit = readonly [start: number, end: number, text: string];

const HEADING_ID = /\{#([^\s{}]+)\}$/;

/** Name in the scope of a page that makes the id an author gave to a heading (`## Title {#id}`). */
export const HEADING_ID_NAME = '_headingId';

/**
 * - Front matter and imports become blank lines: imports are resolved by us.
 * - A fence's info string becomes one URI-encoded word, because compilers keep only the first word. It comes
 *   back as `className: "language-…"`; decode with `decodeURIComponent`.
 * - A heading's `{#id}` becomes an expression that gives the id.
 * - Braces that can only be meant as text are escaped.
 * - A blank between the bracket of a tag and its name goes.
 * - A formula between dollar signs, or as text in `<Latex>`, becomes a `<Latex>` component that holds a string.
 *
 * @param made of a text of ours, in which an author's slips are not looked for
 */
export function prepareSource(source: string, file = '', made?: MadeFences): PreparedSource {
  const fences = made?.fences ?? scanFences(source);
  const bodyStart = findFrontMatter(source)?.bodyStart ?? markLength(source);
  const imports = made ? [] : findImports(source);
  const wanted: SourceEdit[] = [];
  if (bodyStart > 0) wanted.push([0, bodyStart, blank(source.slice(0, bodyStart))]);
  for (const found of imports) {
    wanted.push([found.start, found.end, blank(source.slice(found.start, found.end))]);
  }
  for (const fence of fences) {
    const encoded = encodeInfo(fence.info);
    if (encoded !== fence.info) wanted.push([fence.infoStart, fence.infoEnd, encoded]);
  }
  const formulas: Formula[] = [];
  const words = made?.around ?? source.slice(bodyStart);
  if (words.includes('$') || words.includes('<Latex')) {
    const stretches = scanCode(source);
    const isAnyCode = (offset: number): boolean => stretches.some(([start, end]) => offset >= start && offset < end);
    formulas.push(...findFormulas(source, bodyStart, isAnyCode));
    for (const formula of formulas) {
      wanted.push([formula.start, formula.end, formulaTag(formula)]);
    }
  }
  if (!made && words.includes('{#')) {
    for (const {
      words: { start, end },
    } of partsOf(pageOf(source)).headings) {
      const [written, id] = HEADING_ID.exec(source.slice(start, end)) ?? [];
      if (written !== undefined)
        wanted.push([end - written.length, end, `{${HEADING_ID_NAME}(${JSON.stringify(id)})}`]);
    }
  }
  // Braces of a formula are its own.
  const textBraces = (made ? [] : findTextBraces(file, source, bodyStart)).filter(
    (at) => !formulas.some(({ start, end }) => at >= start && at < end),
  );
  for (const at of textBraces) wanted.push([at, at + 1, '\\{']);
  const declared = made ? new Set<string>() : declaredNames(source, { imports });
  const spacedTags = made ? [] : findSpacedTags(source, bodyStart, declared);
  for (const { start, end, meant } of spacedTags) wanted.push([start, end, meant]);
  const edits = inOrder(wanted);
  return {
    text: applyEdits(source, edits),
    bodyStart,
    edits,
    imports: imports.map(({ specifier, bindings, line }) => ({ specifier, bindings, line })),
    declared,
    miswritten: imports.filter(({ meant }) => meant !== undefined),
    textBraces,
    spacedTags,
    languages: languagesOf(fences, source),
  };
}

/** The info string of a fence as one word, which compilers keep whole. */
export function encodeInfo(info: string): string {
  // A lone surrogate cannot be encoded; such a word stays as it is and keeps only its first part.
  return /^[\w+#.-]*$/.test(info) || /\p{Surrogate}/u.test(info)
    ? info
    : encodeURIComponent(info).replaceAll("'", '%27');
}

function languagesOf(fences: readonly FenceInfo[], source: string): string[] {
  const languages = new Set(fences.map((fence) => fenceLanguageOf(fence.info)));
  // A fence may be written as a component.
  for (const tag of source.includes('<CodeBlock') ? scanTags(source) : []) {
    if (tag.name !== 'CodeBlock') continue;
    const written = plainAttribute(source, tag, 'language') ?? plainAttribute(source, tag, 'lang');
    languages.add(/^[\w+#.-]+/.exec(written?.written ?? '')?.[0] ?? '');
  }
  languages.delete('');
  return [...languages].sort();
}

function blank(text: string): string {
  return text.replace(/[^\r\n]+/g, '');
}

/** Of two edits that overlap the first counts. */
function inOrder(edits: SourceEdit[]): readonly SourceEdit[] {
  let at = 0;
  return edits
    .sort((a, b) => a[0] - b[0])
    .filter(([start, end]) => {
      if (start < at) return false;
      at = end;
      return true;
    });
}

function applyEdits(source: string, edits: readonly SourceEdit[]): string {
  let result = '';
  let at = 0;
  for (const [start, end, text] of edits) {
    result += source.slice(at, start) + text;
    at = end;
  }
  return result + source.slice(at);
}
