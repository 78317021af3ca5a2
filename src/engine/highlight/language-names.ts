/** The names authors give to languages, as the names of grammars. */

const ALIASES: Readonly<Record<string, string>> = {
  ...named('bash', 'sh shell zsh curl shellscript fish terminal cmdline cli unix command commandline'),
  ...named('shellsession', 'shell-session console'),
  ...named('javascript', 'js node nodejs node.js mjs cjs es6'),
  ...named('typescript', 'ts mts cts deno'),
  ...named('jsx', 'react reactjs'),
  ...named('tsx', 'reactts'),
  ...named('python', 'py python3 py3 pycon'),
  ...named('json', 'jsonl ndjson webmanifest'),
  ...named('yaml', 'yml'),
  ...named('docker', 'dockerfile containerfile'),
  ...named('go', 'golang'),
  ...named('cpp', 'c++ cc hpp cxx'),
  ...named('csharp', 'c# cs dotnet .net'),
  ...named('ruby', 'rb'),
  ...named('rust', 'rs'),
  ...named('kotlin', 'kt kts'),
  ...named('objective-c', 'objc objectivec'),
  ...named('markdown', 'md'),
  ...named('html', 'htm xhtml'),
  ...named('hcl', 'tfvars'),
  ...named('terraform', 'tf'),
  ...named('graphql', 'gql'),
  ...named('dotenv', 'env'),
  ...named('powershell', 'ps ps1 pwsh'),
  ...named('bat', 'batch cmd'),
  ...named('make', 'makefile'),
  ...named('solidity', 'sol'),
  ...named('elixir', 'ex exs'),
  ...named('haskell', 'hs'),
  ...named('perl', 'pl'),
  ...named('sql', 'mysql postgres postgresql psql sqlite snowflake bigquery'),
  ...named('viml', 'vim vimscript'),
  ...named('protobuf', 'proto'),
  ...named('latex', 'tex'),
  ...named('ini', 'conf cfg properties'),
  ...named('nginx', 'nginxconf'),
  ...named('scss', 'sass'),
  ...named('groovy', 'gradle'),
  ...named('apache', 'htaccess'),
  ...named('diff', 'patch'),
  ...named('xml', 'svg rss plist'),
  ...named('wasm', 'wat'),
};

const PLAIN: ReadonlySet<string> = new Set(
  'none text plain plaintext txt output nocopy mermaid raw ascii log tree url csv tsv prompt'.split(' '),
);

function named(name: string, aliases: string): Record<string, string> {
  return Object.fromEntries(aliases.split(' ').map((alias) => [alias, name]));
}

/** Name of the grammar for a language in any spelling (`cURL` → `bash`); `undefined` for plain text. */
export function grammarNameOf(language: string): string | undefined {
  const name = language.trim().toLowerCase();
  if (name === '' || PLAIN.has(name)) return undefined;
  if (Object.hasOwn(ALIASES, name)) return ALIASES[name];
  // A file name in the place of the language: `server.js`.
  const extension = /\.([a-z\d]+)$/.exec(name)?.[1];
  if (extension !== undefined) return Object.hasOwn(ALIASES, extension) ? ALIASES[extension] : extension;
  return /^[a-z][\w+#-]*$/.test(name) ? name : undefined;
}
