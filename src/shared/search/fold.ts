/** Lower case without accents. The length stays, so that places in the folded text are places in the text. */
export function fold(text: string): string {
  return text.replace(/[\u00c0-\u1fff]/g, foldLetter).toLowerCase();
}

function foldLetter(letter: string): string {
  return letter.normalize('NFD')[0] ?? letter;
}
