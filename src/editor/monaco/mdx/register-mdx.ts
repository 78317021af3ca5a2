import type * as Monaco from 'monaco-editor/editor/editor.api';
import { MDX_CONFIGURATION } from './mdx-configuration.ts';
import { MDX_TOKENS } from './mdx-tokens.ts';
import { registerCompletion } from './register-completion.ts';
import { registerReading } from './register-reading.ts';
import { registerWriting } from './register-writing.ts';

/** Pages in Markdown are read as those in MDX: the same components work in both. */
const LANGUAGES = ['mdx', 'markdown'] as const;

/** Makes Monaco know pages: colours, completion, explanations, links, outline, folding, renaming, formatting. */
export function registerMdx(monaco: typeof Monaco): void {
  for (const id of LANGUAGES) {
    monaco.languages.register({ id });
    monaco.languages.setMonarchTokensProvider(id, MDX_TOKENS);
    monaco.languages.setLanguageConfiguration(id, MDX_CONFIGURATION);
  }
  registerCompletion(monaco, LANGUAGES);
  registerReading(monaco, LANGUAGES);
  registerWriting(monaco, LANGUAGES);
}
