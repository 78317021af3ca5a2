/** Sites and services for tests of the renderer. */
import { markdownToJs, mdxToJs } from 'satteri';
import type { SiteConfig } from '../../../config/site-config.ts';
import { parseFrontMatter } from '../../../page-source/front-matter/front-matter.ts';
import { titleFromFile } from '../../../page-source/page-title.ts';
import { siteRules } from '../../../rules/run-rules.ts';
import { createSatteriCompiler } from '../../compile/satteri-compiler.ts';
import type { EngineServices } from '../../engine.ts';
import { createFormulaWriter } from '../../formulas/formula-writer.ts';
import { outputOf } from '../../pages/page-model.ts';
import type { PageModel, SiteModel } from '../../site/site-model.ts';
import { createEvaluate } from '../evaluate.ts';
import { tinyTheme } from './tiny-theme.ts';

export const testConfig: SiteConfig = {
  format: 'contract',
  name: 'Test',
  colors: { primary: '#0055ff', light: '#0055ff', dark: '#0055ff' },
  topbarLinks: [],
  navigation: {
    root: {
      kind: 'root',
      name: '',
      isDefault: true,
      isHidden: false,
      isHiddenUntilInside: false,
      divisions: [],
      entries: [],
    },
    global: [],
  },
  api: { baseUrls: [], playgroundMode: 'show', openapi: [] },
  socials: [],
  footerColumns: [],
  feedback: { suggestEdit: false, raiseIssue: false, thumbsRating: false },
  appearance: { isToggleHidden: false },
  redirects: [],
  metadata: {},
  codeBlocks: 'system',
  fonts: {},
  areHiddenPagesIndexed: false,
  defaultIconLibrary: 'fontawesome',
  variables: {},
};

export const testServices: EngineServices = {
  compiler: createSatteriCompiler({ mdxToJs, markdownToJs }),
  highlighter: {
    load: async () => undefined,
    tokenize: (code) =>
      code
        .replace(/\n$/, '')
        .split('\n')
        .map((text) => [{ text }]),
  },
  formulas: createFormulaWriter(),
  icons: {
    find: ({ name }) =>
      name === 'star' ? { kind: 'svg', viewBox: '0 0 1 1', markup: '<path d="M0 0"/>', isStroked: false } : undefined,
  },
  theme: tinyTheme,
  rules: siteRules,
  readRaster: async () => undefined,
  evaluate: createEvaluate(),
};

/** A site of these files; every `.md` or `.mdx` outside `snippets/` is a page. */
export function createTestSite(files: Readonly<Record<string, string>>, config: Partial<SiteConfig> = {}): SiteModel {
  const encoder = new TextEncoder();
  const bytes = new Map(Object.entries(files).map(([path, text]) => [path, encoder.encode(text)]));
  const pages = new Map<string, PageModel>();
  for (const [file, text] of Object.entries(files)) {
    if (!/\.mdx?$/.test(file) || /(?:^|\/)_?snippets\//.test(file)) continue;
    const { frontMatter } = parseFrontMatter(file, text);
    const path = file.replace(/\.mdx?$/, '');
    const title = frontMatter.title ?? titleFromFile(file);
    pages.set(path, {
      path,
      source: { kind: 'file', file },
      kind: 'page',
      output: outputOf({ path }),
      title,
      sidebarTitle: title,
      frontMatter,
      isInNavigation: true,
      isHidden: false,
    });
  }
  const [home] = pages.values();
  const root = { ...testConfig.navigation.root, id: '0', divisions: [], entries: [] };
  return {
    files: bytes,
    configFile: 'docs.json',
    config: { ...testConfig, ...config },
    pages,
    ...(home === undefined ? {} : { home }),
    navigation: { root, global: [], places: new Map() },
    diagnostics: [],
  };
}
