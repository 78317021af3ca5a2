/** An expression is passed over only where it cannot match. */
import fc from 'fast-check';
import { bundledLanguages } from 'shiki/langs';
import { expect, test } from 'vitest';
import { COMMON_LANGUAGES } from '../src/engine/highlight/common-languages.ts';
import { patternsOf } from '../src/engine/highlight/grammar-patterns.ts';
import { readPrefilter, readSets } from '../src/engine/highlight/prefilter/prefilter.ts';
import { readNeeds } from '../src/engine/highlight/prefilter/read-needs.ts';
import { PrefilterStore } from '../src/engine/highlight/prefilter/store-prefilters.ts';
import { openTranslation, translate } from '../src/engine/highlight/regular-expressions.ts';
import { Expression } from '../src/engine/highlight/scanner/expression.ts';
import { LineClasses } from '../src/engine/highlight/scanner/line-classes.ts';
import { ScannedLine } from '../src/engine/highlight/scanner/scanned-line.ts';
import { NO_GROUP, Scanner } from '../src/engine/highlight/scanner/scanner.ts';
import { runs } from './amounts.ts';
import { linesFor } from './matching-text.ts';

/** Lines for each expression. */
const LINES = 4;
/** Expressions of one test: each of thousands would be a test to tell of, and all of them one that does not end soon. */
const TOGETHER = 150;

const grammars = await Promise.all(
  COMMON_LANGUAGES.map(async (language) => (await bundledLanguages[language]()).default),
);
const patterns = [...new Set(grammars.flatMap((grammar) => [...patternsOf(grammar)]))];
const groups = Array.from({ length: Math.ceil(patterns.length / TOGETHER) }, (_, index) => ({
  first: index * TOGETHER + 1,
  some: patterns.slice(index * TOGETHER, (index + 1) * TOGETHER),
}));

/** A scanner for the expression, and the expression itself; nothing where JavaScript cannot say it or nothing is known of it. */
function open(pattern: string) {
  const needs = readNeeds(pattern);
  if (needs === undefined) return undefined;
  const store = new PrefilterStore();
  const stored = store.store(needs);
  if (stored === undefined) return undefined;
  try {
    const translation = translate(pattern);
    const prefilter = readPrefilter(stored, readSets(store.sets()));
    const scanner = new Scanner([new Expression(openTranslation(translation), prefilter)], new LineClasses());
    return { scanner, regex: openTranslation(translation) };
  } catch {
    return undefined;
  }
}

/** As the runner of grammars wants them. */
function groupsOf(regex: RegExp, line: string, start: number) {
  regex.lastIndex = start;
  return regex
    .exec(line)
    ?.indices?.map((group) =>
      group === undefined ? NO_GROUP : { start: group[0], end: group[1], length: group[1] - group[0] },
    );
}

test.each(groups)(
  '$some.length expressions from $first on find the same with what they need and without',
  ({ some }) => {
    let matched = 0;
    for (const pattern of some) {
      const opened = open(pattern);
      if (opened === undefined) continue;
      let isMatched = false;
      const property = fc.property(linesFor(pattern), (line) => {
        const scanned = new ScannedLine(line);
        for (let start = 0; start <= line.length; start++) {
          // A search within a character of two units begins before it.
          if (/[\udc00-\udfff]/.test(line.charAt(start))) continue;
          const expected = groupsOf(opened.regex, line, start);
          const found = opened.scanner.findNextMatchSync(scanned, start)?.captureIndices;
          isMatched ||= expected !== undefined;
          // The runner of the tests takes longer to compare than all the rest.
          if (JSON.stringify(found) === JSON.stringify(expected)) continue;
          expect(found, `${pattern} in ${JSON.stringify(line)} from ${start}`).toEqual(expected);
        }
      });
      fc.assert(property, runs(LINES));
      if (isMatched) matched++;
    }
    // Lines that match nothing would show nothing.
    expect(matched).toBeGreaterThan(some.length / 10);
  },
);
