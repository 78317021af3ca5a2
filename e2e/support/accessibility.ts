import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import { atRest, look, OF_COLOURS, STANDARD } from '../../src/editor/testing/axe-look.ts';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

export interface LookOptions {
  /** Selector of what is not looked at. */
  readonly exclude?: string;
  /** Names of rules, or tags of rules; without them, all of the standard. */
  readonly rules?: readonly string[];
}

/** What axe finds on a page, a line each, so that a failure says what to mend. Frames are not looked into. */
export async function violations(page: Page, { exclude, rules = STANDARD }: LookOptions = {}): Promise<string[]> {
  await page.evaluate(atRest);
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(AXE);
  return page.evaluate(look, { exclude: exclude === undefined ? [] : [exclude], runOnly: [...rules] });
}

/**
 * The same in dark and in light, with the mode before each line: in dark, what colours can change. What is open stays open:
 * nothing is loaded anew. Leaves the page in light.
 */
export async function violationsInBothModes(page: Page, options?: LookOptions): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'dark' ? OF_COLOURS : STANDARD;
    for (const line of await violations(page, { rules, ...options })) found.push(`${colorScheme}: ${line}`);
  }
  return found;
}
