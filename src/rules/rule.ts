/** What a rule is: one way in which a site can be wrong. A new one is a file beside the others and an entry in `registry.ts`. */

import type { FinishedSite, SiteToCheck, TextToCheck } from '../engine/index.ts';
import type { Diagnostic, Severity } from '../project/diagnostics.ts';
import type { LinksToCheck } from './links/links-to-check.ts';
import type { ProblemGroup } from './problem-groups.ts';

/** What the interface says of every problem with this code, wherever it is found. */
export interface ProblemKind {
  readonly code: Diagnostic['code'];
  /** In a few words, what is wrong. */
  readonly title: string;
  /** In a sentence or two, what becomes of it: why it is worth mending. */
  readonly why: string;
}

/** The same for lists and switches: what it is about, and whether a project may choose how bad it is. */
export interface ToldKind extends ProblemKind {
  readonly group: ProblemGroup;
  /** A project may say that it is off, or how bad it is. */
  readonly isSwitched: boolean;
  /** Of a rule for writers: which preset turns it on first. */
  readonly from?: 'gentle' | 'strict';
}

/** A problem as its rule finds it. Code and severity are the rule's, but for one that is less bad than the others. */
export type Finding = Omit<Diagnostic, 'code' | 'severity'> & Partial<Pick<Diagnostic, 'severity'>>;

interface RuleFor<Subject> extends ProblemKind {
  readonly severity: Severity;
  /** Pure. What it finds comes in the order of what it looks at, with place, hint and, where there is one right way, a fix. */
  readonly run: (subject: Subject) => readonly Finding[];
}

/** Over the whole project, before any page is made. Not asked again while only the text of pages changes. */
export interface SiteRule extends RuleFor<SiteToCheck> {
  readonly over: 'site';
}

/** Over the text of one page or snippet, when it is compiled. */
export interface TextRule extends RuleFor<TextToCheck> {
  readonly over: 'text';
}

/** Over what pages became: where links lead, and what is there. Run when all of them are made. */
export interface LinkRule extends RuleFor<LinksToCheck> {
  readonly over: 'links';
}

/** Over the site when all of it is made: what matters to whoever publishes it, and what only making it tells. */
export interface FinishedRule extends RuleFor<FinishedSite> {
  readonly over: 'finished';
}

export type Rule = SiteRule | TextRule | LinkRule | FinishedRule;

/** Runs rules of one kind one after the other. */
export function runRules<Subject>(rules: readonly RuleFor<Subject>[], subject: Subject): readonly Diagnostic[] {
  return rules.flatMap(({ code, severity, run }) => run(subject).map((finding) => ({ code, severity, ...finding })));
}
