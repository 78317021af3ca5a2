/** The playground's words in the language of its page. */
import { PLAYGROUND_WORDS, type PlaygroundWords } from '../../../shared/playground/words.ts';

let words: PlaygroundWords = PLAYGROUND_WORDS;

/** @param own of the page; what it lacks is said in English */
export function speak(own: Partial<PlaygroundWords>): void {
  words = { ...PLAYGROUND_WORDS, ...own };
}

/** `count` chooses between the word for one and the word for several. */
export function say(key: keyof PlaygroundWords, values: Readonly<Record<string, string | number>> = {}): string {
  const [one = '', many = one] = words[key].split('|');
  const sentence = values.count === 1 ? one : many;
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
