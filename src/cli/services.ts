/** What the engine needs of its platform, for Node. */
import { readFileSync } from 'node:fs';
import type { EngineServices } from '../engine/engine.ts';
import { createHighlighter } from '../engine/highlight/highlighter.ts';
import { createEvaluate } from '../engine/render/evaluate.ts';
import type { IconData } from '../icons/icon-data.ts';
import { createIconLibrary } from '../icons/icon-library.ts';
import { createTheme } from '../theme/index.ts';
import script from '../theme/runtime/index.ts?script';
import stylesheet from '../theme/styles/index.css?inline';
import { distFolder } from './dist-folder.ts';
import { loadCompiler } from './load-compiler.ts';
import { loadGrammar } from './load-grammar.ts';
import { UserError } from './user-error.ts';

export async function createServices(): Promise<EngineServices> {
  return {
    compiler: await loadCompiler(),
    highlighter: createHighlighter(loadGrammar),
    icons: createIconLibrary(readIcons()),
    theme: createTheme({ script, stylesheet }),
    evaluate: createEvaluate(),
  };
}

/** The drawings, which the build puts beside the command line. */
function readIcons(): IconData {
  try {
    return JSON.parse(readFileSync(new URL('icons.json', distFolder()), 'utf8')) as IconData;
  } catch (error) {
    throw new UserError(
      `The drawings of the icons cannot be read: ${(error as Error).message}.`,
      'Run `npm run build` once more.',
      1,
    );
  }
}
