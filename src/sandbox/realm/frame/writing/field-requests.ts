/** Fields that the page asks the app for, by a click or a key, one at a time; with the keys that come before the answer. */
import type { FieldToHost, PreviewPick } from '../../../protocol.ts';
import type { ElementPlaces } from '../picking/element-places.ts';
import { type EarlyKey, type EarlyKeys, keepEarlyKeys } from './early-keys.ts';
import type { Way } from './field-edges.ts';
import { type Home, homeBeside } from './homes.ts';
import type { Point } from './page-field.ts';

/** How a field was asked for. */
export interface HowAsked {
  /** What a click means where nothing can be typed in. */
  readonly pick?: PreviewPick;
  readonly point?: Point | undefined;
  /** By an arrow, from the words beside them. */
  readonly from?: { readonly way: Way; readonly left: number };
}

export interface Asked extends HowAsked {
  readonly home: HTMLElement;
}

export class FieldRequests {
  readonly #send: (message: FieldToHost) => void;
  readonly #readPlaces: () => ElementPlaces;
  readonly #early: EarlyKeys = keepEarlyKeys();
  #asked: (Asked & { readonly wanted: number }) | undefined;
  #last = 0;

  constructor(send: (message: FieldToHost) => void, readPlaces: () => ElementPlaces) {
    this.#send = send;
    this.#readPlaces = readPlaces;
  }

  /** Whether the app has not answered yet. */
  isAsked(): boolean {
    return this.#asked !== undefined;
  }

  /** Asks the app for a field; whether there was anything to ask for. */
  ask(home: Home | undefined, how: HowAsked): boolean {
    if (!home) return false;
    const wanted = ++this.#last;
    this.#asked = { ...how, wanted, home: home.element };
    this.#early.start();
    const { pick } = how;
    this.#send({ kind: 'field-wanted', wanted, place: home.place, ...(pick && { pick }) });
    return true;
  }

  /** What was asked for last, if this answers it. Nothing is asked for any more then. */
  answered(wanted: number | undefined): Asked | undefined {
    const asked = this.#asked?.wanted === wanted ? this.#asked : undefined;
    if (asked) this.#asked = undefined;
    return asked;
  }

  /** Nothing can be typed in there. An arrow goes on to the next words; whether it has. */
  goOn(wanted: number): boolean {
    const { home, from } = this.answered(wanted) ?? {};
    return (
      home !== undefined && from !== undefined && this.ask(homeBeside(home, from.way, this.#readPlaces()), { from })
    );
  }

  takeKeys(): readonly EarlyKey[] {
    return this.#asked ? [] : this.#early.take();
  }

  drop(): void {
    this.#asked = undefined;
    this.#early.take();
  }
}
