/** Makes a page compile that a strict compiler refuses, one fault at a time, guided by the compiler's errors. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { MdxCompiler } from '../mdx-compiler.ts';
import { dropStrayTag, repairInBlock, repairMismatch, repairUnclosed } from './closing-tags.ts';
import { plainReason } from './compiler-reason.ts';
import { hasManyOpenBraces, repairExpression, repairOpenBraces, repairUnclosedBrace } from './expressions.ts';
import { repairComments, repairTagStart } from './markup.ts';
import { type RepairedText, RepairState } from './repair-state.ts';
import { repairScript } from './scripts.ts';
import { closeFenceBeforeNext, closeLastFence } from './unclosed-fence.ts';

export interface Repair {
  /** Compiled code; absent when the page could not be repaired. */
  readonly code?: string;
  /** Whether anything had to be changed. */
  readonly isChanged: boolean;
  readonly diagnostics: readonly Diagnostic[];
}

/** Steps after which a page is given up. Each costs one compilation, so a page of 4 MB gets few. */
const MAX_STEPS = 150;
const MAX_CHARACTERS_COMPILED = 20_000_000;
/** A text that grows beyond this is not being mended: each step repeats the last one. */
const longestOf = (text: string) => 2 * text.length + 10_000;

/**
 * Repairs the source of a page as prepared for the compiler, whose `error` begins with `line:column: `.
 * Every repair is a diagnostic at its place in the author's file, with a fix where there is one right way; those of a page
 * given up end with the reason.
 */
export function repairSource(compiler: MdxCompiler, file: string, page: RepairedText, error: string): Repair {
  const state = new RepairState(file, page);
  const { text } = page.prepared;
  const steps = Math.min(MAX_STEPS, Math.ceil(MAX_CHARACTERS_COMPILED / (text.length + 1)));
  let problem = error;
  for (let step = 0; step < steps; step++) {
    if (step === 0 && hasManyOpenBraces(text)) repairOpenBraces(state);
    else {
      const before = state.text;
      repairOne(state, problem, compiler);
      if (state.text === before || state.text.length > longestOf(text)) break;
    }
    try {
      return {
        code: compiler.compileMdx(state.text),
        isChanged: state.text !== text,
        diagnostics: state.diagnostics,
      };
    } catch (next) {
      problem = next instanceof Error ? next.message : String(next);
    }
  }
  const { offset, reason } = readError(state, problem);
  state.report(offset, offset, {
    code: 'mdx/unreadable-page',
    severity: 'error',
    message: `The page cannot be read at this place, so only its text is shown: ${plainReason(reason)}.`,
    hint: 'Correct the tags and braces around this line.',
  });
  return { isChanged: true, diagnostics: state.diagnostics };
}

interface CompilerError {
  readonly offset: number;
  readonly hasPlace: boolean;
  readonly reason: string;
}

function readError(state: RepairState, error: string): CompilerError {
  const match = /^(\d+):(\d+): ([\s\S]*)$/.exec(error);
  if (match === null) return { offset: 0, hasPlace: false, reason: error };
  return { offset: state.offsetAt(Number(match[1]), Number(match[2])), hasPlace: true, reason: match[3] ?? '' };
}

const UNCLOSED = /^Expected a closing tag for `<([^`>]*)>` \((\d+):(\d+)(?:-[\d:]+)?\)(?: before the end of `(\w+)`)?/;
const MISMATCH =
  /^Unexpected closing tag `<\/([^`>]*)>`, expected corresponding closing tag for `<([^`>]*)>` \((\d+):(\d+)/;

const IN_BLOCK = /^Expected the closing tag `<\/[^`>]*>` either after the end of `(?:listItem|paragraph)`/;

/** Changes the text at the fault that the error names; leaves it when there is nothing to be done. */
function repairOne(state: RepairState, error: string, compiler: MdxCompiler): void {
  const { offset, hasPlace, reason } = readError(state, error);
  const unclosed = UNCLOSED.exec(reason);
  if (unclosed !== null) {
    if (closeFenceBeforeNext(state) || closeLastFence(state) === 'before-closing-tag') return;
    const open = state.offsetAt(Number(unclosed[2]), Number(unclosed[3]));
    repairUnclosed(state, open, unclosed[4]);
    return;
  }
  const mismatch = MISMATCH.exec(reason);
  if (mismatch !== null) {
    repairMismatch(state, offset, state.offsetAt(Number(mismatch[3]), Number(mismatch[4])));
    return;
  }
  if (IN_BLOCK.test(reason)) {
    repairInBlock(state, offset);
    return;
  }
  if (reason.includes('expected an open tag first')) dropStrayTag(state, offset);
  else if (/^(?:Could not parse (?:esm|import)|Unexpected statement)/.test(reason)) repairScript(state, offset, reason);
  else if (/closing brace|in expression/.test(reason) && !reason.startsWith('Could not'))
    repairUnclosedBrace(state, offset);
  else if (/expression|lazy line/.test(reason)) repairExpression(state, hasPlace ? offset : undefined, compiler);
  else if (/character `!`/.test(reason)) repairComments(state, offset);
  // A tag as the value of an attribute: the fault is the tag around it.
  else repairTagStart(state, reason.startsWith('Unexpected character `<`') ? offset - 1 : offset);
}
