/** Properties as React means them, in the spelling and with the values that Preact and HTML take. */

type Given = Readonly<Record<string, unknown>>;

const RENAMED: Readonly<Record<string, string>> = {
  className: 'class',
  htmlFor: 'for',
  onDoubleClick: 'onDblClick',
  // As in React, whoever is around hears of these too.
  onFocus: 'onFocusIn',
  onBlur: 'onFocusOut',
};
/** Attributes of drawings that are written with a hyphen. */
const HYPHENATED = /^(?:clip(?!PathU)|dominant|fill|font|marker(?!H|U|W)|stop|stroke|text[AR])[A-Z]/;
/** Of `opacity`, `zIndex`, `flex`, `lineHeight` and the like, by a stretch of their names. */
const UNITLESS = /acit|ex(?:s|g|n|p|$)|rph|grid|ows|mnc|ntw|ine[ch]|zoo|^ord|itera|^sc|rat/i;

/** The way from the page to the root of the site; set when the page starts. */
export const site = { root: '' };

/** `/guides/start#a` from the root of the site; files keep their name, pages get the ending that they have in the site. */
export function address(written: string): string {
  const [, path, rest] = /^\/(?!\/)([^?#]*?)\/?([?#].*)?$/.exec(written) ?? [];
  if (path === undefined) return written.replace(/^\s*javascript:/i, '#');
  return `${site.root}${path || 'index'}${/\.\w+$/.test(path) ? '' : '.html'}${rest ?? ''}`;
}

export function htmlProps(tag: string, given: Given): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const name in given) {
    let value = given[name];
    let shown = RENAMED[name] ?? name;
    if (name === 'style' && value && typeof value === 'object') value = styleOf(value as Given);
    // React's `onChange` of a field that is typed in comes with every letter.
    else if (
      name === 'onChange' &&
      /^(?:input|textarea)$/.test(tag) &&
      !/^(?:checkbox|radio|file)$/.test(`${given.type}`)
    )
      shown = 'onInput';
    else if (/^(?:src|href|poster)$/.test(name) && typeof value === 'string') value = address(value);
    else if (HYPHENATED.test(name)) shown = name.replace(/[A-Z]/g, '-$&').toLowerCase();
    props[shown] = value;
  }
  return props;
}

function styleOf(style: Given): Record<string, unknown> {
  const shown: Record<string, unknown> = {};
  for (const name in style) {
    const value = style[name];
    shown[name] = typeof value === 'number' && value && name[0] !== '-' && !UNITLESS.test(name) ? `${value}px` : value;
  }
  return shown;
}
