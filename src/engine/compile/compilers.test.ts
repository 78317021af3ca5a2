/** Both compilers must mean the same by every page, since either may run in a browser. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileSync } from '@mdx-js/mdx';
import remarkGfm from 'remark-gfm';
import { markdownToJs, mdxToJs } from 'satteri';
import { describe, expect, it } from 'vitest';
import type { EngineServices } from '../engine.ts';
import { createPageRenderer } from '../render/page-renderer.ts';
import { createTestSite, testServices } from '../render/testing/test-site.ts';
import { createMdxJsCompiler } from './mdxjs-compiler.ts';
import { createSatteriCompiler } from './satteri-compiler.ts';

const satteri = { ...testServices, compiler: createSatteriCompiler({ mdxToJs, markdownToJs }) };
const mdxJs = { ...testServices, compiler: createMdxJsCompiler({ compileSync, remarkGfm }) };
const root = join(import.meta.dirname, '../../../fixtures');

async function renderAll(project: string, services: EngineServices): Promise<Record<string, string>> {
  const folder = join(root, project);
  const files: Record<string, string> = {};
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (/\.(?:mdx?|jsx?)$/.test(path)) files[path.replaceAll('\\', '/')] = readFileSync(join(folder, path), 'utf8');
  }
  const site = createTestSite(files);
  const renderer = createPageRenderer(services);
  const rendered: Record<string, string> = {};
  for (const page of site.pages.values()) {
    // White space between blocks is not shown, and the compilers place it differently.
    rendered[page.path] = (await renderer.render(site, page)).html.replace(/\s+/g, ' ').replace(/> </g, '><');
  }
  return rendered;
}

describe('the two compilers', () => {
  it.each(['kitchen-sink', 'broken-mdx'])('give the same pages of %s', async (project) => {
    const pages = await renderAll(project, satteri);
    expect(Object.keys(pages).length).toBeGreaterThan(5);
    expect(await renderAll(project, mdxJs)).toEqual(pages);
    // Every page of a fixture, twice.
  });
});
