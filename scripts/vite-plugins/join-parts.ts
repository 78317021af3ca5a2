import path from 'node:path';
import type { Rolldown } from 'vite';

type Chunk = Pick<Rolldown.OutputChunk, 'code' | 'fileName' | 'isEntry'>;

/**
 * One classic script of an entry and of the chunks that it imports when it needs them. These stand in it as texts: a browser
 * reads all code of a script, also what is never run, in each worker anew, and passes a text over five times as fast.
 *
 * @param chunks in the format `cjs`, minified
 * @returns code that needs a scope in which `Function` may be called
 */
export function joinParts(chunks: readonly Chunk[]): string {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('There is no entry.');
  const parts = chunks.filter((chunk) => chunk !== entry);
  const places = new Map([entry, ...parts].map(({ fileName }, place) => [path.posix.basename(fileName), place]));
  const withPlaces = ({ code }: Chunk): string =>
    code.trim().replace(/\brequire\(["'`]\.\/([^"'`]+)["'`]\)/g, (call, file: string) => {
      const place = places.get(file);
      // In a text that looks like code.
      return place === undefined ? call : `${PART}(${place})`;
    });
  const texts = parts.map((part) => JSON.stringify(withPlaces(part)));
  return `(function(){${loader(texts)}${withPlaces(entry)}\n})()`;
}

/** How code asks for a part: no name that a minifier gives. */
const PART = '__leafwrightPart';

/**
 * The entry is part 0. Another one is run when it is first asked for, and again when it has failed. `Function` is taken
 * hold of before anybody can replace it.
 */
const loader = (texts: readonly string[]): string =>
  `var exports={},${PART}=(function(read){var made=[exports],texts=[,${texts.join(',')}];return function(place){` +
  `if(made[place])return made[place];var part=made[place]={};` +
  `try{read("exports","${PART}",texts[place])(part,${PART})}catch(error){delete made[place];throw error}` +
  `return part}})(Function);`;
