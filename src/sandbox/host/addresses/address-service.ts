/**
 * Tells the view which addresses of other hosts stand in the text of the project. The page that is shown and the
 * configuration are looked through at once, everything else in a worker, which is started when it is first needed.
 */
import type { ProjectFiles } from '../../../project/project-files.ts';
import type { HostToFrame } from '../../protocol.ts';
import type { AddressLine } from './address-line.ts';
import { createNearbyTexts } from './nearby-texts.ts';
import { changedTexts, createTextFeed } from './text-feed.ts';

export type AddressAnswers = Extract<HostToFrame, { kind: 'addresses' }>['answers'];

export interface AddressService {
  readonly answer: (addresses: readonly string[]) => void;
  readonly update: (files: ProjectFiles) => void;
  readonly dispose: () => void;
}

/** Kept; a page of a person's has a few. */
const MOST_KNOWN = 2000;

/** @param readPage path of the page that is shown */
export function createAddressService(
  send: (answers: AddressAnswers) => void,
  start: () => AddressLine,
  readPage: () => string | undefined,
): AddressService {
  let files: ProjectFiles = new Map();
  let isDisposed = false;
  const nearby = createNearbyTexts(readPage);
  const feed = createTextFeed(start);
  const known = new Map<string, boolean>();
  /** One after the other: each needs what the worker was given before. */
  let turn: Promise<void> = Promise.resolve();

  function tell(addresses: readonly string[], isLiteral: boolean): void {
    if (addresses.length === 0 || isDisposed) return;
    for (const address of addresses) {
      known.delete(address);
      known.set(address, isLiteral);
    }
    for (const address of known.keys()) {
      if (known.size <= MOST_KNOWN) break;
      known.delete(address);
    }
    send(addresses.map((address) => [address, isLiteral]));
  }

  /** Of these, what was not found meanwhile. */
  function tellMissing(addresses: readonly string[]): void {
    tell(
      addresses.filter((address) => known.get(address) !== true),
      false,
    );
  }

  async function search(addresses: readonly string[], paths: readonly string[] | undefined): Promise<void> {
    try {
      const line = await feed.open(() => files);
      const searched = files;
      const found = new Set(await line.search(addresses, paths));
      tell([...found], true);
      if (paths) return;
      const missing = addresses.filter((address) => !found.has(address));
      tellMissing(missing);
      // What was written meanwhile counts.
      if (files !== searched) searchLater(missing, changedTexts(searched, files));
    } catch (error) {
      if (isDisposed) return;
      console.warn('The search for addresses has broken; what it was to find is not loaded.', error);
      feed.end();
      tellMissing(addresses);
    }
  }

  function searchLater(addresses: readonly string[], paths?: readonly string[]): void {
    if (addresses.length === 0 || paths?.length === 0) return;
    turn = turn.then(() => (isDisposed ? undefined : search(addresses, paths)));
  }

  return {
    answer(addresses) {
      for (const isLiteral of [true, false])
        tell(
          addresses.filter((address) => known.get(address) === isLiteral),
          isLiteral,
        );
      const unknown = addresses.filter((address) => !known.has(address));
      tell(nearby.find(files, unknown), true);
      searchLater(unknown.filter((address) => !known.has(address)));
    },
    update(next) {
      const changed = changedTexts(files, next);
      nearby.note(changed.flatMap((path) => files.get(path) ?? []));
      files = next;
      if (changed.length === 0) return;
      // What stood somewhere may stand there no longer; whoever asks again is told.
      for (const [address, isLiteral] of known) if (isLiteral) known.delete(address);
      searchLater([...known.keys()], changed);
    },
    dispose() {
      isDisposed = true;
      feed.end();
    },
  };
}
