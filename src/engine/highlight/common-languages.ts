/** Most code of real projects is in these: their expressions are translated when the program is built. */
export const COMMON_LANGUAGES = [
  ...['bash', 'c', 'cpp', 'csharp', 'css', 'diff', 'docker', 'go', 'graphql', 'html', 'ini', 'java', 'javascript'],
  ...['json', 'jsonc', 'jsx', 'kotlin', 'markdown', 'mdx', 'php', 'python', 'ruby', 'rust', 'scss', 'shellsession'],
  ...['solidity', 'sql', 'swift', 'terraform', 'toml', 'tsx', 'typescript', 'vue', 'xml', 'yaml'],
] as const;

export type CommonLanguage = (typeof COMMON_LANGUAGES)[number];
