import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { testServices } from '../engine/render/testing/test-site.ts';
import { createProjectSession } from '../engine/session.ts';
import { createTheme } from './index.ts';

const folder = fileURLToPath(new URL('../../fixtures/kitchen-sink/', import.meta.url));

test('every page of the kitchen sink is whole', async () => {
  const theme = createTheme({ script: '', stylesheet: '' });
  const session = createProjectSession({ ...testServices, theme });
  const reading = session.update(readFolder());
  if (reading.status !== 'ok') throw new Error('The kitchen sink cannot be read.');
  expect(reading.site.pages.size).toBeGreaterThan(15);
  for (const path of reading.site.pages.keys()) {
    const page = await session.renderPage(path);
    expect(page?.status, path).toBe('ok');
    expect(page?.diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
    const html = page?.html ?? '';
    expect(html, path).not.toMatch(/\[object Object\]|>undefined<|="undefined"/);
    const ids = [...html.matchAll(/\sid="([^"]*)"/g)].map((match) => match[1] as string);
    expect(
      ids.filter((id, index) => ids.indexOf(id) !== index),
      path,
    ).toEqual([]);
    for (const [, target] of html.matchAll(/aria-(?:controls|labelledby|describedby)="([^"]*)"/g)) {
      expect(ids, path).toContain(target);
    }
  }
});

function readFolder(): Map<string, Uint8Array> {
  const files = new Map<string, Uint8Array>();
  const add = (path: string): void => {
    for (const entry of readdirSync(folder + path, { withFileTypes: true })) {
      if (entry.isDirectory()) add(`${path}${entry.name}/`);
      else files.set(path + entry.name, new Uint8Array(readFileSync(folder + path + entry.name)));
    }
  };
  add('');
  return files;
}
