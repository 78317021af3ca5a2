import { formText } from '../form-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, singleQuoted } from './literals.ts';

export function writeRuby({ method, address, headers, body }: SampleRequest): string {
  return [
    "require 'net/http'",
    "require 'uri'",
    '',
    `uri = URI(${singleQuoted(address)})`,
    `request = Net::HTTP::${method.charAt(0)}${method.slice(1).toLowerCase()}.new(uri)`,
    ...headers.map(({ name, value }) => `request[${singleQuoted(name)}] = ${singleQuoted(value)}`),
    ...(body ? [bodyOf(body)] : []),
    '',
    "response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    '  http.request(request)',
    'end',
    'puts response.code, response.body',
  ].join('\n');
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json':
      // With its name in quotes, nothing in such a text is run.
      return `request.body = <<~'JSON'\n  ${indented(jsonText(body.value), '  ')}\nJSON`;
    case 'text':
      return `request.body = ${singleQuoted(body.text)}`;
    case 'file':
      return `request.body = File.binread(${singleQuoted(body.name)})`;
    case 'form':
      return `request.body = ${singleQuoted(formText(body.fields))}`;
    case 'multipart': {
      const fields = body.fields.map((field) => `  [${singleQuoted(field.name)}, ${partOf(field)}],`);
      return `request.set_form([\n${fields.join('\n')}\n], 'multipart/form-data')`;
    }
  }
}

/** Only what has the name of a file can say what it is. */
function partOf({ name, value, isFile, type }: FormField): string {
  const content = isFile ? `File.open(${singleQuoted(value)})` : singleQuoted(value);
  if (type === undefined) return content;
  return `${content}, { filename: ${singleQuoted(isFile ? value : name)}, content_type: ${singleQuoted(type)} }`;
}
