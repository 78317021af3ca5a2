/** `npm run bench`: figures for speed and memory, with the target beside each. Nothing here passes or fails. */
import { run } from '../scripts/setup/run.js';

const parts = [
  'bench/cli.js',
  'bench/browser.js',
  'bench/editor.js',
  'bench/writing.js',
  'bench/checks.js',
  'bench/visual.js',
  'bench/navigation.js',
  'bench/find.js',
  'bench/large.js',
  'bench/import.js',
  'bench/hostile.js',
  'bench/cold.js',
  'bench/site.js',
  'bench/search.js',
  'bench/api.js',
  'bench/diagrams.js',
  'bench/lighthouse.js',
];
const wanted = process.argv.slice(2);
for (const part of parts) {
  if (wanted.length === 0 || wanted.some((name) => part.includes(name))) run(process.execPath, [part]);
}
