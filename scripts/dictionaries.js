/**
 * The dictionaries that look at the spelling, made of packages when the program is built: every word a line, sorted by
 * code unit, so that a word is found by halving and nothing has to be unpacked first. `src/rules/writing/spelling` reads them.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { decodeTrie } from 'cspell-trie-lib';
import { parse } from 'jsonc-parser';

const { resolve } = createRequire(import.meta.url);
const folderOf = (name) => path.dirname(resolve(`${name}/cspell-ext.json`));

// Only what stands under a permissive licence, of the package and of what it was made from.
const AMERICAN = '@cspell/dict-en_us';
const BRITISH = '@cspell/dict-en-gb-mit';
const DUTCH = '@cspell/dict-nl-nl';
/** Words of the trade and names of it, for all languages. */
const TERMS = [
  'software-terms',
  'companies',
  'fullstack',
  'data-science',
  'k8s',
  'aws',
  'docker',
  'typescript',
  'node',
  'npm',
  'python',
].map((name) => `@cspell/dict-${name}`);

/** Nobody wants to be offered these in the place of a slip. */
const INSULT =
  /^(?:n[ie]gg|fag(?:g|s?$)|kike|wog|coon|spic|dyke|cunt|tranny|trannies|retard|whor|slut|fuck|shit|paki|gook|chink)/i;

/** Words with digits, blanks and the like are never asked for. */
const WORD = /^\p{L}[\p{L}\p{M}’'-]*$/u;

/** @returns {ReadonlyMap<string, Buffer>} by name; compressed with gzip */
export function dictionaries() {
  const american = new Set(wordsOfTrie(AMERICAN));
  const british = new Set(wordsOfTrie(BRITISH));
  // Most words of English are the same everywhere: they are fetched once.
  return new Map([
    [
      'en',
      fileOf(
        [AMERICAN, BRITISH],
        [...american].filter((word) => british.has(word)),
      ),
    ],
    [
      'en-us',
      fileOf(
        [AMERICAN],
        [...american].filter((word) => !british.has(word)),
      ),
    ],
    [
      'en-gb',
      fileOf(
        [BRITISH],
        [...british].filter((word) => !american.has(word)),
      ),
    ],
    ['nl', fileOf([DUTCH], wordsOfTrie(DUTCH))],
    ['terms', fileOf(TERMS, TERMS.flatMap(wordsOfLists))],
  ]);
}

/** A blank line ends what is said of the licences. */
function fileOf(packages, words) {
  const notice = packages.map((name) => `${name}: ${licenceOf(name)}`).join('\n');
  const list = [...new Set(words)].sort();
  return gzipSync(`${notice}\n\n${list.join('\n')}\n`, { level: 9 });
}

function licenceOf(name) {
  const file = readdirSync(folderOf(name)).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : readFileSync(path.join(folderOf(name), file), 'utf8');
  return text.replace(/\s+/g, ' ').trim();
}

/** Marked words are variants without accents, parts of compounds, and what is forbidden. A possessive is known by its word. */
function wordsOfTrie(name) {
  const folder = folderOf(name);
  const file = readdirSync(folder).find((one) => one.endsWith('.trie.gz'));
  const trie = decodeTrie(gunzipSync(readFileSync(path.join(folder, file))));
  return [...trie.words()].filter((word) => WORD.test(word) && !word.endsWith("'s") && !INSULT.test(word));
}

function wordsOfLists(name) {
  const { dictionaryDefinitions } = parse(readFileSync(path.join(folderOf(name), 'cspell-ext.json'), 'utf8'));
  return dictionaryDefinitions
    .map((one) => path.join(folderOf(name), one.path))
    .filter((file) => /\.txt(?:\.gz)?$/.test(file))
    .flatMap((file) => {
      const bytes = readFileSync(file);
      const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8');
      return text.split('\n').flatMap((line) => (line.startsWith('!') ? [] : line.replace(/#.*/, '').split(/\s+/)));
    })
    .filter((word) => WORD.test(word));
}
