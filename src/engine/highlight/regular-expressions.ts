/** The expressions of grammars, so that every engine finds the same with them. */

import { EmulatedRegExp } from 'oniguruma-to-es';
import { createJavaScriptRegexEngine, defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';

/** `(^[\t ]+)?`: a group that may be left out and is bound to the start of the line. It holds no group itself. */
const OPTIONAL_START = /(?<!\\)(\((?:\?:)?\^(?:[^()[\]\\]|\\.|\[(?:[^[\]\\]|\\.)*\])*\))\?(?![?+])/g;

/**
 * Says "may be left out" in another way: WebKit takes an expression that begins with such a group for one that is bound to
 * the start as a whole, and finds no comment behind code (`/(^ +)?#/.exec('a #')` is `null` there, in version 2.50).
 * @param pattern in the notation of Oniguruma
 */
export function withFreeStart(pattern: string): string {
  return pattern.replace(OPTIONAL_START, '(?:$1|)');
}

/** An expression in JavaScript. The options are of one that needs help from `oniguruma-to-es` when it runs. */
export type Translation = readonly [source: string, flags: string, options?: EmulatedRegExp['rawOptions']];

/** By expression in the notation of Oniguruma. */
export type Translations = ReadonlyMap<string, Translation>;

/** For engines that know sets in classes, whatever else they know. Throws for an expression that JavaScript cannot have. */
export function translate(pattern: string): Translation {
  const regex = expressionOf(pattern, 'ES2024');
  return regex instanceof EmulatedRegExp ? [regex.source, regex.flags, regex.rawOptions] : [regex.source, regex.flags];
}

function expressionOf(pattern: string, target: 'auto' | 'ES2024' = 'auto'): RegExp {
  return defaultJavaScriptRegexConstructor(withFreeStart(pattern), { target });
}

function readTranslation([source, flags, options]: Translation): RegExp {
  return options === undefined ? new RegExp(source, flags) : new EmulatedRegExp(source, flags, options);
}

/** @param known what is translated already: most of what running a few lines of code costs is to translate a grammar */
export function createRegexEngine(known: Translations) {
  return createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (pattern) => {
      const translation = known.get(pattern);
      return translation === undefined ? expressionOf(pattern) : readTranslation(translation);
    },
  });
}
