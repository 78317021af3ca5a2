/** What a reader of the built site sees. */
import type { Theme } from '../engine/theme-api.ts';
import { components } from './components/index.ts';
import { loadDiagrams, mayHoldDiagrams } from './components/mermaid/mermaid.tsx';
import { Document } from './layout/document.tsx';
import { linkNeeded, type SheetName, sheetPath } from './needed-files.ts';
import { PARTS_OF_ORIGINAL } from './original-names.ts';
import { siteStyles } from './site-styles.ts';

export interface ThemeAssets {
  /** The bundle of `runtime/index.ts`. */
  readonly script: string;
  /** The bundle of `styles/index.css`. */
  readonly stylesheet: string;
  /** The bundles of `styles/sheets/`. */
  readonly sheets?: Readonly<Partial<Record<SheetName, string>>>;
  /** Bundles that a page loads when they are first needed, by their path in the built site. */
  readonly files?: Readonly<Record<string, string>>;
}

/** The theme, given the bundles that only a build can make. */
export function createTheme({ script, stylesheet, sheets = {}, files = {} }: ThemeAssets): Theme {
  const document: Theme['document'] = (props, context) => Document(props, context);
  const prepare: Theme['prepare'] = async (modules) => {
    if (modules.some(mayHoldDiagrams)) await loadDiagrams();
  };
  return {
    components,
    document,
    finish: linkNeeded,
    prepare,
    stylesheet,
    sheets: Object.fromEntries(Object.entries(sheets).map(([name, text]) => [sheetPath(name as SheetName), text])),
    script,
    files,
    siteStyles,
    partsOfOriginal: PARTS_OF_ORIGINAL,
  };
}
