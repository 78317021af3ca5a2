/** Starts WebKitGTK: its driver, and by it a browser with one window. */
import { spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../../scripts/free-port.js';
import { placeOf } from '../installed.js';
import { BrowserIsGone } from './browser.ts';
import { endsWithUs } from './display.ts';
import { startSession, type WebDriverSession } from './webdriver.ts';

/** Only for what never ends. */
const LONGEST_MS = 300_000;

/**
 * Now and then the browser starts, and its driver goes on waiting for it for ever. A start takes a second or two; after
 * this long both are ended and started anew. Nothing has been tested by then.
 */
const START_LIMIT_MS = 90_000;
const MOST_STARTS = 3;

interface Driver {
  /** Of its root, without a slash at the end. */
  readonly address: string;
  /** Ends it, and the browser that it has started. */
  readonly end: () => void;
}

/**
 * @param environment what the browser sees of the machine beside what this process sees
 * @returns a session with a window that knows nothing of those before; the driver ends with it
 * @throws {Error} with what the driver says, or when no browser has come after `MOST_STARTS` attempts
 */
export async function startWebKitSession(environment: Readonly<Record<string, string>>): Promise<WebDriverSession> {
  for (let attempt = 1; ; attempt++) {
    const driver = await startDriver(environment);
    try {
      const session = await startSession(driver.address, capabilities(), AbortSignal.timeout(START_LIMIT_MS));
      return { ...session, end: () => session.end().catch(ignoreGone).finally(driver.end) };
    } catch (error) {
      driver.end();
      const isHung = error instanceof DOMException && error.name === 'TimeoutError';
      if (!isHung || attempt === MOST_STARTS) throw error;
      console.warn(`WebKitGTK has not started within ${START_LIMIT_MS / 1000} s, and is started again.`);
    }
  }
}

function ignoreGone(error: unknown): void {
  if (!(error instanceof BrowserIsGone)) throw error;
}

async function startDriver(environment: Readonly<Record<string, string>>): Promise<Driver> {
  const port = await freePort();
  // A group of its own, so that the browser can be ended with it.
  const program = spawn(placeOf('WebKitGTK', 'driver'), [`--port=${port}`], {
    stdio: 'ignore',
    detached: true,
    env: { ...process.env, ...environment },
  });
  endsWithUs(program);
  const address = `http://127.0.0.1:${port}`;
  while (!(await fetch(`${address}/status`).catch(() => undefined))?.ok) await pause(20);
  return { address, end: () => endGroup(program.pid) };
}

function endGroup(leader: number | undefined): void {
  if (leader === undefined) return;
  try {
    process.kill(-leader, 'SIGKILL');
  } catch (error) {
    // It has ended by itself.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function capabilities(): object {
  return {
    timeouts: { script: LONGEST_MS, pageLoad: LONGEST_MS },
    'webkitgtk:browserOptions': { binary: placeOf('WebKitGTK', 'browser'), args: ['--automation'] },
  };
}
