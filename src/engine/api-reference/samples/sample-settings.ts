import { playgroundMode } from '../../../config/playground-mode.ts';
import type { SampleLanguage } from '../../../config/sample-languages.ts';
import type { ApiSettings } from '../../../config/site-config.ts';
import type { FrontMatter } from '../../../page-source/front-matter/front-matter-types.ts';

/** What the author of a site says of its samples. */
export interface SampleSettings {
  /** In the order in which they are shown. */
  readonly languages: readonly SampleLanguage[];
  /** Count more than what an API description says. Samples take the first; in the playground readers choose. */
  readonly baseUrls?: readonly string[];
  /** The page has a form to try the endpoint out. */
  readonly isPlayable?: boolean;
  /** Which parameters they hold; absent for the usual ones. */
  readonly parameters?: ApiSettings['sampleParameters'];
  /** The form begins with the values of the examples. */
  readonly isFormFilled?: boolean;
  readonly auth?: ApiSettings['auth'];
  /** The page's own way of authentication, or `none`. */
  readonly authMethod?: string;
}

/** Where nobody says which: for shells, for the web, and for scripts. More of them make pages larger and help few. */
const USUAL: readonly SampleLanguage[] = ['curl', 'javascript', 'python'];

export function sampleSettings(api: ApiSettings, { authMethod, playground }: FrontMatter = {}): SampleSettings {
  const { sampleLanguages = USUAL, baseUrls, auth, sampleParameters, isFormFilled } = api;
  return {
    languages: sampleLanguages,
    ...(baseUrls.length > 0 && { baseUrls }),
    ...(auth && { auth }),
    ...(sampleParameters && { parameters: sampleParameters }),
    ...(isFormFilled && { isFormFilled }),
    ...(typeof authMethod === 'string' && { authMethod }),
    isPlayable: playgroundMode(api, playground) === 'show',
  };
}
