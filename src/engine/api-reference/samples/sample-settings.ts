import type { SampleLanguage } from '../../../config/sample-languages.ts';
import type { ApiSettings } from '../../../config/site-config.ts';

/** What the author of a site says of its samples. */
export interface SampleSettings {
  /** In the order in which they are shown. */
  readonly languages: readonly SampleLanguage[];
  /** Counts more than what an API description says. */
  readonly baseUrl?: string;
  readonly auth?: ApiSettings['auth'];
  /** The page's own way of authentication, or `none`. */
  readonly authMethod?: string;
}

/** Where nobody says which: for shells, for the web, and for scripts. More of them make pages larger and help few. */
const USUAL: readonly SampleLanguage[] = ['curl', 'javascript', 'python'];

export function sampleSettings(
  { sampleLanguages = USUAL, baseUrls, auth }: ApiSettings,
  authMethod?: string,
): SampleSettings {
  const [baseUrl] = baseUrls;
  return {
    languages: sampleLanguages,
    ...(baseUrl !== undefined && { baseUrl }),
    ...(auth && { auth }),
    ...(authMethod !== undefined && { authMethod }),
  };
}
