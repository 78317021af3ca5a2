/** Deeper than any configuration, and far from where reading it would exhaust the stack. */
const MAX_NESTING = 200;

/** Offset of the bracket at which a JSON text is nested too deeply to be read, if there is one. */
export function findTooDeep(text: string): number | undefined {
  let depth = 0;
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
