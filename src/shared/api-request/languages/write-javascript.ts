import { holdsLong } from '../../exact-json.ts';
import type { SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, quoted } from './literals.ts';

export function writeJavaScript(request: SampleRequest): string {
  return write(request, '');
}

/** The same with the types that readers look for. */
export function writeTypeScript(request: SampleRequest): string {
  return write(request, ': Response');
}

function write({ method, address, headers, body }: SampleRequest, type: string): string {
  const lines = headers.map(({ name, value }) => `    ${quoted(name)}: ${quoted(value)},`);
  const options = [
    ...(method === 'GET' ? [] : [`  method: ${quoted(method)},`]),
    ...(lines.length === 0 ? [] : ['  headers: {', ...lines, '  },']),
    ...(body ? [`  body: ${bodyOf(body)},`] : []),
  ];
  const call = options.length === 0 ? quoted(address) : `${quoted(address)}, {\n${options.join('\n')}\n}`;
  return [
    ...(body?.kind === 'multipart' ? [...formOf(body), ''] : []),
    `const response${type} = await fetch(${call});`,
    '',
    'console.log(response.status, await response.text());',
  ].join('\n');
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      // A number of JavaScript would not hold every digit.
      if (holdsLong(body.value)) return quoted(jsonText(body.value));
      return `JSON.stringify(${indented(literal(body.value), '  ')})`;
    case 'form': {
      const pairs = body.fields.map(({ name, value }) => `    [${quoted(name)}, ${quoted(value)}],`);
      return `new URLSearchParams([\n${pairs.join('\n')}\n  ])`;
    }
    case 'multipart':
      return 'form';
    case 'text':
      return quoted(body.text);
    case 'file':
      return 'new Blob(["<content>"])';
  }
}

/** JSON is JavaScript, but for a key that would set what an object comes from. */
function literal(value: unknown): string {
  return jsonText(value).replace(/^(\s*)("__proto__"):/gm, '$1[$2]:');
}

function formOf({ fields }: Extract<SampleBody, { kind: 'multipart' }>): readonly string[] {
  return [
    'const form = new FormData();',
    ...fields.map(({ name, value, isFile, type }) => {
      const kind = type === undefined ? '' : `, { type: ${quoted(type)} }`;
      if (isFile) return `form.append(${quoted(name)}, new Blob(["<content>"]${kind}), ${quoted(value)});`;
      const content = type === undefined ? quoted(value) : `new Blob([${quoted(value)}]${kind})`;
      return `form.append(${quoted(name)}, ${content});`;
    }),
  ];
}
