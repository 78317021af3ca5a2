/**
 * Lines of code whose colours are known. How a line is coloured depends on the line and on the state that the line before
 * leaves behind; samples of an API repeat most of their lines on every page.
 */
import type { HighlighterCore } from 'shiki/core';
import type { CodeLine } from '../render/theme-contract.ts';
import { neutralLine, withWords } from './address-words.ts';

export type Grammar = ReturnType<HighlighterCore['getLanguage']>;
type Stack = NonNullable<Parameters<Grammar['tokenizeLine2']>[1]>;

/** A state between two lines, with the lines that were coloured from there. */
export interface LineState {
  /** `null` before the first line. */
  readonly stack: Stack | null;
  readonly lines: Map<string, ColouredLine>;
}

export interface ColouredLine {
  readonly line: CodeLine;
  readonly next: LineState;
}

/** Characters of lines that are kept. Behind it all of them are forgotten, and it starts anew. */
const MOST_CHARACTERS = 1_000_000;
/** States of one depth that are told apart. Code that leads to more of them is like no other. */
const MOST_STATES = 100;

/** What a grammar's state holds beside what its own `equals` compares. */
interface StackFrame {
  readonly beginRuleCapturedEOL?: boolean;
  readonly parent?: StackFrame | null;
}

/** The memory of one grammar. */
export class LineMemory {
  readonly #read: (line: string, tokens: Uint32Array) => CodeLine;
  readonly #grammar: Grammar;
  readonly #isOfSamples: boolean;
  #first: LineState = createState(null);
  #byDepth = new Map<number, LineState[]>();
  #characters = 0;

  /**
   * @param read What the grammar says of a line, as tokens.
   * @param isOfSamples whether the grammar is one of `SAMPLE_GRAMMARS`
   */
  constructor(grammar: Grammar, read: (line: string, tokens: Uint32Array) => CodeLine, isOfSamples = false) {
    this.#grammar = grammar;
    this.#read = read;
    this.#isOfSamples = isOfSamples;
  }

  /** The state before the first line of a code. */
  start(): LineState {
    if (this.#characters > MOST_CHARACTERS) this.#forget();
    return this.#first;
  }

  colour(line: string, before: LineState): ColouredLine {
    const address = this.#isOfSamples ? neutralLine(line) : undefined;
    if (address === undefined) return this.#colour(line, before);
    const coloured = this.#colour(address.neutral, before);
    const own = withWords(line, address, coloured.line);
    return own === undefined ? this.#colour(line, before) : { line: own, next: coloured.next };
  }

  #colour(line: string, before: LineState): ColouredLine {
    const known = before.lines.get(line);
    if (known !== undefined) return known;
    const { tokens, ruleStack } = this.#grammar.tokenizeLine2(line, before.stack);
    const coloured = { line: this.#read(line, tokens), next: this.#stateOf(ruleStack) };
    before.lines.set(line, coloured);
    this.#characters += line.length + 1;
    return coloured;
  }

  /** The state known by this stack, so that what follows it is found again. */
  #stateOf(stack: Stack): LineState {
    const states = this.#byDepth.get(stack.depth) ?? [];
    const known = states.find((state) => state.stack !== null && isSame(state.stack, stack));
    if (known !== undefined) return known;
    const state = createState(stack);
    if (states.length < MOST_STATES) this.#byDepth.set(stack.depth, [...states, state]);
    return state;
  }

  #forget(): void {
    this.#first = createState(null);
    this.#byDepth = new Map();
    this.#characters = 0;
  }
}

function createState(stack: Stack | null): LineState {
  return { stack, lines: new Map() };
}

function isSame(one: Stack, other: Stack): boolean {
  if (!one.equals(other)) return false;
  let left: StackFrame | null | undefined = one as StackFrame;
  let right: StackFrame | null | undefined = other as StackFrame;
  for (; left && right; left = left.parent, right = right.parent) {
    if (left === right) return true;
    if (left.beginRuleCapturedEOL !== right.beginRuleCapturedEOL) return false;
  }
  return true;
}
