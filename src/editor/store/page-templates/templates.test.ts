import * as satteri from 'satteri';
import { expect, test } from 'vitest';
import { createSatteriCompiler } from '../../../engine/compile/satteri-compiler.ts';
import type { EngineServices } from '../../../engine/engine.ts';
import { createFormulaWriter } from '../../../engine/formulas/formula-writer.ts';
import { createEvaluate } from '../../../engine/render/evaluate.ts';
import { createProjectSession } from '../../../engine/session.ts';
import { project } from '../../../engine/site/testing/project.ts';
import { siteRules } from '../../../rules/run-rules.ts';
import { createTheme } from '../../../theme/index.ts';
import { newPageText } from '../new-page.ts';
import { PAGE_TEMPLATES } from './templates.ts';

const services: EngineServices = {
  compiler: createSatteriCompiler(satteri),
  highlighter: { load: async () => {}, tokenize: (code) => [[{ text: code }]] },
  formulas: createFormulaWriter(),
  icons: { find: () => ({ kind: 'svg', viewBox: '0 0 1 1', markup: '', isStroked: false }) },
  theme: createTheme({ script: '', stylesheet: '', files: {} }),
  rules: siteRules,
  readRaster: async () => undefined,
  evaluate: createEvaluate(),
};

test.each(PAGE_TEMPLATES)(
  'the page of the template $label has nothing to mend, and a title of its own',
  async (template) => {
    const session = createProjectSession(services);
    const files = project({
      'docs.json': {
        name: 'A',
        colors: { primary: '#0a7a5a' },
        navigation: [{ group: 'A', pages: ['index', 'page'] }],
      },
      'index.mdx': '---\ntitle: Start\ndescription: Start\n---\n\nStart',
      'page.mdx': newPageText(template.title, template),
    });
    const reading = session.update(files);
    const rendered = await session.renderPage('page');
    expect([...reading.diagnostics, ...(rendered?.diagnostics ?? [])]).toEqual([]);
    expect(rendered?.html).toContain(`<h1`);
    expect(rendered?.html).toContain(template.title);
  },
);
