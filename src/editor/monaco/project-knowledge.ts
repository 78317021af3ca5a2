/** What the code editor may ask about the open project. The app hands it in; the editor never sees the store. */
import type { HeadingRename } from '../../authoring/references/rename-heading.ts';

export interface KnownPage {
  /** Path of its file. */
  readonly file: string;
  readonly title: string;
}

export interface KnownApi {
  readonly operations: readonly KnownApiName[];
  readonly schemas: readonly KnownApiName[];
}

export interface KnownApiName {
  readonly name: string;
  /** What it is, or the description that has it. */
  readonly note?: string;
}

export interface ProjectKnowledge {
  readonly pages: () => readonly KnownPage[];
  /** Paths of all files. */
  readonly files: () => Iterable<string>;
  readonly hasFile: (file: string) => boolean;
  /** Text of a file without byte-order mark; `undefined` where there is none. */
  readonly readText: (file: string) => string | undefined;
  /** Operations and data models of the API descriptions, as front matter names them. */
  readonly api: () => KnownApi;
  /** Names of all icons that can be drawn. */
  readonly icons: () => Promise<readonly string[]>;
  /** Shows a file, at a place of its text where one is given. */
  readonly open: (file: string, place?: { readonly line: number; readonly column: number }) => void;
  /** Shows what a heading's new words change in the project, and asks before it is done. */
  readonly renameHeading: (rename: HeadingRename) => void;
}

let current: ProjectKnowledge | undefined;

/** Gives the editor a project to know; gives back how to end it. There is one editor, so there is one project. */
export function provideKnowledge(knowledge: ProjectKnowledge): () => void {
  current = knowledge;
  return () => {
    if (current === knowledge) current = undefined;
  };
}

/** `undefined` while no project is open. */
export function currentKnowledge(): ProjectKnowledge | undefined {
  return current;
}
