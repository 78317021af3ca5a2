import { formText } from '../form-text.ts';
import type { FormField, SampleBody, SampleRequest } from '../sample-request.ts';
import { indented, jsonText, quoted } from './literals.ts';

const METHODS: ReadonlySet<string> = new Set(['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'TRACE']);

/** For C# 11 and later. */
export function writeCSharp({ method, address, headers, body }: SampleRequest): string {
  const name = METHODS.has(method) ? `HttpMethod.${method.charAt(0)}${method.slice(1).toLowerCase()}` : quoted(method);
  // The content says what it is.
  const own = headers.filter((header) => header.name.toLowerCase() !== 'content-type');
  return [
    'using var client = new HttpClient();',
    `using var request = new HttpRequestMessage(${name}, ${quoted(address)});`,
    ...own.map((header) => `request.Headers.TryAddWithoutValidation(${quoted(header.name)}, ${quoted(header.value)});`),
    ...(body ? contentOf(body) : []),
    '',
    'using var response = await client.SendAsync(request);',
    'Console.WriteLine($"{(int)response.StatusCode} {await response.Content.ReadAsStringAsync()}");',
  ].join('\n');
}

function contentOf(body: SampleBody): readonly string[] {
  switch (body.kind) {
    case 'json': {
      // Everything is itself in such a text; three quotation marks never meet in JSON.
      const text = `"""\n    ${indented(jsonText(body.value), '    ')}\n    """`;
      return [
        `request.Content = new StringContent(\n    ${text},\n    System.Text.Encoding.UTF8, ${mediaType(body.contentType)});`,
      ];
    }
    case 'text':
      return [
        `request.Content = new StringContent(${quoted(body.text)}, System.Text.Encoding.UTF8, ${mediaType(body.contentType)});`,
      ];
    case 'file':
      return [
        `request.Content = new StreamContent(File.OpenRead(${quoted(body.name)}));`,
        `request.Content.Headers.TryAddWithoutValidation("Content-Type", ${quoted(body.contentType)});`,
      ];
    case 'form':
      return [
        `request.Content = new StringContent(\n    ${quoted(formText(body.fields))},\n    System.Text.Encoding.UTF8, "application/x-www-form-urlencoded");`,
      ];
    case 'multipart':
      return ['var form = new MultipartFormDataContent();', ...body.fields.flatMap(partOf), 'request.Content = form;'];
  }
}

function partOf({ name, value, isFile, type }: FormField, index: number): readonly string[] {
  const content = isFile ? `new StreamContent(File.OpenRead(${quoted(value)}))` : `new StringContent(${quoted(value)})`;
  const names = isFile ? `${quoted(name)}, ${quoted(value)}` : quoted(name);
  if (type === undefined) return [`form.Add(${content}, ${names});`];
  const part = `part${index + 1}`;
  return [
    `var ${part} = ${content};`,
    `${part}.Headers.Remove("Content-Type");`,
    `${part}.Headers.TryAddWithoutValidation("Content-Type", ${quoted(type)});`,
    `form.Add(${part}, ${names});`,
  ];
}

/** Without what stands behind a semicolon, which is refused there. */
function mediaType(contentType: string): string {
  return quoted((contentType.split(';')[0] ?? '').trim());
}
