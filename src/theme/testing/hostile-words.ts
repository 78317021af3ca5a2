/** Words of somebody who wants them to run in a site, and how it is seen that they would. */

export const PAYLOADS = [
  '"><script>hostile()</script>',
  "'><img src=x onerror=hostile()>",
  '" onmouseover="hostile()',
  'javascript:hostile()',
  ' java\tscript:hostile()',
  'data:text/html,<script>hostile()</script>',
  'red;}</style><script>hostile()</script>',
  'url(https://elsewhere.example/?hostile\'"',
  ']]><script>hostile()</script>',
  '</title></script><script>hostile()</script>',
  '\u2028hostile()//',
];

const ATTRIBUTES = '<(TAG)(?:\\s+[\\w:-]+(?:="[^"]*")?)*\\s+';
const SCRIPT_ADDRESS = '(?:href|src|action|formaction)="\\s*(?:java\\s*script:|data:text/html)';

/**
 * Where a text would run: as an element of its own, as an attribute of another, or as the address of one. In a picture no
 * address runs.
 */
const RUNS = new RegExp(
  [
    '<script>hostile',
    '<img src=x',
    `${ATTRIBUTES.replace('TAG', '[a-z][\\w-]*')}on\\w+="?hostile`,
    `${ATTRIBUTES.replace('TAG', '(?!img\\b)[a-z][\\w-]*')}${SCRIPT_ADDRESS}`,
  ].join('|'),
  'i',
);

/** The place in a file of a site where such words would run; `undefined` for none. */
export function whereItRuns(path: string, text: string): string | undefined {
  return /\.(?:html|xml|svg)$/.test(path) ? RUNS.exec(text)?.[0].slice(-300) : undefined;
}
