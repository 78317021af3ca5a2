import { mkdirSync } from 'node:fs';
import type { TestInfo } from '@playwright/test';
import { smallProject, writeZip } from '../support/archives.ts';
import type { Editor } from './editor.ts';
import { expect, test } from './fixtures.ts';
import { button, type Person, PREVIEW } from './person.ts';

const PAGE = '---\ntitle: First page\n---\n\nThe first page.\n';

async function openPage(editor: Editor, testInfo: TestInfo): Promise<void> {
  const zip = testInfo.outputPath('small.zip');
  mkdirSync(testInfo.outputDir, { recursive: true });
  writeZip(zip, smallProject({ 'index.mdx': PAGE }));
  await editor.openZip(zip);
  await editor.openSource('index');
}

test('letters come as they are typed in the source, and go again', async ({ person, editor }, testInfo) => {
  await openPage(editor, testInfo);
  await editor.goToEndOfSource();
  await person.type('\nGrüße, **bold** words & {1 + 2} “quotes”.');
  await expect.poll(editor.source).toContain('\n\nGrüße, **bold** words & {1 + 2} “quotes”.');
  await person.reads('Grüße, bold words & 3 “quotes”.', PREVIEW);
  await person.press('Backspace');
  await expect.poll(editor.source).toMatch(/“quotes”$/);
  await undoUntil(PAGE.trimEnd(), editor.source, person);
  await person.reads('The first page.', PREVIEW);
  await editor.waitUntilSaved();
});

test('words are written and made bold in the visual form, and undone', async ({ person, editor }, testInfo) => {
  await openPage(editor, testInfo);
  await person.click(button('Visual'));
  await person.click('//*[@role="textbox" and @aria-label="Text"]');
  await person.press('End');
  await person.type(' More');
  await person.press('Control', 'b');
  await person.reads('The first page. More', PREVIEW);
  const bold = () => document.querySelector('main strong, main b')?.textContent ?? '';
  await expect.poll(() => person.tab.evaluate(bold, [], PREVIEW)).toBe('More');
  // Behind the end of a line bold words have ended.
  await person.type('over');
  await person.reads('The first page. Moreover', PREVIEW);
  expect(await person.tab.evaluate(bold, [], PREVIEW)).toBe('More');
  await person.press('Enter');
  await person.type('A new line.');
  await person.reads('A new line.', PREVIEW);
  await undoUntil('The first page.', () => person.tab.evaluate(readForm, []), person);
  await person.click(button('Source'));
  await expect.poll(editor.source).toBe(PAGE.trimEnd());
});

test('words are typed where readers see them, and blocks moved, compared and taken back', async ({
  person,
  editor,
}, testInfo) => {
  await openPage(editor, testInfo);
  await person.click(button('Visual'));
  const words = () => document.querySelector('main')?.innerText.replace(/\s+/g, ' ') ?? '';
  const inPreview = <Result>(run: () => Result) => person.tab.evaluate(run, [], PREVIEW);
  await person.click('//main//p[contains(., "The first page")]', PREVIEW);
  await expect.poll(() => inPreview(() => document.activeElement?.className ?? '')).toBe('lw-field');
  await person.press('End');
  await person.type(' Grüße');
  await person.press('Enter');
  await person.type('A second one.');
  await expect.poll(() => inPreview(words)).toContain('The first page. Grüße A second one.');
  await person.press('Alt', 'Shift', 'ArrowUp');
  await expect.poll(() => inPreview(words)).toContain('A second one. The first page. Grüße');
  await person.press('Escape');

  await editor.goTo('This page');
  await person.click(button('Changes'));
  await person.reads('2 changes');
  const marked = () => [...(CSS.highlights?.get('lw-changed') ?? [])].map((range) => String(range)).join();
  await expect.poll(() => inPreview(marked)).toContain('Grüße');
  await person.click('//button[starts-with(@aria-label, "Take back: Changed")]');
  await expect.poll(() => inPreview(words)).toContain('A second one. The first page.');
  await expect.poll(() => inPreview(words)).not.toContain('Grüße');
});

/** Undoes step by step: how many letters make a step is the editor's affair. */
async function undoUntil(text: string, read: () => Promise<string>, person: Person): Promise<void> {
  for (let before = await read(); before !== text; before = await read()) {
    await person.press('Control', 'z');
    await expect.poll(read).not.toBe(before);
  }
}

/** Runs in the page: the words of all fields of the form that hold some. */
function readForm(): string {
  const fields = [...document.querySelectorAll('[role="textbox"][contenteditable]')];
  return fields
    .map(({ textContent }) => textContent)
    .filter((words) => words !== '')
    .join('\n');
}
