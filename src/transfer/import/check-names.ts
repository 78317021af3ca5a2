/** Names of files that other computers cannot keep, or that pass for others. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import { reservedName } from '../../project/reserved-names.ts';
import { transferWords as words } from '../words.ts';
import { importProblem } from './import-problem.ts';

/** One warning a file at most, and no more of each kind than anybody reads. */
export function checkNames(paths: Iterable<string>): readonly Diagnostic[] {
  const seen = new Map<string, string>();
  const found: Diagnostic[] = [];
  const counts = new Map<string, number>();
  for (const path of paths) {
    const look = lookOf(path);
    const problem = checkOne(path, seen.get(look));
    seen.set(look, seen.get(look) ?? path);
    if (problem === undefined) continue;
    const count = counts.get(problem.code) ?? 0;
    counts.set(problem.code, count + 1);
    if (count < MOST_OF_A_KIND) found.push(problem);
  }
  return found;
}

const MOST_OF_A_KIND = 100;

/** @param other a path that was there before and looks the same */
function checkOne(path: string, other: string | undefined): Diagnostic | undefined {
  if (UNSEEN.test(path)) {
    const message = words.unseenLetters(path.replace(new RegExp(UNSEEN, 'gu'), codeOf));
    return importProblem('import/unseen-letters', 'warning', message, words.checkName, path);
  }
  if (other !== undefined) {
    const isCase = other.toLowerCase() === path.toLowerCase();
    return isCase
      ? importProblem('import/same-but-for-case', 'warning', words.sameButForCase(path, other), words.otherName, path)
      : importProblem('import/look-alike', 'warning', words.looksAlike(path, other), words.checkName, path);
  }
  const reserved = reservedName(path);
  if (reserved === undefined) return undefined;
  const message = words.reservedName(path, reserved);
  return importProblem('import/reserved-name', 'warning', message, words.renameForWindows, path);
}

/** Control characters, marks without width and marks that turn the direction of writing around. */
const UNSEEN = /[\p{Cc}\p{Bidi_Control}\u00ad\u115f\u1160\u180e\u200b\u2028\u2029\u2060-\u2064\u3164\ufeff\uffa0]/u;

function codeOf(letter: string): string {
  return `U+${(letter.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The same text for names that a person takes for the same. */
function lookOf(path: string): string {
  const plain = path.normalize('NFKC');
  if (ASCII.test(plain)) return plain.toLowerCase();
  // Capitals first: some look Latin whose small letters do not.
  return asLatin(asLatin(plain).toLowerCase());
}

function asLatin(text: string): string {
  return text.replace(/[^\p{ASCII}]/gu, (letter) => LATIN.get(letter) ?? letter);
}

const ASCII = /^\p{ASCII}*$/u;

/** Cyrillic, Greek, Armenian and phonetic letters with the shape of Latin ones, from Unicode's list of confusables (UTS 39). */
const LATIN: ReadonlyMap<string, string> = new Map(
  [
    ['аԁеһіјӏорԛѕуԝхс', 'adehijlopqsywxc'],
    ['АВЕЅІЈКМНОРСТУХҮԌԚԜ', 'ABESIJKMHOPCTYXYGQW'],
    ['αινορυχ', 'aivopux'],
    ['ΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEZHIKMNOPTYX'],
    ['օսոհցզ', 'ounhgq'],
    ['ɑɡɩ', 'agi'],
    ['ı‐‑–', 'i---'],
  ].flatMap(([letters = '', latin = '']) => [...letters].map((letter, index) => [letter, latin[index] ?? ''] as const)),
);
