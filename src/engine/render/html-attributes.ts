/** Attributes as HTML, from either spelling authors use: HTML's (`class`, `frameborder`) or React's (`className`, `strokeWidth`). */
import { escapeHtml } from '../../shared/html-escape.ts';
import type { JsxElement } from '../jsx/jsx.ts';
import { textOf } from '../jsx/text-of.ts';
import { isUnresolved } from '../jsx/unresolved.ts';
import { styleText } from './style-text.ts';

/** Attributes whose presence is their value; the text `false` means absent. */
const FLAGS: ReadonlySet<string> = new Set(
  (
    'allowfullscreen async autofocus autoplay checked controls default defer disabled formnovalidate hidden inert ismap ' +
    'itemscope loop multiple muted nomodule novalidate open playsinline readonly required reversed selected'
  ).split(' '),
);

/** React's names that are not just another case of HTML's. */
const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  classname: 'class',
  htmlFor: 'for',
  acceptCharset: 'accept-charset',
  httpEquiv: 'http-equiv',
  defaultValue: 'value',
  defaultChecked: 'checked',
  xlinkHref: 'xlink:href',
  xmlnsXlink: 'xmlns:xlink',
  xmlSpace: 'xml:space',
};

const SVG_CAMEL_CASE: ReadonlySet<string> = new Set(
  (
    'attributeName baseFrequency calcMode clipPathUnits diffuseConstant edgeMode filterUnits gradientTransform gradientUnits ' +
    'kernelMatrix keyPoints keySplines keyTimes lengthAdjust limitingConeAngle markerHeight markerUnits markerWidth ' +
    'maskContentUnits maskUnits numOctaves pathLength patternContentUnits patternTransform patternUnits pointsAtX ' +
    'pointsAtY pointsAtZ preserveAlpha preserveAspectRatio primitiveUnits refX refY repeatCount repeatDur ' +
    'spreadMethod startOffset stdDeviation surfaceScale tableValues targetX targetY textLength viewBox'
  ).split(' '),
);

const SVG_HYPHENATED =
  /^(?:alignment|baseline|clip|color|dominant|fill|flood|font|letter|lighting|marker|paint|shape|stop|stroke|text|vector|word|writing|image|glyph|overline|underline|strikethrough|pointer)[A-Z]/;
const VALID_NAME = /^[A-Za-z_:@][\w:.@-]*$/;
const DROPPED: ReadonlySet<string> = new Set(
  'children key ref dangerouslySetInnerHTML suppressHydrationWarning suppressContentEditableWarning __self __source'.split(
    ' ',
  ),
);

/** HTML's name of an attribute in either spelling; `undefined` for what HTML must not show. */
function readName(name: string): string | undefined {
  if (DROPPED.has(name) || !VALID_NAME.test(name)) return undefined;
  const renamed = RENAMED[name];
  if (renamed !== undefined && Object.hasOwn(RENAMED, name)) return renamed;
  if (/^on[a-z]/i.test(name)) return undefined;
  if (SVG_CAMEL_CASE.has(name) || name.includes('-') || name.includes(':')) return name;
  if (SVG_HYPHENATED.test(name)) return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return name.toLowerCase();
}

/** HTML's names by written ones. Names are an author's, so what is kept of them has an end. */
const known = new Map<string, string | undefined>();
const MOST_KNOWN = 2_000;
const LONGEST_KNOWN = 100;

function shownName(name: string): string | undefined {
  let shown = known.get(name);
  if (shown === undefined && !known.has(name)) {
    shown = readName(name);
    if (known.size < MOST_KNOWN && name.length <= LONGEST_KNOWN) known.set(name, shown);
  }
  return shown;
}

/** ` name="value"` with its leading space; empty for what is not shown (false, null, functions, event handlers). */
export function renderAttribute(name: string, value: unknown): string {
  if (value === undefined || value === null) return '';
  const shown = shownName(name);
  if (shown === undefined) return '';
  if (isUnresolved(value)) return ` ${shown}="${escapeHtml(String(value))}"`;
  switch (typeof value) {
    case 'string':
      if (FLAGS.has(shown)) return value === 'false' ? '' : ` ${shown}`;
      return ` ${shown}="${escapeHtml(value)}"`;
    case 'number':
    case 'bigint':
      return ` ${shown}="${value}"`;
    case 'boolean':
      return renderBoolean(shown, value);
    case 'object':
      if (shown === 'style') {
        const style = styleText(value as object);
        return style === '' ? '' : ` style="${escapeHtml(style)}"`;
      }
      return ` ${shown}="${escapeHtml(Array.isArray(value) ? value.join(' ') : textOfObject(value as object))}"`;
    default:
      return '';
  }
}

function renderBoolean(name: string, value: boolean): string {
  if (name.startsWith('aria-') || name === 'contenteditable' || name === 'draggable' || name === 'spellcheck') {
    return ` ${name}="${value}"`;
  }
  return value ? ` ${name}` : '';
}

function textOfObject(value: object): string {
  if ('props' in value && 'type' in value) return textOf(value as JsxElement).trim();
  return JSON.stringify(value) ?? '';
}
