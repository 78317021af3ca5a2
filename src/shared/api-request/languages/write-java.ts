import { formText } from '../form-text.ts';
import { MULTIPART_TYPE, partHead, partsEnd } from '../multipart-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, quoted } from './literals.ts';

/** With what comes with Java 17. */
export function writeJava({ method, address, headers, body }: SampleRequest): string {
  const all = [...headers, ...(body?.kind === 'multipart' ? [{ name: 'Content-Type', value: MULTIPART_TYPE }] : [])];
  const hasFile = body?.kind === 'file' || (body?.kind === 'multipart' && body.fields.some(({ isFile }) => isFile));
  return [
    'import java.net.URI;',
    'import java.net.http.HttpClient;',
    'import java.net.http.HttpRequest;',
    'import java.net.http.HttpResponse;',
    ...(hasFile ? ['import java.nio.file.Path;'] : []),
    '',
    'public class Sample {',
    '    public static void main(String[] arguments) throws Exception {',
    '        var request = HttpRequest.newBuilder()',
    `            .uri(URI.create(${quoted(address)}))`,
    ...all.map(({ name, value }) => `            .header(${quoted(name)}, ${quoted(value)})`),
    `            .method(${quoted(method)}, ${body ? publisherOf(body) : 'HttpRequest.BodyPublishers.noBody()'})`,
    '            .build();',
    '',
    '        var response = HttpClient.newHttpClient().send(request, HttpResponse.BodyHandlers.ofString());',
    '        System.out.println(response.statusCode() + " " + response.body());',
    '    }',
    '}',
  ].join('\n');
}

function publisherOf(body: SampleBody): string {
  switch (body.kind) {
    case 'json': {
      // A block of text knows escapes; three quotation marks never meet in JSON.
      const text = indented(jsonText(body.value).replaceAll('\\', '\\\\'), MARGIN);
      return `HttpRequest.BodyPublishers.ofString("""\n${MARGIN}${text}""")`;
    }
    case 'text':
      return stringPublisher(body.text);
    case 'file':
      return `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(body.name)}))`;
    case 'form':
      return stringPublisher(formText(body.fields));
    case 'multipart': {
      const parts = [...body.fields.flatMap(partOf), stringPublisher(partsEnd())];
      return `HttpRequest.BodyPublishers.concat(\n${parts.map((part) => `${MARGIN}${part}`).join(',\n')})`;
    }
  }
}

const MARGIN = ' '.repeat(16);

function stringPublisher(text: string): string {
  return `HttpRequest.BodyPublishers.ofString(${quoted(text)})`;
}

function partOf(field: FormField): readonly string[] {
  const { value, isFile } = field;
  if (!isFile) return [stringPublisher(`${partHead(field)}${value}\r\n`)];
  return [
    stringPublisher(partHead(field)),
    `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(value)}))`,
    stringPublisher('\r\n'),
  ];
}
