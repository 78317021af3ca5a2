/** Numbers for words, given while texts are read: without making a string of every occurrence of a word. */
export class WordNumbers {
  readonly words: string[] = [];
  #hashes = new Int32Array(1 << 12);
  /** Word numbers plus one, by hash; 0 for a free place. Never more than half full. */
  #places = new Int32Array(1 << 13);

  /** The number of the word that stands in the text from `start` to `end`, a new one for a new word. */
  numberOf(text: string, start: number, end: number): number {
    let hash = 0;
    for (let at = start; at < end; at++) hash = (Math.imul(hash, 31) + text.charCodeAt(at)) | 0;
    const mask = this.#places.length - 1;
    let place = spread(hash) & mask;
    for (;;) {
      const number = (this.#places[place] as number) - 1;
      if (number < 0) return this.#add(text.slice(start, end), hash, place);
      if (this.#hashes[number] === hash) {
        const word = this.words[number] as string;
        if (word.length === end - start && text.startsWith(word, start)) return number;
      }
      place = (place + 1) & mask;
    }
  }

  #add(word: string, hash: number, place: number): number {
    const number = this.words.push(word) - 1;
    this.#hashes[number] = hash;
    this.#places[place] = number + 1;
    if (number + 1 === this.#hashes.length) this.#grow();
    return number;
  }

  #grow(): void {
    const hashes = new Int32Array(this.#hashes.length * 2);
    hashes.set(this.#hashes);
    const places = new Int32Array(this.#places.length * 2);
    for (let number = 0; number < this.words.length; number++) {
      let place = spread(hashes[number] as number) & (places.length - 1);
      while (places[place] !== 0) place = (place + 1) & (places.length - 1);
      places[place] = number + 1;
    }
    this.#hashes = hashes;
    this.#places = places;
  }
}

function spread(hash: number): number {
  return Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 8;
}
