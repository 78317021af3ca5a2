/** An attribute with its value; strings and braces without others inside are enough, since the tag could be read. */
export const WRITTEN_ATTRIBUTE = /\s([A-Za-z_:][\w:.-]*)(?:(\s*=\s*)("[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\}))?/g;
