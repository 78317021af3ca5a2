import path from 'node:path';
import type { Alias } from 'vite';

const fromRoot = (relative: string) => path.resolve(import.meta.dirname, '../..', relative);

/** Modules of packages that the editor replaces with its own, in the build and in the unit tests that run in a browser. */
export const editorAliases: Alias[] = [
  // Markdown in descriptions of settings is turned off: its reader would be a tenth of the first load.
  { find: 'markdown-to-jsx/react', replacement: fromRoot('src/editor/features/settings/plain-markdown.ts') },
  // Monaco's own would bring every feature of the editor, too late to work.
  {
    find: /^(?:\.\.\/)+internal\/common\/workers\.js$/,
    replacement: fromRoot('src/editor/monaco/language-worker.ts'),
  },
];
