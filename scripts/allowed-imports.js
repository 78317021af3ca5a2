/**
 * Who may import whom. Every folder of `src` stands in one row; its files may import files of the same row, and
 * what `folders` and `packages` name. The first row whose `of` fits a file is its row. Tests may import anything.
 *
 * @type {readonly { of: string, folders: readonly string[], packages: readonly string[] }[]}
 */
export const ALLOWED_IMPORTS = [
  { of: 'src/shared', folders: [], packages: [] },
  { of: 'src/catalogue', folders: ['src/shared'], packages: [] },
  {
    of: 'src/engine',
    folders: ['src/catalogue', 'src/shared'],
    packages: [
      '#jsx',
      'acorn',
      'fflate',
      'jsonc-parser',
      'yaml',
      'shiki',
      '@shikijs',
      'satteri',
      '@mdx-js/mdx',
      'temml',
    ],
  },
  { of: 'src/icons', folders: ['src/engine', 'src/shared'], packages: [] },
  { of: 'src/supervision', folders: ['src/engine', 'src/shared'], packages: [] },
  { of: 'src/diagrams', folders: ['src/shared'], packages: [] },
  { of: 'src/theme/runtime/live', folders: ['src/shared'], packages: ['preact'] },
  { of: 'src/theme/runtime', folders: ['src/shared'], packages: [] },
  {
    of: 'src/theme',
    folders: ['src/engine', 'src/icons', 'src/diagrams', 'src/catalogue', 'src/shared'],
    packages: ['#jsx'],
  },
  {
    of: 'src/sandbox/protocol',
    folders: ['src/engine', 'src/transfer/zip-writer', 'src/transfer/compressed-part', 'src/shared'],
    packages: [],
  },
  {
    of: 'src/sandbox/host',
    folders: ['src/sandbox/protocol', 'src/supervision', 'src/engine', 'src/transfer', 'src/shared'],
    packages: ['shiki', '@shikijs', 'virtual:icon-drawings'],
  },
  {
    of: 'src/sandbox/realm',
    folders: [
      'src/sandbox/protocol',
      'src/supervision',
      'src/engine',
      'src/theme',
      'src/icons',
      'src/transfer/zip-writer',
      'src/transfer/compressed-part',
      'src/shared',
    ],
    packages: ['satteri', '@mdx-js/mdx', 'remark-gfm', '@emnapi', '@tybys/wasm-util', 'preact'],
  },
  { of: 'src/transfer', folders: ['src/engine', 'src/shared'], packages: ['fflate'] },
  { of: 'src/storage', folders: ['src/engine', 'src/shared'], packages: ['idb-keyval'] },
  { of: 'src/editor/words', folders: ['src/shared'], packages: [] },
  { of: 'src/editor/store', folders: ['src/editor/words', 'src/engine', 'src/shared'], packages: ['zustand'] },
  {
    of: 'src/editor/session',
    folders: [
      'src/editor/words',
      'src/editor/store',
      'src/storage',
      'src/transfer',
      'src/sandbox/host',
      'src/sandbox/protocol',
      'src/engine',
      'src/shared',
      'starter',
    ],
    packages: ['zustand'],
  },
  { of: 'src/editor/project-context', folders: ['src/editor/store'], packages: ['react', 'zustand'] },
  {
    of: 'src/editor/ui',
    folders: ['src/editor/words', 'src/shared'],
    packages: ['react', 'react-dom', '@mantine', 'lucide-react'],
  },
  {
    of: 'src/editor/icons',
    folders: ['src/editor/words', 'src/editor/ui', 'src/engine', 'src/icons', 'src/shared'],
    packages: ['react', '@mantine', 'lucide-react', 'virtual:icon-drawings'],
  },
  {
    of: 'src/editor/pages',
    folders: [
      'src/editor/words',
      'src/editor/store',
      'src/editor/project-context',
      'src/editor/ui',
      'src/engine',
      'src/shared',
    ],
    packages: ['react', '@mantine'],
  },
  {
    of: 'src/editor/uploads',
    folders: [
      'src/editor/words',
      'src/editor/store',
      'src/editor/project-context',
      'src/editor/ui',
      'src/engine',
      'src/shared',
    ],
    packages: ['react', '@mantine', 'lucide-react'],
  },
  {
    of: 'src/editor/monaco',
    folders: ['src/editor/words', 'src/engine', 'src/catalogue', 'src/shared', 'schema'],
    packages: ['react', 'monaco-editor', '@monaco-editor/react'],
  },
  {
    of: 'src/editor/features',
    folders: [
      'src/editor/words',
      'src/editor/store',
      'src/editor/session',
      'src/editor/project-context',
      'src/editor/ui',
      'src/editor/icons',
      'src/editor/uploads',
      'src/editor/pages',
      'src/editor/monaco',
      'src/engine',
      'src/catalogue',
      'src/icons',
      'src/theme/color',
      'src/shared',
      'schema',
    ],
    packages: ['react', 'react-dom', '@mantine', 'lucide-react', '@rjsf', 'zustand'],
  },
  {
    of: 'src/cli',
    folders: ['src/supervision', 'src/engine', 'src/theme', 'src/icons', 'src/transfer', 'src/shared'],
    packages: ['node', 'satteri', '@mdx-js/mdx', 'shiki', '@shikijs', 'fflate'],
  },
  {
    of: 'src/app',
    folders: [
      'src/editor',
      'src/storage',
      'src/sandbox/host',
      'src/transfer',
      'src/engine',
      'src/catalogue',
      'src/shared',
    ],
    packages: ['react', 'react-dom', '@mantine', 'lucide-react', 'zustand'],
  },
];

/** Folders of features: none may import another's files. */
export const FEATURES = 'src/editor/features';

/** Parts of the engine that another row may not import: only the sandbox and the command line render. */
export const FORBIDDEN = [
  { from: 'src/editor/store', to: 'src/engine/render' },
  { from: 'src/editor/features', to: 'src/engine/render' },
  { from: 'src/app', to: 'src/engine/render' },
];
