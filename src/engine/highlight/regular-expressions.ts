/** The expressions of grammars, so that every engine finds the same with them. */

import { EmulatedRegExp } from 'oniguruma-to-es';
import type { RegexEngine } from 'shiki/core';
import { defaultJavaScriptRegexConstructor } from 'shiki/engine/javascript';
import type { Prefilter } from './prefilter/prefilter.ts';
import { Expression } from './scanner/expression.ts';
import { LineClasses } from './scanner/line-classes.ts';
import { ScannedLine } from './scanner/scanned-line.ts';
import { Scanner } from './scanner/scanner.ts';

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

/** For engines that know sets in classes, whatever else they know. Throws for an expression that JavaScript cannot have. */
export function translate(pattern: string): Translation {
  const regex = expressionOf(pattern, 'ES2024');
  return regex instanceof EmulatedRegExp ? [regex.source, regex.flags, regex.rawOptions] : [regex.source, regex.flags];
}

function expressionOf(pattern: string, target: 'auto' | 'ES2024' = 'auto'): RegExp {
  return defaultJavaScriptRegexConstructor(withFreeStart(pattern), { target });
}

export function openTranslation([source, flags, options]: Translation): RegExp {
  return options === undefined ? new RegExp(source, flags) : new EmulatedRegExp(source, flags, options);
}

/** What is known of an expression before it is first used. */
export interface KnownExpression {
  readonly translation?: Translation;
  readonly prefilter?: Prefilter;
}

/** By expression in the notation of Oniguruma. */
export type KnownExpressions = ReadonlyMap<string, KnownExpression>;

/** @param known most of what running a few lines of code costs is to translate a grammar */
export function createRegexEngine(known: KnownExpressions): RegexEngine {
  const expressions = new Map<string, Expression | undefined>();
  const classes = new LineClasses();
  const expressionFor = (pattern: string | RegExp): Expression | undefined => {
    if (typeof pattern !== 'string') return new Expression(pattern, undefined);
    if (!expressions.has(pattern)) expressions.set(pattern, openExpression(pattern, known.get(pattern)));
    return expressions.get(pattern);
  };
  return {
    createScanner: (patterns) => new Scanner(patterns.map(expressionFor), classes),
    createString: (text) => new ScannedLine(text),
  };
}

/** @returns nothing for what JavaScript cannot say: its rule never matches */
function openExpression(pattern: string, { translation, prefilter }: KnownExpression = {}): Expression | undefined {
  try {
    const regex = translation === undefined ? expressionOf(pattern) : openTranslation(translation);
    return new Expression(regex, prefilter);
  } catch {
    return undefined;
  }
}
