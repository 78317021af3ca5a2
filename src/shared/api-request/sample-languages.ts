/** The languages that samples of requests are made in, as the settings offer them. */
export const SAMPLE_LANGUAGES = [
  'curl',
  'javascript',
  'typescript',
  'python',
  'go',
  'java',
  'php',
  'ruby',
  'csharp',
  'rust',
  'swift',
] as const;

export type SampleLanguage = (typeof SAMPLE_LANGUAGES)[number];
