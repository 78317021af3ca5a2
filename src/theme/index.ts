/** What a reader of the built site sees. */
import type { Theme } from '../engine/render/theme-contract.ts';
import { components } from './components/index.ts';
import { Document } from './layout/document.tsx';
import { siteStyles } from './site-styles.ts';

export interface ThemeAssets {
  /** The bundle of `runtime/index.ts`. */
  readonly script: string;
  /** The bundle of `styles/index.css`. */
  readonly stylesheet: string;
}

/** The theme, given the bundles that only a build can make. */
export function createTheme({ script, stylesheet }: ThemeAssets): Theme {
  return { components, document: (props, context) => Document(props, context), stylesheet, script, siteStyles };
}
