/**
 * Text as a terminal may show it. Names and words of a project could hold commands to the terminal, which move the
 * cursor, hide lines or set its title; they are written as codes.
 */
export function terminalText(text: string): string {
  return text.replace(COMMANDS, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

/** Control characters except tab and line feed, and those that turn the direction of writing around. */
const COMMANDS = /(?![\t\n])[\p{Cc}\p{Bidi_Control}]/gu;
