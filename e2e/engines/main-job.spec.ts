import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { extractZip, readFolder, writeZip } from '../support/archives.ts';
import { leafwright } from '../support/command-line.ts';
import { expect, test } from './fixtures.ts';
import { PREVIEW } from './person.ts';

const COLOR = '#7a1fa2';
const SENTENCE = 'Written in another browser.';

test('a person changes brand, navigation and text, and takes away the site that the command line makes', async ({
  person,
  editor,
}, testInfo) => {
  const zip = testInfo.outputPath('project.zip');
  mkdirSync(testInfo.outputDir, { recursive: true });
  writeZip(zip, readFolder('fixtures/kitchen-sink'), 'kitchen-sink-main/');
  await editor.openZip(zip);

  await test.step('changes the brand colour in the form', async () => {
    await editor.goTo('Brand');
    await editor.fill('Brand colour', COLOR);
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();
    await expect.poll(() => person.tab.evaluate(accent, [], PREVIEW)).toBe(COLOR);
  });

  await test.step('moves an entry of the navigation by dragging it', async () => {
    await editor.goTo('Navigation');
    const entry = (name: string) => `//*[@role="treeitem" and starts-with(@aria-label, "${name}")]`;
    await person.drag(entry('Changelog'), entry('Introduction'), 0.1);
    const order = () => [...document.querySelectorAll('nav a')].map((link) => link.textContent?.trim() ?? '');
    await expect
      .poll(async () =>
        (await person.tab.evaluate(order, [], PREVIEW)).filter((name) => /^(Changelog|Intro)/.test(name)),
      )
      .toEqual(['Changelog', 'Introduction']);
  });

  await test.step('writes on a page, and reads it in the preview', async () => {
    await editor.openSource('quickstart');
    await editor.goToEndOfSource();
    await person.type(`\n${SENTENCE}`);
    await person.reads(SENTENCE, PREVIEW);
  });

  await test.step('finds in the zip what the command line makes of the project', async () => {
    const { site, project } = await editor.exportBoth();
    writeFileSync(testInfo.outputPath('source.zip'), project);
    const folder = testInfo.outputPath('source');
    extractZip(testInfo.outputPath('source.zip'), folder);
    const built = testInfo.outputPath('site.zip');
    const { code, output } = leafwright('build', folder, '--no-cache', '--out', built);
    expect(code, output).toBe(0);
    expect(site.equals(readFileSync(built))).toBe(true);
    expect(readFileSync(path.join(folder, 'docs.json'), 'utf8')).toContain(COLOR);
    expect(readFileSync(path.join(folder, 'quickstart.mdx'), 'utf8')).toContain(SENTENCE);
  });
});
