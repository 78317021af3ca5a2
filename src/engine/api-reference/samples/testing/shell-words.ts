/** The words of one command as a shell of Unix reads them; throws for anything that would be more than one plain command. */
export function shellWords(command: string): readonly string[] {
  const words: string[] = [];
  let word: string | undefined;
  for (let at = 0; at < command.length; at++) {
    const sign = command.charAt(at);
    if (sign === "'") {
      const end = command.indexOf("'", at + 1);
      if (end < 0) throw new Error('A quotation mark is not closed.');
      word = (word ?? '') + command.slice(at + 1, end);
      at = end;
    } else if (sign === '\\') {
      at++;
      if (command.charAt(at) !== '\n') word = (word ?? '') + command.charAt(at);
    } else if (sign === ' ') {
      if (word !== undefined) words.push(word);
      word = undefined;
    } else if (/[\w\-./:=]/.test(sign)) word = (word ?? '') + sign;
    else throw new Error(`The shell would read ${JSON.stringify(sign)} outside of quotation marks.`);
  }
  if (word !== undefined) words.push(word);
  return words;
}

export interface CurlRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly string[];
  /** The body, or one of these for each field. */
  readonly data: readonly string[];
}

/** What curl sends, as far as samples use its options. */
export function readCurl(command: string): CurlRequest {
  const [name, ...words] = shellWords(command);
  if (name !== 'curl') throw new Error(`The command is ${name}.`);
  let method = 'GET';
  let url = '';
  const headers: string[] = [];
  const data: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const option = words[at];
    if (option === '--head') {
      method = 'HEAD';
      continue;
    }
    const value = words[++at] ?? '';
    if (option === '--request') method = value;
    else if (option === '--url') url = value;
    else if (option === '--header') headers.push(value);
    else if (option === '--data' && value.startsWith('@')) throw new Error('curl would read a file.');
    else if (/^--(?:data|data-raw|data-urlencode|form-string)$/.test(option ?? '')) data.push(value);
    else if (option === '--form') {
      data.push(readPart(value));
    } else throw new Error(`Unknown option ${option}.`);
  }
  return { method, url, headers, data };
}

/** `name=@file;type=image/png` or `name="text";type=application/json`, as curl reads it, its type behind an arrow. */
function readPart(part: string): string {
  const [, name = '', written = '', type] =
    /^([^=]+)=([\s\S]*?)(?:;type=([\w.+-]+\/[^;]+(?:; ?[\w-]+=[\w.+-]+)*))?$/.exec(part) ?? [];
  const said = type === undefined ? '' : ` → ${type}`;
  if (/^@[\w.-]+$/.test(written)) return `${name}=${written}${said}`;
  const inner = /^"((?:[^\\"]|\\[\\"])*)"$/.exec(written)?.[1];
  if (inner !== undefined) return `${name}=${inner.replace(/\\([\\"])/g, '$1')}${said}`;
  if (type === undefined || /^["@<(\s]|;|\s$/.test(written))
    throw new Error(`curl would read ${part} in a way of its own.`);
  return `${name}=${written}${said}`;
}
