/** The languages of samples, by the names that authors give them. */

import { nearName } from '../project/near-name.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../shared/api-request/sample-languages.ts';

const OTHER_NAMES: Readonly<Record<SampleLanguage, string>> = {
  curl: 'bash sh shell zsh terminal',
  javascript: 'js node nodejs node.js fetch',
  typescript: 'ts',
  python: 'py python3 requests',
  go: 'golang',
  java: '',
  php: '',
  ruby: 'rb',
  csharp: 'c# cs c-sharp dotnet .net',
  rust: 'rs',
  swift: '',
};

const BY_NAME: ReadonlyMap<string, SampleLanguage> = new Map(
  SAMPLE_LANGUAGES.flatMap((language) =>
    [language, ...OTHER_NAMES[language].split(' ')].filter((name) => name !== '').map((name) => [name, language]),
  ),
);

/** The language that a name means, in any case: `Bash` → `curl`, `.NET` → `csharp`. */
export function sampleLanguageOf(written: string): SampleLanguage | undefined {
  return BY_NAME.get(written.trim().toLowerCase());
}

/** The name that a misspelt one was most likely meant to be. */
export function nearSampleLanguage(written: string): string | undefined {
  return nearName(written.trim(), BY_NAME.keys());
}

export { SAMPLE_LANGUAGES, type SampleLanguage };
