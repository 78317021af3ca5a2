/** Samples say what they are to say, whatever a description says: a reader who runs one must not run what a stranger wrote. */

import { expect, test } from 'vitest';
import { NO_CREDENTIALS } from '../../../shared/api-request/credentials.ts';
import { requestOf } from '../../../shared/api-request/request-of.ts';
import { SAMPLE_LANGUAGES, type SampleLanguage } from '../../../shared/api-request/sample-languages.ts';
import { encodeValue, type SampleBody, type SampleRequest } from '../../../shared/api-request/sample-request.ts';
import { SAMPLE_WRITERS } from '../../../shared/api-request/write-sample.ts';
import { readCurl } from './testing/shell-words.ts';

/** Each would end a literal, or begin code in one, of some language. */
const HOSTILE: readonly string[] = [
  `'; rm -rf ~; '`,
  '`touch owned`',
  '$(touch owned)',
  '"; touch(); "',
  '#{`touch owned`}',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: hostile to JavaScript and shells.
  '${touch}',
  '{$touch}',
  '\\',
  "\\'",
  '\\"',
  '\\(touch())',
  '\\#(touch())',
  '\\##(touch())',
  '"#; touch(); r#"',
  '"##; touch(); r##"',
  '"""; touch(); """',
  "'''",
  '%s %d',
  'one\ntwo',
  'JSON\nJSON;\ntouch();',
  '<<JSON',
  'a\tb',
  'Zoë ✓ 😀',
  '</script>',
  '@/etc/passwd',
  '?> <?php touch();',
  '\\u0022; touch(); //',
  '*/ touch(); /*',
  '!touch',
  'C:\\new\\table\\',
];

const JSON_BODY: SampleBody = {
  kind: 'json',
  contentType: 'application/json',
  value: {
    list: HOSTILE,
    ...Object.fromEntries(HOSTILE.map((text, index) => [`${index} ${text}`, text])),
    nested: [{ yes: true, no: false, none: null, true: 'null', tiny: -1.5e-7, empty: [{}, []] }],
  },
};
const field = (value: string, index: number) => ({ name: `f${index}`, value, isFile: false });
const BODIES: Readonly<Record<string, SampleBody>> = {
  json: JSON_BODY,
  text: { kind: 'text', contentType: 'text/plain', text: `@${HOSTILE.join(' ')}` },
  form: { kind: 'form', fields: HOSTILE.map((text, index) => ({ ...field(text, index), name: `f ${text}` })) },
  multipart: {
    kind: 'multipart',
    fields: [...HOSTILE.map(field), { name: 'photo', value: `a'b$(x).png`, isFile: true }],
  },
  parts: {
    kind: 'multipart',
    fields: [
      ...HOSTILE.map((text, index) => ({ ...field(text, index), type: 'application/json' })),
      { name: 'photo', value: 'a.png', isFile: true, type: 'image/png' },
      { ...field('x', 99), type: "text/plain'; touch owned" },
    ],
  },
};

function hostileRequest(method: string, body?: SampleBody): SampleRequest {
  return requestOf({
    method,
    base: 'https://api.example.com',
    path: `/it's/"x"/$(touch)/\`touch\`/\\/#{x}/{id}`,
    credentials: { ...NO_CREDENTIALS, headers: [{ name: 'Authorization', value: 'Bearer <token>' }] },
    query: HOSTILE.map((text, index) => `q${index}=${encodeValue(text)}`),
    headers: [
      ...HOSTILE.map((value, index) => ({ name: `X-${index}`, value })),
      { name: `X'; touch owned; '`, value: 'never' },
      { name: 'X-Line', value: 'a\r\nX-Other: b' },
    ],
    cookies: [`a=${HOSTILE.join('')}`],
    body,
  });
}

const sent = ({ headers }: SampleRequest) => headers.map(({ name, value }) => `${name}: ${value}`);

test.each(['json', 'text', 'form', 'multipart', 'parts'])('curl reads what was meant: %s', (kind) => {
  const request = hostileRequest('POST', BODIES[kind]);
  const { body } = request;
  const curl = readCurl(SAMPLE_WRITERS.curl.write(request));
  expect(curl.method).toBe('POST');
  expect(curl.url).toBe(request.address);
  expect(new URL(curl.url).searchParams.get('q0')).toBe(HOSTILE[0]);
  expect(curl.headers).toEqual(sent(request));
  expect(curl.headers.filter((header) => /never|^X-Other/.test(header))).toEqual([]);
  if (body?.kind === 'json') expect(JSON.parse(curl.data.join(''))).toEqual(body.value);
  if (body?.kind === 'text') expect(curl.data).toEqual([body.text]);
  if (body?.kind === 'form')
    expect(curl.data).toEqual(body.fields.map(({ name, value }) => `${encodeValue(name)}=${value}`));
  if (kind === 'multipart')
    expect(curl.data).toEqual([...HOSTILE.map((text, index) => `f${index}=${text}`), 'photo=@a_b_x_.png']);
  if (kind === 'parts')
    expect(curl.data).toEqual([
      ...HOSTILE.map((text, index) => `f${index}=${text} → application/json`),
      'photo=@a.png → image/png',
      'f99=x',
    ]);
});

