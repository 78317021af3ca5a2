import type { HostToFrame, ShownDocument } from '../protocol.ts';

/** Asks the frame for the document that it shows. */
export class DocumentReadings {
  readonly #send: (message: HostToFrame) => void;
  readonly #waiting = new Map<number, (document: ShownDocument | undefined) => void>();
  #last = 0;

  constructor(send: (message: HostToFrame) => void) {
    this.#send = send;
  }

  read(): Promise<ShownDocument | undefined> {
    return new Promise((resolve) => {
      const id = ++this.#last;
      this.#waiting.set(id, resolve);
      this.#send({ kind: 'read-document', id });
    });
  }

  receive(id: number, document: ShownDocument | undefined): void {
    this.#waiting.get(id)?.(document);
    this.#waiting.delete(id);
  }

  /** There is no frame to answer any more. */
  dispose(): void {
    for (const resolve of this.#waiting.values()) resolve(undefined);
    this.#waiting.clear();
  }
}
