/** A test that fails is not run again, but where its browser failed it: that says nothing about what is tested. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { TestInfo } from '@playwright/test';
import { sharedFolder } from './shared-folder.js';

/**
 * @param fault what the browser did, as words that follow “The browser”
 */
export function allowSecondRun(test: TestInfo, fault: string): void {
  console.warn(`The browser ${fault} in “${test.title}”, which is run again in a new one.`);
  writeFileSync(noteOf(test), '');
}

/**
 * @throws {Error} when this is the second run of a test that failed by itself
 */
export function assertMayRun(test: TestInfo): void {
  if (test.retry > 0 && !existsSync(noteOf(test))) {
    throw new Error('This test has failed, and is not run again: only one whose browser failed it is.');
  }
}

function noteOf(test: TestInfo): string {
  return path.join(sharedFolder(), `${test.testId}.second-run`);
}
