import type { LoadGrammar } from '../engine/highlighter.ts';

/** A grammar of the `shiki` package, read from the disk when a page first needs it. */
export const loadGrammar: LoadGrammar = async (name) => {
  const { bundledLanguages } = await import('shiki/langs');
  const load = (bundledLanguages as Readonly<Record<string, () => ReturnType<typeof bundledLanguages.bash>>>)[name];
  return load === undefined ? [] : (await load()).default;
};
