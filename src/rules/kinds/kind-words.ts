import type { ProblemKind } from '../rule.ts';

/** Title and why by code. */
export type KindWords = Readonly<Record<ProblemKind['code'], readonly [title: string, why: string]>>;
