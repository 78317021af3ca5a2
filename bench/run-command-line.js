/** Runs the command line and looks at its time and memory. */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../bin/leafwright.js', import.meta.url));

/**
 * @param {readonly string[]} words
 * @returns {Promise<{ seconds: number, memoryMb: number, report: any }>} `memoryMb` is the most that the process held at a time
 */
export function runCommandLine(words) {
  const hook = "process.on('exit',()=>process.stderr.write('\\nmemory '+process.resourceUsage().maxRSS+'\\n'))";
  const start = performance.now();
  const child = spawn(process.execPath, [`--import=data:text/javascript,${hook}`, command, ...words]);
  let output = '';
  let errors = '';
  child.stdout.on('data', (data) => {
    output += data;
  });
  child.stderr.on('data', (data) => {
    errors += data;
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => {
      const seconds = (performance.now() - start) / 1000;
      const memory = /memory (\d+)/.exec(errors)?.[1];
      if (code === 2 || memory === undefined || output === '') reject(new Error(`Exit code ${code}: ${errors}`));
      else resolve({ seconds, memoryMb: Math.round(Number(memory) / 1024), report: JSON.parse(output) });
    });
  });
}
