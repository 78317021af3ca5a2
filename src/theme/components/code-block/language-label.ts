/** Names of languages as people write them, for tabs that their author gave no title. */
import { grammarNameOf } from '../../../engine/theme-api.ts';

const LABELS: Readonly<Record<string, string>> = {
  bash: 'Bash',
  bat: 'Batch',
  cpp: 'C++',
  csharp: 'C#',
  css: 'CSS',
  docker: 'Dockerfile',
  fsharp: 'F#',
  graphql: 'GraphQL',
  html: 'HTML',
  http: 'HTTP',
  javascript: 'JavaScript',
  json: 'JSON',
  jsx: 'JSX',
  'objective-c': 'Objective-C',
  php: 'PHP',
  powershell: 'PowerShell',
  sql: 'SQL',
  toml: 'TOML',
  tsx: 'TSX',
  typescript: 'TypeScript',
  vb: 'Visual Basic',
  xml: 'XML',
  yaml: 'YAML',
};

/** Aliases that are names in their own right. */
const OWN_NAMES: Readonly<Record<string, string>> = {
  curl: 'cURL',
  npm: 'npm',
  npx: 'npx',
  yarn: 'yarn',
  pnpm: 'pnpm',
  bun: 'bun',
  pip: 'pip',
  node: 'Node.js',
  nodejs: 'Node.js',
  deno: 'Deno',
  react: 'React',
};

/** `python` → `Python`, `ts` → `TypeScript`, `cURL` → `cURL`; a word we do not know gets a capital letter. */
export function languageLabel(language: string): string {
  const written = language.toLowerCase();
  if (Object.hasOwn(OWN_NAMES, written)) return OWN_NAMES[written] as string;
  const grammar = grammarNameOf(language);
  if (grammar !== undefined && Object.hasOwn(LABELS, grammar)) return LABELS[grammar] as string;
  return capitalized(grammar ?? language);
}

function capitalized(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
