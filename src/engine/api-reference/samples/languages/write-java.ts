import { formText } from '../form-text.ts';
import type { SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, quoted } from './literals.ts';

const BOUNDARY = 'sample-boundary';

/** With what comes with Java 17. */
export function writeJava({ method, address, headers, body }: SampleRequest): string {
  const all = [
    ...headers,
    ...(body?.kind === 'multipart'
      ? [{ name: 'Content-Type', value: `multipart/form-data; boundary=${BOUNDARY}` }]
      : []),
  ];
  const hasFile = body?.kind === 'multipart' && body.fields.some(({ isFile }) => isFile);
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
    case 'form':
      return stringPublisher(formText(body.fields));
    case 'multipart': {
      const parts = [...body.fields.flatMap(partOf), stringPublisher(`--${BOUNDARY}--\r\n`)];
      return `HttpRequest.BodyPublishers.concat(\n${parts.map((part) => `${MARGIN}${part}`).join(',\n')})`;
    }
  }
}

const MARGIN = ' '.repeat(16);

function stringPublisher(text: string): string {
  return `HttpRequest.BodyPublishers.ofString(${quoted(text)})`;
}

function partOf({
  name,
  value,
  isFile,
}: Extract<SampleBody, { kind: 'multipart' }>['fields'][number]): readonly string[] {
  const label = encodedName(name);
  const disposition = `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${label}"`;
  if (!isFile) return [stringPublisher(`${disposition}\r\n\r\n${value}\r\n`)];
  return [
    stringPublisher(`${disposition}; filename="${encodedName(value)}"\r\n\r\n`),
    `HttpRequest.BodyPublishers.ofFile(Path.of(${quoted(value)}))`,
    stringPublisher('\r\n'),
  ];
}

/** As browsers write names of parts. */
export function encodedName(name: string): string {
  return name.replaceAll('"', '%22').replaceAll('\n', '%0D%0A');
}
