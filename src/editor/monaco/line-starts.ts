/** Lines of a text as Monaco counts them: ended by `\n`, `\r\n` or `\r`. */

/** Offsets at which the lines begin. */
export function lineStartsOf(text: string): readonly number[] {
  const starts = [0];
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code === 10 || (code === 13 && text.charCodeAt(at + 1) !== 10)) starts.push(at + 1);
  }
  return starts;
}
