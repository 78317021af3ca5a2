/** Grammars for workers, each a file of the app. Loaded with the first code that is coloured. */

import translated from 'virtual:translated-grammars';
import { bundledLanguages } from 'shiki/langs';
import type { LoadedGrammar } from '../protocol.ts';

/** One that cannot be loaded leaves its code plain, or is translated by the worker, which loses nothing. */
export async function loadGrammar(name: string): Promise<LoadedGrammar> {
  if (!Object.hasOwn(bundledLanguages, name)) return { registrations: [] };
  const load = bundledLanguages[name as keyof typeof bundledLanguages];
  const [registrations, translations] = await Promise.all([
    orNothing(name, async () => (await load()).default),
    orNothing(name, async () => (await translated[name]?.())?.default),
  ]);
  return { registrations: registrations ?? [], ...(translations && { translations }) };
}

async function orNothing<Value>(name: string, make: () => Promise<Value>): Promise<Value | undefined> {
  try {
    return await make();
  } catch (error) {
    console.warn(`A part of the grammar of ${name} could not be loaded.`, error);
    return undefined;
  }
}
