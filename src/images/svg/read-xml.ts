/** As much of XML as SVG files are written in. */
import { markLength } from '../../project/text.ts';

export interface XmlElement {
  /** In lower case, without the prefix of a namespace. */
  readonly name: string;
  /** By name as written; a prefix is kept (`xlink:href`). */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly XmlElement[];
  /** Text directly inside. */
  readonly text: string;
}

interface OpenElement {
  readonly name: string;
  readonly attributes: Record<string, string>;
  readonly children: XmlElement[];
  text: string;
}

const TOKEN =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<!(?:[^<>[]|\[[^\]]*\])*>|<\/([\w:.-]+)\s*>|<([\w:.-]+)((?:\s+[\w:.-]+\s*=\s*(?:"[^"]*"|'[^']*'))*)\s*(\/?)>|[^<]+/y;
const ATTRIBUTE = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The root element; `undefined` for what is not well formed. */
export function readXml(source: string): XmlElement | undefined {
  const top: OpenElement = { name: '', attributes: {}, children: [], text: '' };
  const open: OpenElement[] = [top];
  TOKEN.lastIndex = markLength(source);
  while (TOKEN.lastIndex < source.length) {
    const token = TOKEN.exec(source);
    if (token === null) return undefined;
    const [whole, data, closed, opened, attributes = '', slash] = token;
    const parent = open.at(-1) as OpenElement;
    if (opened !== undefined) {
      const element = { name: localName(opened), attributes: readAttributes(attributes), children: [], text: '' };
      parent.children.push(element);
      if (slash !== '/') open.push(element);
    } else if (closed !== undefined) {
      if (open.length < 2 || parent.name !== localName(closed)) return undefined;
      open.pop();
    } else if (data !== undefined) parent.text += data;
    else if (!whole.startsWith('<')) parent.text += decodeEntities(whole);
  }
  return open.length === 1 ? top.children[0] : undefined;
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1).toLowerCase();
}

function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(ATTRIBUTE)) {
    attributes[name] = decodeEntities(double ?? single ?? '');
  }
  return attributes;
}

function decodeEntities(text: string): string {
  return text.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    const code = hex === undefined ? Number(decimal ?? Number.NaN) : Number.parseInt(hex, 16);
    if (code <= 0x10ffff) return String.fromCodePoint(code);
    return ENTITIES[name as string] ?? whole;
  });
}
