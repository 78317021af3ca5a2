/** The colours of the themes that people name for code, for the kinds of tokens that built pages have. */
import { bundledThemes, bundledThemesInfo } from 'shiki';

/** A schema with the names of all themes as the choices of each setting that is one. */
export function withCodeThemes(schema) {
  if (Array.isArray(schema)) return schema.map(withCodeThemes);
  if (typeof schema !== 'object' || schema === null) return schema;
  const copy = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, withCodeThemes(value)]));
  if (schema.format !== 'code-theme') return copy;
  const choices = bundledThemesInfo.map(({ id, displayName }) => ({ const: id, title: displayName }));
  return { ...copy, choices: [{ const: 'css-variables', title: 'The colours of the site' }, ...choices] };
}

/** Scopes that stand for each kind of `src/engine/highlight/token-kinds.ts`, the most telling first. */
const SCOPES = {
  c: ['comment.line', 'comment'],
  k: ['keyword.control', 'storage.type', 'keyword'],
  s: ['string.quoted.double', 'string'],
  e: ['constant.character.escape', 'string.regexp'],
  n: ['constant.numeric', 'constant.language', 'constant'],
  f: ['entity.name.function', 'support.function'],
  t: ['entity.name.type.class', 'entity.name.type', 'support.class', 'entity.name.tag'],
  a: [
    'support.type.property-name.json',
    'support.type.property-name',
    'entity.other.attribute-name',
    'variable.other.property',
  ],
  v: ['variable.parameter', 'variable'],
  p: ['punctuation.separator', 'punctuation'],
  l: ['markup.underline.link', 'string.other.link'],
  i: ['markup.inserted'],
  d: ['markup.deleted'],
};

/** @returns the text of `src/shared/code-themes/generated/code-themes.ts` */
export async function generateCodeThemes() {
  const lines = [];
  for (const name of Object.keys(bundledThemes).sort()) {
    const { default: theme } = await bundledThemes[name]();
    lines.push(`  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}:\n    '${colorsOf(theme).join(' ')}',`);
  }
  return `/* Generated from the themes of \`shiki\` by \`npm run generate\`. Do not edit. */

/** Kinds of tokens in the order of the colours below, which follow the colours of the ground and of plain text. */
export const CODE_THEME_KINDS = '${Object.keys(SCOPES).join('')}';

/** By name: the ground, plain text, and each kind that has a colour of its own (\`-\` for none). */
export const CODE_THEMES: Readonly<Record<string, string>> = {
${lines.join('\n')}
};
`;
}

function colorsOf(theme) {
  const rules = (theme.settings ?? theme.tokenColors ?? []).flatMap(({ scope, settings }) => {
    const scopes = typeof scope === 'string' ? scope.split(',') : (scope ?? []);
    return settings?.foreground === undefined ? [] : scopes.map((one) => [one.trim(), settings.foreground]);
  });
  const plain = (theme.settings ?? theme.tokenColors ?? []).find(({ scope }) => scope === undefined)?.settings ?? {};
  const ground = hex(theme.colors?.['editor.background'] ?? theme.bg ?? plain.background);
  const text = hex(theme.colors?.['editor.foreground'] ?? theme.fg ?? plain.foreground);
  const isLight = theme.type === 'light';
  return [
    ground ?? (isLight ? 'ffffff' : '1e1e1e'),
    text ?? (isLight ? '333333' : 'cccccc'),
    ...Object.values(SCOPES).map((scopes) => colorOf(scopes, rules) ?? '-'),
  ];
}

/** The colour of the longest rule that holds for one of the scopes; of two that are as long, the later. */
function colorOf(scopes, rules) {
  for (const scope of scopes) {
    let best;
    for (const [selector, color] of rules) {
      if (selector !== scope && !scope.startsWith(`${selector}.`)) continue;
      if (hex(color) !== undefined && (best === undefined || selector.length >= best[0].length))
        best = [selector, color];
    }
    if (best !== undefined) return hex(best[1]);
  }
  return undefined;
}

/** Six digits without the sign; how far it lets the ground through is passed over. */
function hex(color) {
  const digits = /^#([\da-f]{3,8})$/i.exec(color ?? '')?.[1]?.toLowerCase();
  if (digits === undefined) return undefined;
  return digits.length < 6 ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6);
}
