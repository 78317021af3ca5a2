/** Deeper than any configuration, and far from where reading it would exhaust the stack. */
const MAX_NESTING = 200;

/**
 * Offset of the bracket at which a JSON text is nested too deeply to be read, if there is one.
 *
 * @param around how many brackets stand around the text
 */
export function findTooDeep(text: string, around = 0): number | undefined {
  let depth = around;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') at++;
    else if (isInText) continue;
    else if (character === '{' || character === '[') {
      if (++depth > MAX_NESTING) return at;
    } else if (character === '}' || character === ']') depth--;
  }
  return undefined;
}
