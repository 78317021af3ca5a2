import type { GlyphName } from '../icon/glyph.tsx';

const SIGNS: readonly (readonly [sign: GlyphName, extensions: string])[] = [
  ['image', 'png jpg jpeg gif webp avif svg ico'],
  ['fileText', 'md mdx txt rst pdf log'],
  [
    'fileCode',
    'js jsx ts tsx mjs cjs py rb go rs java kt swift c h cpp cs php vue svelte html css scss sh sql json yaml yml toml xml',
  ],
];

/** The sign for a file, told by the extension of its name. */
export function signOfFile(name: string): GlyphName {
  const extension = /\.(\w+)\b[^.]*$/.exec(name.trim())?.[1]?.toLowerCase() ?? '';
  return SIGNS.find(([, extensions]) => extensions.split(' ').includes(extension))?.[0] ?? 'file';
}
