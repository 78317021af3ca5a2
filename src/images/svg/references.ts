/** Which elements of a drawing its styles name, whatever way they are written in. */

/** Styles may have letters written as codes. */
export function withoutEscapes(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(/\\([\da-f]{1,6})\s?|\\([^\n])/gi, (_, code: string | undefined, letter: string | undefined) => {
    const point = Number.parseInt(code ?? '', 16);
    return code === undefined ? (letter ?? '') : point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** With the names that a file gives to texts written out; `undefined` where these would have to be worked out first. */
export function withoutEntities(source: string): string | undefined {
  if (!/<!|<\?xml-stylesheet/i.test(source)) return source;
  // Sheets of their own, attributes that every element has, and names for parts of what follows.
  if (/<\?xml-stylesheet|<!attlist|<!entity\s+%/i.test(source)) return undefined;
  const texts = new Map<string, string>();
  for (const [, name = '', text = ''] of source.matchAll(/<!entity\s+([\w:.-]+)\s+["']([^"']*)["']\s*>/gi))
    texts.set(name, text);
  if ([...texts.values()].some((text) => /[&<%]/.test(text))) return undefined;
  if (texts.size !== (source.match(/<!entity/gi) ?? []).length) return undefined;
  return source.replace(/&([\w:.-]+);/g, (whole, name: string) => texts.get(name) ?? whole);
}

/** The ids in a value such as `url(#a)`. */
export function referencesIn(text: string): readonly string[] {
  return [...text.matchAll(/url\(\s*["']?\s*#([^"')]+)/gi)].map(([, id = '']) => id.trim());
}

/** Blocks such as `@media`, with rules in them. */
const AT_BLOCK = /@(?!font-face)[\w-]+[^{};]*(?:;|\{(?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*\})/gi;
const NAMES = /url\(|var\(|inherit/i;

/**
 * Whether rules name elements at a place where it is not to be told which elements they are for.
 * @param isRead all rules outside of such places were understood
 */
export function hidesReferences(css: string, isRead: boolean): boolean {
  if (!isRead) return NAMES.test(css);
  return (css.match(AT_BLOCK) ?? []).some((block) => NAMES.test(block));
}
