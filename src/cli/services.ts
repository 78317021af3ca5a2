/** What the engine needs of its platform, for Node. */
import { readFileSync } from 'node:fs';
import {
  createEvaluate,
  createFormulaWriter,
  type EngineServices,
  type Highlighter,
  type IconLibrary,
  LIVE_RUNTIME_PATH,
} from '../engine/index.ts';
import { ICON_ATTRIBUTION } from '../icons/attribution.ts';
import type { IconData } from '../icons/icon-data.ts';
import { createIconLibrary } from '../icons/icon-library.ts';
import { createCodecs } from '../images/raster/codecs.ts';
import { createRasterReader } from '../images/raster/read-raster.ts';
import { siteRules } from '../rules/run-rules.ts';
import { DIAGRAM_SCRIPT_PATH } from '../shared/diagram-script.ts';
import { PARTS_SCRIPT_PATH } from '../shared/parts-script.ts';
import { PLAYGROUND_SCRIPT_PATH } from '../shared/playground/request-form.ts';
import { SEARCH_SCRIPT_PATH } from '../shared/search/index-format.ts';
import { createTheme } from '../theme/index.ts';
import diagramScript from '../theme/runtime/diagram/index.ts?script';
import script from '../theme/runtime/index.ts?script';
import liveScript from '../theme/runtime/live/index.ts?script';
import partsScript from '../theme/runtime/parts.ts?script';
import playgroundScript from '../theme/runtime/playground/index.tsx?script';
import searchScript from '../theme/runtime/search/index.ts?script';
import stylesheet from '../theme/styles/index.css?inline';
import { sheets } from '../theme/styles/sheets.ts';
import { distFolder } from './dist-folder.ts';
import { fileHash } from './file-hash.ts';
import { createLazyCompiler } from './lazy-compiler.ts';
import { loadCodec } from './load-codec.ts';
import { UserError } from './user-error.ts';

/**
 * Everything that takes time to load is loaded when it is first used: a build that takes most pages from its cache
 * needs little of it.
 */
export function createServices(highlighter: Highlighter): EngineServices {
  let opened: IconLibrary | undefined;
  const icons = (): IconLibrary => {
    opened ??= createIconLibrary(readIcons());
    return opened;
  };
  return {
    compiler: createLazyCompiler(),
    highlighter,
    formulas: createFormulaWriter(),
    icons: {
      attribution: ICON_ATTRIBUTION,
      find: (icon) => icons().find(icon),
      names: () => icons().names?.() ?? [],
    },
    theme: createTheme({
      script,
      stylesheet,
      sheets,
      files: {
        [PARTS_SCRIPT_PATH]: partsScript,
        [SEARCH_SCRIPT_PATH]: searchScript,
        [LIVE_RUNTIME_PATH]: liveScript,
        [DIAGRAM_SCRIPT_PATH]: diagramScript,
        [PLAYGROUND_SCRIPT_PATH]: playgroundScript,
      },
    }),
    rules: siteRules,
    readRaster: createRasterReader(createCodecs(loadCodec)),
    evaluate: createEvaluate({ isTyped: false }),
    hash: fileHash,
  };
}

/** For threads that render no page: code stays plain. */
export const PLAIN_HIGHLIGHTER: Highlighter = {
  load: async () => {},
  tokenize: (code) => code.split('\n').map((text) => [{ text }]),
};

/** Grammars and what runs them. */
export async function openHighlighter(onStep: EngineServices['onStep']): Promise<Highlighter> {
  const [{ createHighlighter }, { loadGrammar }, { loadTranslations }] = await Promise.all([
    import('../engine/highlighter.ts'),
    import('./load-grammar.ts'),
    import('./load-translations.ts'),
  ]);
  return createHighlighter(loadGrammar, { loadTranslations, ...(onStep && { onStep }) });
}

/** The drawings, which the build puts beside the command line. */
function readIcons(): IconData {
  try {
    return JSON.parse(readFileSync(new URL('cli/icons.json', distFolder()), 'utf8')) as IconData;
  } catch (error) {
    throw new UserError(
      `The drawings of the icons cannot be read: ${(error as Error).message}.`,
      'Run `npm run build` once more.',
      1,
    );
  }
}
