/** Takes `import('…')` out of compiled code: no scope can hide it, and in Node it reaches every module. */

const IMPORT = /import(?:\s|\/\*(?:[^*]|\*(?!\/))*\*\/|\/\/[^\n]*\n)*\(/y;
/** After these a `/` begins a pattern; after anything else it divides. */
const BEFORE_PATTERN =
  /(?:^|[(,=:[!&|?{};+\-*%<>~^\n]|\b(?:return|typeof|case|in|of|void|delete|do|else|throw|new))\s*$/;

/** The code with every dynamic import turned into a call of `_import`, which is defined nowhere. Text in strings stays. */
export function withoutDynamicImports(code: string): string {
  if (!/import\s*[(/]/.test(code)) return code;
  let result = '';
  let copied = 0;
  /** Depth of braces at which each open `${` ends. */
  const templates: number[] = [];
  let depth = 0;
  for (let at = 0; at < code.length; at++) {
    const character = code[at];
    if (character === '"' || character === "'") at = endOfString(code, at);
    else if (character === '`') at = skipTemplate(code, at + 1, templates, depth);
    else if (character === '{') depth++;
    else if (character === '}') {
      if (templates.at(-1) === depth) {
        templates.pop();
        at = skipTemplate(code, at + 1, templates, depth);
      } else depth--;
    } else if (character === '/') at = skipSlash(code, at);
    else if (character === 'i' && !/[\w$.]/.test(code[at - 1] ?? '')) {
      IMPORT.lastIndex = at;
      const match = IMPORT.exec(code);
      if (match === null) continue;
      result += `${code.slice(copied, at)}_import(`;
      copied = at + match[0].length;
      at = copied - 1;
    }
  }
  return result + code.slice(copied);
}

/** Offset of the last character of a string. */
function endOfString(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === code[start]) return at;
  }
  return code.length;
}

/** Offset of the backtick that ends a template, or of the brace of the next `${`, which is then noted. */
function skipTemplate(code: string, start: number, templates: number[], depth: number): number {
  for (let at = start; at < code.length; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '`') return at;
    else if (code[at] === '$' && code[at + 1] === '{') {
      templates.push(depth);
      return at + 1;
    }
  }
  return code.length;
}

/** Offset of the last character of a comment or pattern; of the slash itself when it divides. */
function skipSlash(code: string, start: number): number {
  if (code[start + 1] === '*') {
    const end = code.indexOf('*/', start + 2);
    return end < 0 ? code.length : end + 1;
  }
  if (code[start + 1] === '/') {
    const end = code.indexOf('\n', start);
    return end < 0 ? code.length : end;
  }
  if (!BEFORE_PATTERN.test(code.slice(Math.max(0, start - 40), start))) return start;
  let isClass = false;
  for (let at = start + 1; at < code.length && code[at] !== '\n'; at++) {
    if (code[at] === '\\') at++;
    else if (code[at] === '[') isClass = true;
    else if (code[at] === ']') isClass = false;
    else if (code[at] === '/' && !isClass) return at;
  }
  return start;
}
