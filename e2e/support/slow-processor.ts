import { setTimeout as pause } from 'node:timers/promises';
import type { Frame, Page } from '@playwright/test';

/** Of each stretch of time a slowed process has the first part, and is held for the rest: an eighth, or less on a busy machine. */
const RUN_MS = 10;
const HOLD_MS = 70;

/**
 * Makes the browser's processor eight times as slow by holding the processes that pages run in again and again. Unlike
 * what the browser offers itself (`throttleMainThreads`) this reaches every thread, workers too.
 * @returns ends it
 */
export async function slowRenderers(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().browser()?.newBrowserCDPSession();
  if (!session) throw new Error('This browser cannot be asked for its processes.');
  return slowProcesses(async () => {
    const { processInfo } = await session.send('SystemInfo.getProcessInfo');
    return processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  });
}

/** The same for any processes. @param findProcesses is asked again and again, since processes come and go */
export async function slowProcesses(findProcesses: () => Promise<readonly number[]>): Promise<() => Promise<void>> {
  let isOver = false;
  let processes = await findProcesses();
  const signal = (name: 'SIGSTOP' | 'SIGCONT'): void => {
    for (const id of processes) {
      try {
        process.kill(id, name);
      } catch {
        // It has ended meanwhile.
      }
    }
  };
  const run = async (): Promise<void> => {
    for (let turn = 1; !isOver; turn++) {
      signal('SIGSTOP');
      await pause(HOLD_MS);
      signal('SIGCONT');
      if (turn % 10 === 0) processes = await findProcesses();
      await pause(RUN_MS);
    }
  };
  const running = run();
  return async () => {
    isOver = true;
    await running;
  };
}

/**
 * Has the browser throttle its processor eight times: the threads of documents, that of the page and those of its frames.
 * Workers have no such switch.
 */
export async function throttleMainThreads(page: Page): Promise<void> {
  const context = page.context();
  const ofFrames = page.frames().map(async (frame: Frame) => {
    try {
      return await context.newCDPSession(frame);
    } catch {
      // It shares its process with the page.
      return undefined;
    }
  });
  const sessions = [await context.newCDPSession(page), ...(await Promise.all(ofFrames))];
  for (const session of sessions) await session?.send('Emulation.setCPUThrottlingRate', { rate: 8 });
}
