import 'axe-core';
import { cdp } from 'vitest/browser';
import { atRest, look, STANDARD } from './axe-look.ts';

/** What axe finds in what is shown, a line each, in dark and in light. Leaves the page in light. */
export async function violationsInBothModes(): Promise<string[]> {
  const found: string[] = [];
  for (const mode of ['dark', 'light']) {
    const features = [
      { name: 'prefers-color-scheme', value: mode },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    await atRest();
    for (const line of await look({ exclude: [], runOnly: STANDARD })) found.push(`${mode}: ${line}`);
  }
  return found;
}
