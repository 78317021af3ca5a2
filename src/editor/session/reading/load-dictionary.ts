import addresses from 'virtual:dictionaries';
import type { LoadDictionary } from '../../../rules/writing/spelling/dictionaries.ts';

/** A file of the editor, fetched when the spelling is first looked at; the service worker keeps it from then on. */
export const loadDictionary: LoadDictionary = async (name) => {
  const response = await fetch(new URL(addresses[name], import.meta.url));
  if (!response.ok || response.body === null) throw new Error(`The dictionary ${name} could not be fetched.`);
  return new Response(response.body.pipeThrough(new DecompressionStream('gzip'))).text();
};
