import { formText } from '../form-text.ts';
import type { SampleBody, SampleRequest } from '../sample-request.ts';
import { hashes, jsonText, quoted } from './literals.ts';

/** With `reqwest` and `tokio`, which most programs use. */
export function writeRust({ method, address, headers, body }: SampleRequest): string {
  return [
    '#[tokio::main]',
    'async fn main() -> Result<(), Box<dyn std::error::Error>> {',
    ...(body?.kind === 'multipart' ? formOf(body) : []),
    '    let response = reqwest::Client::new()',
    `        .request(reqwest::Method::${method}, ${quoted(address)})`,
    ...headers.map(({ name, value }) => `        .header(${quoted(name)}, ${quoted(value)})`),
    ...(body ? [`        ${bodyOf(body)}`] : []),
    '        .send()',
    '        .await?;',
    '',
    '    println!("{} {}", response.status(), response.text().await?);',
    '    Ok(())',
    '}',
  ].join('\n');
}

function bodyOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      const text = jsonText(body.value);
      const marks = hashes(text);
      return `.body(r${marks}"${text}"${marks})`;
    }
    case 'text':
      return `.body(${quoted(body.text)})`;
    case 'file':
      return `.body(std::fs::read(${quoted(body.name)})?)`;
    case 'form':
      return `.body(${quoted(formText(body.fields))})`;
    case 'multipart':
      return '.multipart(form)';
  }
}

function formOf({ fields }: Extract<SampleBody, { kind: 'multipart' }>): readonly string[] {
  const parts = fields.map(({ name, value, isFile, type }) => {
    if (type !== undefined) {
      const part = isFile ? `file(${quoted(value)}).await?` : `text(${quoted(value)})`;
      return `        .part(${quoted(name)}, reqwest::multipart::Part::${part}.mime_str(${quoted(type)})?)`;
    }
    return isFile
      ? `        .file(${quoted(name)}, ${quoted(value)})\n        .await?`
      : `        .text(${quoted(name)}, ${quoted(value)})`;
  });
  return ['    let form = reqwest::multipart::Form::new()', `${parts.join('\n')};`];
}