test.each(['GET', 'HEAD', 'DELETE'])('curl sends %s without a body', (method) => {
  const curl = readCurl(SAMPLE_WRITERS.curl.write(hostileRequest(method)));
  expect([curl.method, curl.data]).toEqual([method, []]);
});

/** Runs a sample with a `fetch` that sends nothing; gives the request it would send. */
async function fetched(code: string): Promise<Request> {
  const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
    ...parts: string[]
  ) => (...values: unknown[]) => Promise<void>;
  const requests: Request[] = [];
  const send = (address: string, options?: RequestInit): Response => {
    requests.push(new Request(address, options));
    return new Response('');
  };
  await new AsyncFunction('fetch', 'console', code)(send, { log: () => undefined });
  expect(requests).toHaveLength(1);
  return requests[0] as Request;
}

/** What a header may hold in a browser: letters of one byte. */
const plain = (request: SampleRequest): SampleRequest => ({
  ...request,
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the letters of one byte.
  headers: request.headers.filter(({ value }) => /^[\x00-\xff]*$/.test(value)),
});

test('JavaScript sends what was meant', async () => {
  const json = plain(hostileRequest('PUT', JSON_BODY));
  const request = await fetched(SAMPLE_WRITERS.javascript.write(json));
  expect(request.method).toBe('PUT');
  expect(request.url).toBe(new URL(json.address).href);
  for (const { name, value } of json.headers) expect(request.headers.get(name)).toBe(value);
  expect(await request.json()).toEqual(JSON_BODY.kind === 'json' && JSON_BODY.value);

  const form = await fetched(SAMPLE_WRITERS.javascript.write(plain(hostileRequest('POST', BODIES.form))));
  expect([...new URLSearchParams(await form.text())]).toEqual(
    HOSTILE.map((text) => [`f ${text.replace(/\s/g, ' ')}`, text]),
  );

  const multipart = await fetched(SAMPLE_WRITERS.javascript.write(plain(hostileRequest('POST', BODIES.multipart))));
  const fields = [...(await multipart.formData())].filter(([, value]) => typeof value === 'string');
  expect(fields).toEqual(HOSTILE.map((text, index) => [`f${index}`, text.replaceAll('\n', '\r\n')]));

  const parts = await fetched(SAMPLE_WRITERS.javascript.write(plain(hostileRequest('POST', BODIES.parts))));
  const sentParts = await Promise.all(
    [...(await parts.formData())].map(async ([, part]) =>
      typeof part === 'string' ? part : [part.type, await part.text()],
    ),
  );
  expect(sentParts).toEqual([...HOSTILE.map((text) => ['application/json', text]), ['image/png', '<content>'], 'x']);

  const text = await fetched(SAMPLE_WRITERS.javascript.write(plain(hostileRequest('POST', BODIES.text))));
  expect(await text.text()).toBe(`@${HOSTILE.join(' ')}`);
});

test('a key of JSON cannot set what an object of JavaScript comes from', async () => {
  const value: unknown = JSON.parse('{"__proto__": {"a": 1}, "text": "\\"__proto__\\": 1"}');
  const body: SampleBody = { kind: 'json', contentType: 'application/json', value };
  const request = await fetched(SAMPLE_WRITERS.javascript.write({ ...plain(hostileRequest('POST')), body }));
  expect(await request.text()).toBe(JSON.stringify(value));
});

test('a number that JavaScript would round keeps its digits in every language', async () => {
  const value = { id: 9223372036854775807n, note: "it's" };
  const body: SampleBody = { kind: 'json', contentType: 'application/json', value };
  const sample: SampleRequest = { ...plain(hostileRequest('POST')), body };
  for (const language of SAMPLE_LANGUAGES)
    expect(SAMPLE_WRITERS[language].write(sample)).toMatch(/id\W+9223372036854775807\D/);
  expect(await (await fetched(SAMPLE_WRITERS.javascript.write(sample))).text()).toContain('9223372036854775807');
});

