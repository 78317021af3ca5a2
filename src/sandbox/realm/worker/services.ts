import { createEvaluate, createFormulaWriter, type EngineServices, LIVE_RUNTIME_PATH } from '../../../engine/index.ts';
import type { IconData } from '../../../icons/icon-data.ts';
import { createIconLibrary } from '../../../icons/icon-library.ts';
import { siteRules } from '../../../rules/run-rules.ts';
import { DIAGRAM_SCRIPT_PATH } from '../../../shared/diagram-script.ts';
import { PARTS_SCRIPT_PATH } from '../../../shared/parts-script.ts';
import { PLAYGROUND_SCRIPT_PATH } from '../../../shared/playground/request-form.ts';
import { SEARCH_SCRIPT_PATH } from '../../../shared/search/index-format.ts';
import { createTheme } from '../../../theme/index.ts';
import diagramScript from '../../../theme/runtime/diagram/index.ts?script';
import script from '../../../theme/runtime/index.ts?script';
import liveScript from '../../../theme/runtime/live/index.ts?script';
import partsScript from '../../../theme/runtime/parts.ts?script';
import playgroundScript from '../../../theme/runtime/playground/index.tsx?script';
import searchScript from '../../../theme/runtime/search/index.ts?script';
import stylesheet from '../../../theme/styles/index.css?inline';
import { sheets } from '../../../theme/styles/sheets.ts';

/** What differs from worker to worker. */
export interface WorkerParts extends Pick<EngineServices, 'compiler' | 'highlighter' | 'readRaster'> {
  /** An `IconData` as JSON. */
  readonly icons: string;
  readonly onStep: EngineServices['onStep'] & object;
}

/** What the engine needs of its platform, in a worker of the sandbox. */
export function createServices({ icons, ...parts }: WorkerParts): EngineServices {
  return {
    ...parts,
    formulas: createFormulaWriter(),
    icons: createIconLibrary(JSON.parse(icons) as IconData),
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
    evaluate: createEvaluate(),
  };
}
