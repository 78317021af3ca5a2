import { readFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { LoadDictionary } from '../rules/writing/spelling/dictionaries.ts';
import { distFolder } from './dist-folder.ts';

/** What `scripts/vite-plugins/dictionaries.ts` has put beside the command line. */
export const loadDictionary: LoadDictionary = async (name) => {
  const bytes = await readFile(new URL(`cli/dictionaries/${name}.words`, distFolder()));
  return (await promisify(gunzip)(bytes)).toString('utf8');
};
