/** Whoever needs what is still loading waits for it. */
export class Waiting<Value> {
  #resolves: ((value: Value | undefined) => void)[] = [];

  /** Resolves when it is there; without it when it will not come. */
  wait(): Promise<Value | undefined> {
    return new Promise((resolve) => this.#resolves.push(resolve));
  }

  /** @param value `undefined` when it will not come */
  end(value: Value | undefined): void {
    for (const resolve of this.#resolves.splice(0)) resolve(value);
  }
}
