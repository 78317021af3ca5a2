/** The author's `style` (a text or an object) with one more property, unless it has that already. */
export function withStyle(style: unknown, property: string, value: string): unknown {
  const camel = property.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase());
  if (typeof style === 'object' && style !== null) return camel in style ? style : { ...style, [camel]: value };
  const text = typeof style === 'string' ? style.trim().replace(/;$/, '') : '';
  if (new RegExp(`(?:^|;)\\s*${property}\\s*:`).test(text)) return text;
  return `${text === '' ? '' : `${text};`}${property}:${value}`;
}
