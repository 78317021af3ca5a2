/** The names authors give to languages, as the names of grammars. */

const ALIASES: Readonly<Record<string, string>> = {
  ...named(
    'bash',
    'sh shell zsh ksh curl shellscript shell-script fish terminal cmdline cli unix linux macos command commands commandline ' +
      'bash-session npm npx yarn pnpm bun pip brew git httpie grpcurl',
  ),
  ...named('shellsession', 'shell-session sh-session console'),
  ...named('javascript', 'js node nodejs node.js mjs cjs es6 ecmascript mongodb mongosh express'),
  ...named('typescript', 'ts mts cts deno nestjs'),
  ...named('jsx', 'react reactjs react-jsx'),
  ...named('tsx', 'reactts react-tsx nextjs next.js'),
  ...named('vue', 'vuejs vue3'),
  ...named('python', 'py python2 python3 py3 pycon python-repl pyi ipython jupyter django flask fastapi'),
  ...named('json', 'jsonl ndjson jsonlines webmanifest jsonld json-ld geojson har ipynb avsc'),
  ...named('yaml', 'yml docker-compose compose kubernetes k8s helm openapi swagger'),
  ...named('docker', 'dockerfile containerfile'),
  ...named('go', 'golang'),
  ...named('c', 'h'),
  ...named('cpp', 'c++ cc hpp cxx cuda cu arduino ino metal'),
  ...named('csharp', 'c# cs c-sharp dotnet .net unity'),
  ...named('fsharp', 'f#'),
  ...named('vb', 'vb.net vbnet visualbasic'),
  ...named('ruby', 'rb rails irb gemfile'),
  ...named('rust', 'rs'),
  ...named('kotlin', 'kt kts'),
  ...named('swift', 'swiftui'),
  ...named('dart', 'flutter'),
  ...named('php', 'laravel php8'),
  ...named('java', 'spring jshell'),
  ...named('r', 'rscript rlang'),
  ...named('objective-c', 'objc objectivec'),
  ...named('markdown', 'md'),
  ...named('html', 'htm xhtml html5 ejs'),
  ...named('css', 'css3'),
  ...named('jinja', 'jinja2 j2'),
  ...named('hcl', 'tfvars'),
  ...named('terraform', 'tf opentofu'),
  ...named('graphql', 'gql'),
  ...named('dotenv', 'env'),
  ...named('powershell', 'ps ps1 pwsh'),
  ...named('bat', 'batch cmd dos'),
  ...named('make', 'makefile'),
  ...named('solidity', 'sol'),
  ...named('elixir', 'ex exs iex'),
  ...named('haskell', 'hs'),
  ...named('perl', 'pl'),
  ...named(
    'sql',
    'mysql mariadb postgres postgresql psql pgsql plpgsql sqlite snowflake bigquery mssql tsql clickhouse duckdb spark-sql',
  ),
  ...named('viml', 'vim vimscript'),
  ...named('proto', 'protobuf proto3 grpc'),
  ...named('log', 'logs'),
  ...named('latex', 'tex'),
  ...named('ini', 'conf cfg config editorconfig'),
  ...named('nginx', 'nginxconf'),
  ...named('groovy', 'gradle jenkinsfile'),
  ...named('apache', 'htaccess apacheconf'),
  ...named('diff', 'patch udiff'),
  ...named('xml', 'svg rss plist wsdl xsd pom'),
  ...named('http', 'https rest'),
  ...named('regexp', 'regex'),
  ...named('wasm', 'wat'),
};

const PLAIN: ReadonlySet<string> = new Set(
  (
    'none text plain plaintext plain-text txt output stdout result response request nocopy mermaid raw ascii ' +
    'tree url urls csv tsv vtt srt prompt pseudocode gitignore dockerignore ansi'
  ).split(' '),
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
