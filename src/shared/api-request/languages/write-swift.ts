import { formText } from '../form-text.ts';
import { MULTIPART_TYPE, partHead, partsEnd } from '../multipart-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { hashes, jsonText, quoted } from './literals.ts';

export function writeSwift({ method, address, headers, body }: SampleRequest): string {
  return [
    'import Foundation',
    '',
    `var request = URLRequest(url: URL(string: ${quoted(address)})!)`,
    `request.httpMethod = ${quoted(method)}`,
    ...headers.map(({ name, value }) => `request.setValue(${quoted(value)}, forHTTPHeaderField: ${quoted(name)})`),
    ...(body ? bodyOf(body) : []),
    '',
    'let (data, response) = try await URLSession.shared.data(for: request)',
    'print((response as! HTTPURLResponse).statusCode, String(decoding: data, as: UTF8.self))',
  ].join('\n');
}

function bodyOf(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json': {
      const text = jsonText(body.value);
      const marks = hashes(text);
      return [`request.httpBody = Data(${marks}"""\n${text}\n"""${marks}.utf8)`];
    }
    case 'text':
      return [`request.httpBody = Data(${quoted(body.text)}.utf8)`];
    case 'file':
      return [`request.httpBody = try Data(contentsOf: URL(fileURLWithPath: ${quoted(body.name)}))`];
    case 'form':
      return [`request.httpBody = Data(${quoted(formText(body.fields))}.utf8)`];
    case 'multipart':
      return [
        `request.setValue("${MULTIPART_TYPE}", forHTTPHeaderField: "Content-Type")`,
        'var body = Data()',
        ...body.fields.flatMap(partOf),
        `body.append(Data(${quoted(partsEnd())}.utf8))`,
        'request.httpBody = body',
      ];
  }
}

function partOf(field: FormField): readonly string[] {
  const { value, isFile } = field;
  const add = (text: string): string => `body.append(Data(${quoted(text)}.utf8))`;
  if (!isFile) return [add(`${partHead(field)}${value}\r\n`)];
  return [
    add(partHead(field)),
    `body.append(try Data(contentsOf: URL(fileURLWithPath: ${quoted(value)})))`,
    add('\r\n'),
  ];
}
