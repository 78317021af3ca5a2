import { formText } from '../form-text.ts';
import { partName } from '../multipart-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { jsonText, quoted } from './literals.ts';

export function writeGo({ method, address, headers, body }: SampleRequest): string {
  const files = body?.kind === 'multipart' ? body.fields.some(({ isFile }) => isFile) : body?.kind === 'file';
  const imports = [
    ...(body?.kind === 'multipart' ? ['bytes'] : []),
    'fmt',
    'io',
    ...(body?.kind === 'multipart' ? ['mime/multipart'] : []),
    'net/http',
    ...(body?.kind === 'multipart' && body.fields.some(({ type }) => type !== undefined) ? ['net/textproto'] : []),
    ...(files ? ['os'] : []),
    ...(body && body.kind !== 'multipart' && body.kind !== 'file' ? ['strings'] : []),
  ];
  const main = [
    ...(body ? bodyOf(body) : []),
    ...checked('request', `http.NewRequest(${quoted(method)}, ${quoted(address)}, ${body ? 'body' : 'nil'})`),
    ...headers.map(({ name, value }) => `request.Header.Set(${quoted(name)}, ${quoted(value)})`),
    ...(body?.kind === 'multipart' ? ['request.Header.Set("Content-Type", form.FormDataContentType())'] : []),
    '',
    ...checked('response', 'http.DefaultClient.Do(request)'),
    'defer response.Body.Close()',
    ...checked('text', 'io.ReadAll(response.Body)'),
    'fmt.Println(response.Status, string(text))',
  ];
  return [
    'package main',
    '',
    'import (',
    ...imports.map((name) => `\t${quoted(name)}`),
    ')',
    '',
    'func main() {',
    ...main.map((line) => (line === '' ? '' : `\t${line}`)),
    '}',
  ].join('\n');
}

function checked(name: string, call: string): readonly string[] {
  return [`${name}, err := ${call}`, 'if err != nil {', '\tpanic(err)', '}'];
}

function bodyOf(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json':
      // Between backticks everything is itself, so that a backtick is written as JSON can write it.
      return [`body := strings.NewReader(\`${jsonText(body.value).replaceAll('`', '\\u0060')}\`)`, ''];
    case 'text':
      return [`body := strings.NewReader(${quoted(body.text)})`, ''];
    case 'file':
      return [...checked('body', `os.Open(${quoted(body.name)})`), 'defer body.Close()', ''];
    case 'form':
      return [`body := strings.NewReader(${quoted(formText(body.fields))})`, ''];
    case 'multipart':
      return [
        'body := &bytes.Buffer{}',
        'form := multipart.NewWriter(body)',
        ...body.fields.flatMap(partOf),
        'form.Close()',
        '',
      ];
  }
}

function partOf(field: FormField, index: number): readonly string[] {
  const { name, value, isFile, type } = field;
  if (!isFile && type === undefined) return [`form.WriteField(${quoted(name)}, ${quoted(value)})`];
  const [file, part] = [`file${index + 1}`, `part${index + 1}`];
  const made =
    type === undefined
      ? `form.CreateFormFile(${quoted(name)}, ${quoted(value)})`
      : `form.CreatePart(textproto.MIMEHeader{"Content-Disposition": {${quoted(partName(field))}}, "Content-Type": {${quoted(type)}}})`;
  return [
    ...(isFile ? [...checked(file, `os.Open(${quoted(value)})`), `defer ${file}.Close()`] : []),
    ...checked(part, made),
    isFile ? `io.Copy(${part}, ${file})` : `io.WriteString(${part}, ${quoted(value)})`,
  ];
}