const QUOTED = String.raw`"(?:[^"\\\n]|\\.)*"`;
const SINGLE = String.raw`'(?:[^'\\]|\\[\s\S])*'`;
/** The literals of each language, as its own reader finds them. */
const LITERALS: Readonly<Record<SampleLanguage, RegExp>> = {
  curl: /'[^']*'(?:\\''[^']*')*/g,
  javascript: new RegExp(QUOTED, 'g'),
  typescript: new RegExp(QUOTED, 'g'),
  python: new RegExp(QUOTED, 'g'),
  go: new RegExp(`${QUOTED}|\`[^\`]*\``, 'g'),
  java: new RegExp(String.raw`"""\n(?:[^"\\]|\\.|"(?!""))*"""|${QUOTED}`, 'g'),
  php: new RegExp(String.raw`<<<'JSON'\n(?:(?!\s*JSON\b).*\n)*\s*JSON\b|${SINGLE}`, 'g'),
  ruby: new RegExp(String.raw`<<~'JSON'\n(?:(?!\s*JSON$).*\n)*JSON$|${SINGLE}`, 'gm'),
  csharp: new RegExp(String.raw`"""\n(?:[^"]|"(?!""))*"""(?!")|${QUOTED}`, 'g'),
  rust: new RegExp(String.raw`r(#+)"[\s\S]*?"\1|${QUOTED}`, 'g'),
  swift: new RegExp(String.raw`(#+)"""\n(?:(?!"""\1|\\\1)[\s\S])*"""\1|${QUOTED}`, 'g'),
};

test.each(SAMPLE_LANGUAGES.flatMap((language) => Object.keys(BODIES).map((kind) => [language, kind] as const)))(
  'nothing that a description says stands outside of a literal: %s, %s',
  (language, kind) => {
    const { write } = SAMPLE_WRITERS[language];
    const code = write(hostileRequest('POST', BODIES[kind])).replace(LITERALS[language], '');
    expect(code).not.toMatch(/touch|owned|rm -rf|etc\/passwd/);
    // Nothing is left but what the language itself says.
    expect(code).toMatch(/^[\w\s.,:;()[\]{}<>=+*!?$&#"'|~\\/-]*$/);
    expect(write(hostileRequest('POST', BODIES[kind]))).toContain('api.example.com');
  },
);

/** The text in the literal that holds the body, as the language reads it. */
const RAW: Readonly<Partial<Record<SampleLanguage, (code: string) => string | undefined>>> = {
  go: (code) => /`([^`]*)`/.exec(code)?.[1],
  java: (code) => {
    const block = /"""\n([\s\S]*?)"""/.exec(code)?.[1];
    expect(block?.replaceAll('\\\\', '')).not.toContain('\\');
    return block?.replaceAll('\\\\', '\\');
  },
  php: (code) => /<<<'JSON'\n([\s\S]*)\n\s*JSON,/.exec(code)?.[1],
  ruby: (code) => /<<~'JSON'\n([\s\S]*)\nJSON\n/.exec(code)?.[1],
  csharp: (code) => /"""\n([\s\S]*?)\n\s*"""/.exec(code)?.[1],
  rust: (code) => /r(#+)"([\s\S]*?)"\1/.exec(code)?.[2],
  swift: (code) => /(#+)"""\n([\s\S]*?)\n"""\1/.exec(code)?.[2],
};

test.each(Object.entries(RAW))('a body reads back as it was meant: %s', (language, read) => {
  const code = SAMPLE_WRITERS[language as SampleLanguage].write(hostileRequest('POST', JSON_BODY));
  expect(JSON.parse(read?.(code) ?? '')).toEqual(JSON_BODY.kind === 'json' && JSON_BODY.value);
});

test('Python has names of its own for values, but not between quotation marks', () => {
  const code = SAMPLE_WRITERS.python.write(hostileRequest('POST', JSON_BODY));
  for (const line of ['"yes": True,', '"no": False,', '"none": None,', '"true": "null",', '"tiny": -1.5e-7,'])
    expect(code).toContain(line);
});

test('signs that nobody sees are not in samples', () => {
  const body: SampleBody = { kind: 'json', contentType: 'application/json', value: { note: 'a\u202eb\u200bc\u2028d' } };
  for (const language of SAMPLE_LANGUAGES) {
    const code = SAMPLE_WRITERS[language].write(
      requestOf({
        method: 'POST',
        base: 'https://api.example.com',
        path: '/a',
        credentials: NO_CREDENTIALS,
        query: [],
        headers: [{ name: 'X-Note', value: 'a\u202eb\u0007c' }],
        cookies: [],
        body,
      }),
    );
    expect(['\u202e', '\u200b', '\u2028', '\u0007'].filter((sign) => code.includes(sign))).toEqual([]);
    expect(code).toContain('abc');
    expect(code).toContain('u202e');
  }
});
