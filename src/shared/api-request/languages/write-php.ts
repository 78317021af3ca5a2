import { formText } from '../form-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, singleQuoted } from './literals.ts';

/** With the extension that nearly every server has. */
export function writePhp({ method, address, headers, body }: SampleRequest): string {
  const lines = headers.map(({ name, value }) => `        ${singleQuoted(`${name}: ${value}`)},`);
  return [
    '<?php',
    '',
    `$curl = curl_init(${singleQuoted(address)});`,
    'curl_setopt_array($curl, [',
    '    CURLOPT_RETURNTRANSFER => true,',
    ...(method === 'GET' ? [] : [`    CURLOPT_CUSTOMREQUEST => ${singleQuoted(method)},`]),
    ...(method === 'HEAD' ? ['    CURLOPT_NOBODY => true,'] : []),
    ...(lines.length === 0 ? [] : ['    CURLOPT_HTTPHEADER => [', ...lines, '    ],']),
    ...(body ? [`    CURLOPT_POSTFIELDS => ${fieldsOf(body)},`] : []),
    ']);',
    '',
    '$text = curl_exec($curl);',
    'if ($text === false) {',
    '    throw new Exception(curl_error($curl));',
    '}',
    "echo curl_getinfo($curl, CURLINFO_RESPONSE_CODE), ' ', $text, PHP_EOL;",
  ].join('\n');
}

function fieldsOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      // Between these words everything is itself; no line of JSON begins with one of them.
      const margin = ' '.repeat(8);
      return `<<<'JSON'\n${margin}${indented(jsonText(body.value), margin)}\n${margin}JSON`;
    }
    case 'text':
      return singleQuoted(body.text);
    case 'file':
      return `file_get_contents(${singleQuoted(body.name)})`;
    case 'form':
      return singleQuoted(formText(body.fields));
    case 'multipart': {
      const fields = body.fields.map((field) => `        ${singleQuoted(field.name)} => ${partOf(field)},`);
      return `[\n${fields.join('\n')}\n    ]`;
    }
  }
}

/** Only what has the name of a file can say what it is. */
function partOf({ name, value, isFile, type }: FormField): string {
  const kind = type === undefined ? '' : `, ${singleQuoted(type)}`;
  if (isFile) return `new CURLFile(${singleQuoted(value)}${kind})`;
  return type === undefined
    ? singleQuoted(value)
    : `new CURLStringFile(${singleQuoted(value)}, ${singleQuoted(name)}${kind})`;
}
