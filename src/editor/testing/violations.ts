import 'axe-core';
import { cdp } from 'vitest/browser';
import { atRest, look, OF_COLOURS, STANDARD } from './axe-look.ts';

/** What axe finds in what is shown, a line each, in light, and what colours can change in dark. Leaves the page in light. */
export async function violationsInBothModes(): Promise<string[]> {
  const found: string[] = [];
  for (const [mode, runOnly] of [
    ['dark', OF_COLOURS],
    ['light', STANDARD],
  ] as const) {
    const features = [
      { name: 'prefers-color-scheme', value: mode },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ];
    await cdp().send('Emulation.setEmulatedMedia', { features });
    await atRest();
    for (const line of await look({ exclude: [], runOnly: [...runOnly] })) found.push(`${mode}: ${line}`);
  }
  return found;
}
