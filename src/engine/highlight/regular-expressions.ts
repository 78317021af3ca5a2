/** The expressions of grammars, so that every engine finds the same with them. */
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

export function createRegexEngine() {
  return createJavaScriptRegexEngine({
    forgiving: true,
    regexConstructor: (pattern) => defaultJavaScriptRegexConstructor(withFreeStart(pattern)),
  });
}
