import { spawnSync } from 'node:child_process';

const IS_WINDOWS = process.platform === 'win32';

/**
 * Runs a command with its output shown.
 * @param {string} command
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv, timeout?: number, quiet?: boolean }} [options] `timeout` in milliseconds
 * @returns {boolean} whether it succeeded
 */
export function run(command, parameters, options = {}) {
  const result = spawnSync(command, parameters, {
    stdio: options.quiet ? 'ignore' : ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
    ...(options.timeout ? { timeout: options.timeout } : {}),
    // npm and npx are command files on Windows, which only a shell can start.
    shell: IS_WINDOWS,
  });
  return result.status === 0;
}

/**
 * Runs a tool of this project from node_modules.
 * @param {string} file path below node_modules, for example `vite/bin/vite.js`
 * @param {string[]} parameters
 * @param {{ env?: NodeJS.ProcessEnv }} [options]
 */
export function runTool(file, parameters, options = {}) {
  const result = spawnSync(process.execPath, [`node_modules/${file}`, ...parameters], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...options.env },
  });
  return result.status === 0;
}
