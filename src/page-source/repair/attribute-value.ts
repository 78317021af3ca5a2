/** Values of attributes that are no text in straight quotation marks and nothing in braces. */

export interface BrokenValue {
  /** Characters that it takes up. */
  readonly length: number;
  /** The value as it can be read. */
  readonly meant: string;
  /** A sentence about the value as written. */
  readonly message: (name: string, written: string) => string;
  /** Whether the problem is about the value, and not about its attribute alone. */
  readonly namesValue?: boolean;
  readonly fixTitle: string;
}

/** Reads the value that a text begins with; `undefined` when what it is cannot be told. */
export function readBrokenValue(text: string): BrokenValue | undefined {
  const first = text.charAt(0);
  if (first === '"' || first === "'") return readUnclosed(text, first);
  if (first === '{') {
    const open = /^\{([^\s{}<>"'/]+)(?=[\s/>])/.exec(text);
    if (open === null) return undefined;
    return {
      length: open[0].length,
      meant: `{${open[1]}}`,
      message: (name) => `The brace \`{\` that begins the value of \`${name}\` is never closed.`,
      fixTitle: 'Close the brace',
    };
  }
  const curly = /^[“”„«‘’]([^“”«»‘’\n]*)[“”»‘’]/.exec(text);
  if (curly !== null) {
    return {
      length: curly[0].length,
      meant: quote(curly[1] ?? ''),
      message: (name) => `The quotation marks around the value of \`${name}\` are curly; a tag needs straight ones.`,
      fixTitle: 'Write straight quotation marks',
    };
  }
  const element = /^<([A-Za-z][\w.]*)\b[^<>]*(?:\/>|>[^<]*<\/\1>)/.exec(text);
  if (element !== null) {
    return {
      length: element[0].length,
      meant: `{${element[0]}}`,
      message: (name) => `The tag that \`${name}\` is given needs braces around it.`,
      fixTitle: 'Put it in braces',
    };
  }
  const bare = /^((?:[^\s>"'<{}/]|\/(?!\s*>))+)(["']?)(?=[\s/>])/.exec(text);
  if (bare === null) return undefined;
  return {
    length: bare[0].length,
    meant: quote(bare[1] ?? ''),
    message: (name, written) => `The value of \`${name}\` needs quotation marks around it: \`${written}\`.`,
    namesValue: true,
    fixTitle: 'Put the value in quotation marks',
  };
}

/** A text whose second quotation mark is missing: it ends before the next attribute, or with the tag. */
function readUnclosed(text: string, mark: string): BrokenValue | undefined {
  const line = /^[^\n>]*(?=>)/.exec(text.slice(1))?.[0];
  if (line === undefined) return undefined;
  const next = /\s+[A-Za-z][\w-]*=["'{]/.exec(line);
  const value = (next === null ? line.replace(/\/$/, '') : line.slice(0, next.index)).trimEnd();
  return {
    length: 1 + value.length,
    meant: mark === '"' || value.includes('"') ? quote(value) : `'${value}'`,
    message: (name) => `The quotation mark that begins the value of \`${name}\` has no partner at its end.`,
    fixTitle: 'Close the quotation marks',
  };
}

function quote(value: string): string {
  return `"${value.replaceAll('"', '&quot;')}"`;
}
