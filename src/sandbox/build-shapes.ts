/** What a site is built and checked of, between the app and the workers that do it. */

import type { JoinedPart, PageAnchors } from '../engine/index.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { ConfigAnchor } from '../rules/links/links-to-check.ts';
import type { CompressedPart } from '../transfer/compressed-part.ts';
import type { CompressedEntry } from '../transfer/zip-writer.ts';

/** `PageForm`, or `check`: diagnostics only. */
export type BuildPurpose = 'page' | 'page-as-text' | 'page-as-source' | 'check';

/** What a build or a check consists of, but for its pages. */
interface Plan {
  /** Project files whose bytes the files shared by all pages are made of. */
  readonly sources: readonly string[];
  /** Links of the settings to places in pages. */
  readonly configAnchors: readonly ConfigAnchor[];
  /** Of the configuration, the navigation and the front matter. */
  readonly diagnostics: readonly Diagnostic[];
}

/** What a build consists of. */
export interface BuildPlan extends Plan {
  readonly pages: readonly PlannedPage[];
}

/** What a check consists of: its pages are those of this worker's plan before, but for what is told. */
export interface CheckPlan extends Plan {
  /** What the problems of all pages depend on. */
  readonly siteKey: string;
  readonly changed: readonly PageToCheck[];
  /** Paths of pages. */
  readonly gone: readonly string[];
}

export interface SourceContents {
  readonly file: string;
  readonly bytes: Uint8Array;
}

export interface PlannedPage {
  readonly path: string;
  readonly output: string;
  /** Path of the source file; a generated page has none. */
  readonly file: string | undefined;
  /** Equal keys mean equal bytes. */
  readonly key: string;
}

export interface PageToCheck extends Omit<PlannedPage, 'key'> {
  /** Equal keys mean equal problems, for as long as `CheckPlan.siteKey` is equal too. */
  readonly key: string;
}

export interface BuiltPage {
  readonly path: string;
  readonly status: 'ok' | 'failed';
  readonly diagnostics: readonly Diagnostic[];
  /** Where links to it can lead, and where its own lead; absent for a page of which only the text is shown. */
  readonly anchors?: PageAnchors;
  /** The page's document and the files beside it; absent for `check`. */
  readonly entries?: readonly PackedEntry[];
  /** Its part of the file with the text of all pages. Absent for `check`. */
  readonly fullText?: CompressedPart;
  /** What the shared files need of the page, packed; for `build-shared`. Absent for `check`. */
  readonly summary?: Uint8Array;
}

/** A file to be copied from the project. */
export interface PlannedCopy {
  /** Path in the built site. */
  readonly output: string;
  /** Path in the project. */
  readonly file: string;
}

/** A file of stretches, which the app puts together: those of pages it has already. */
export interface PlannedJoin {
  readonly output: string;
  readonly parts: readonly (CompressedPart | Extract<JoinedPart, { page: string }>)[];
}

/** A file of the zip, compressed. */
export type PackedEntry = CompressedEntry;
