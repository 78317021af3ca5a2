/** `npm run types`: checks each part with the libraries it may see, so that a stray `window` is a type error. */
import { runTool } from './setup/run.js';

const PROJECTS = ['tsconfig.pure.json', 'src/diagrams', 'src/theme', 'src/offline/worker', '.'];
let isGood = true;
for (const project of PROJECTS) isGood = runTool('typescript/bin/tsc', ['-p', project]) && isGood;
process.exit(isGood ? 0 : 1);
