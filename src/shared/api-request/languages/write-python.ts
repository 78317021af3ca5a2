import type { SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, quoted } from './literals.ts';

/** With `requests`, which most scripts use. */
export function writePython({ method, address, headers, body }: SampleRequest): string {
  const lines = headers.map(({ name, value }) => `        ${quoted(name)}: ${quoted(value)},`);
  const call = method === 'TRACE' ? 'request' : method.toLowerCase();
  return [
    'import requests',
    '',
    `response = requests.${call}(`,
    ...(method === 'TRACE' ? ['    "TRACE",'] : []),
    `    ${quoted(address)},`,
    ...(lines.length === 0 ? [] : ['    headers={', ...lines, '    },']),
    ...(body ? [`    ${bodyOf(body)},`] : []),
    ')',
    '',
    'print(response.status_code, response.text)',
  ].join('\n');
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      return `json=${indented(literal(body.value), '    ')}`;
    case 'text':
      return `data=${quoted(body.text)}.encode()`;
    case 'file':
      return `data=open(${quoted(body.name)}, "rb")`;
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `        (${quoted(name)}, ${quoted(value)}),`);
      return `data=[\n${pairs.join('\n')}\n    ]`;
    }
    case 'multipart': {
      const parts = body.fields.map(
        ({ name, value, isFile, type }) => `        (${quoted(name)}, ${partOf(value, isFile, type)}),`,
      );
      return `files=[\n${parts.join('\n')}\n    ]`;
    }
  }
}

function partOf(value: string, isFile: boolean, type: string | undefined): string {
  const content = isFile ? `open(${quoted(value)}, "rb")` : quoted(value);
  if (type !== undefined) return `(${isFile ? quoted(value) : 'None'}, ${content}, ${quoted(type)})`;
  return isFile ? content : `(None, ${content})`;
}

const WORDS: Readonly<Record<string, string>> = { true: 'True', false: 'False', null: 'None' };

/** JSON with Python's names of values, which stand at the end of a line there, never between quotation marks. */
function literal(value: unknown): string {
  return jsonText(value).replace(
    /^(\s*(?:"(?:[^"\\]|\\.)*": )?)(true|false|null)(?=,?$)/gm,
    (_, before: string, word: string) => {
      return `${before}${WORDS[word]}`;
    },
  );
}
