/** `npm run check`: everything but the end-to-end tests, in the order in which a failure is cheapest to find. */
import { run, runTool } from './setup/run.js';
import { fail, say } from './setup/say.js';

const node = (script, ...parameters) => run(process.execPath, [script, ...parameters]);

const steps = [
  [
    'format and lint',
    () => runTool('@biomejs/biome/bin/biome', ['check', '--error-on-warnings', '.']),
    'Run `npm run format`, and mend what is still named above.',
  ],
  ['generated files', () => node('scripts/generate.js', '--check'), 'Run `npm run generate` and commit the result.'],
  ['types', () => node('scripts/types.js'), 'Mend what is named above.'],
  ['allowed imports', () => node('scripts/check-imports.js'), 'See ARCHITECTURE.md, “Rooms”.'],
  ['style names', () => node('scripts/check-style-names.js'), 'Write the class, or take the name away.'],
  ['unit tests', () => runTool('vitest/vitest.mjs', ['run']), 'Run `npm run unit` to see only these.'],
  ['build', () => node('scripts/build.js'), 'Mend what is named above.'],
  ['size', () => node('scripts/size.js'), 'Find what grew in `dist/editor/assets`, or load it later.'],
];

for (const [name, check, remedy] of steps) {
  const started = performance.now();
  if (!check()) fail(`${name}: failed.`, remedy);
  say(`${name}: good (${((performance.now() - started) / 1000).toFixed(1)} s)`);
}
