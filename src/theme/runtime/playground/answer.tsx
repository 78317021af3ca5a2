/** @jsxImportSource preact */
/** What came back. Nothing of it runs: code is shown as text, and only pictures made of pixels are drawn. */
import { useEffect, useMemo } from 'preact/hooks';
import { formatJson, Highlighted } from './highlight.tsx';
import { say } from './say.ts';
import type { Answer } from './send.ts';

/** Letters that are shown; the whole can be saved. */
const MOST_SHOWN = 100_000;
/** Beyond it colours cost more than they help. */
const MOST_COLOURED = 30_000;

const PICTURE = /^image\/(?:png|jpeg|gif|webp|avif|bmp|x-icon|vnd\.microsoft\.icon)$/;
const TEXT =
  /^text\/|[/+](?:json|xml|yaml|x-yaml|javascript|ecmascript|graphql|csv|x-www-form-urlencoded|x-ndjson)\b|^message\/|^$/;

export function AnswerView({ answer }: { readonly answer: Answer }) {
  const { status, statusText, milliseconds, body, headers, redirectedTo, cut } = answer;
  const facts = [`${status} ${statusText}`.trim(), timeText(milliseconds), sizeText(body.length)];
  return (
    <>
      <p class="pg-status">
        <span class={`pg-code ${status < 300 ? 'pg-good' : status < 400 ? '' : 'pg-bad'}`}>{facts[0]}</span>
        <span>{facts[1]}</span>
        <span>{facts[2]}</span>
      </p>
      {redirectedTo && <p class="pg-words pg-break">{say('redirected', { address: redirectedTo })}</p>}
      {cut && <p class="pg-note">{say(cut === 'cancelled' ? 'cutShort' : 'broken')}</p>}
      <AnswerBody answer={answer} />
      <details class="pg-group">
        <summary>{say('headers', { count: headers.length })}</summary>
        <dl class="pg-headers">
          {headers.map(([name, value]) => (
            <div>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        <p class="pg-words">{say('visibleHeaders')}</p>
      </details>
    </>
  );
}

/** What is said aloud of an answer. */
export function summaryOf({ status, statusText, milliseconds, body }: Answer): string {
  return say('received', {
    status: `${status} ${statusText}`.trim(),
    time: timeText(milliseconds),
    size: sizeText(body.length),
  });
}

function AnswerBody({ answer }: { readonly answer: Answer }) {
  const { body, type } = answer;
  const kind = (type.split(';')[0] ?? '').trim().toLowerCase();
  const isPicture = PICTURE.test(kind);
  const address = useMemo(
    () => URL.createObjectURL(new Blob([body], { type: isPicture ? kind : 'application/octet-stream' })),
    [body, kind, isPicture],
  );
  useEffect(() => () => URL.revokeObjectURL(address), [address]);
  if (body.length === 0) return <p class="pg-words">{say('emptyBody')}</p>;
  const text = isPicture ? undefined : textOf(body, kind, type);
  return (
    <>
      {isPicture && <img class="pg-picture" src={address} alt={say('image')} />}
      {text === undefined ? (
        !isPicture && <p>{say('binary', { type: kind || '?' })}</p>
      ) : (
        <TextBody text={text} kind={kind} />
      )}
      <a class="pg-quiet" href={address} download={fileName(answer, kind)}>
        {say('save')}
      </a>
    </>
  );
}

function TextBody({ text, kind }: { readonly text: string; readonly kind: string }) {
  const whole = useMemo(() => (/json|^$|text\/plain/.test(kind) ? formatJson(text) : undefined) ?? text, [text, kind]);
  const isJson = /json/.test(kind) || whole !== text;
  const code = whole.slice(0, MOST_SHOWN);
  return (
    <>
      <div class="code-block">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls. */}
        <pre class="code" tabIndex={0}>
          {isJson && code.length <= MOST_COLOURED ? <Highlighted code={code} language="json" /> : <code>{code}</code>}
        </pre>
        <button
          type="button"
          class="copy-button"
          data-copy={whole.length <= MOST_SHOWN ? whole : undefined}
          data-copy-code=""
          data-done={say('copied')}
          aria-label={say('copyAnswer')}
        />
      </div>
      {whole.length > MOST_SHOWN && (
        <p class="pg-note">{say('bodyCut', { shown: sizeText(MOST_SHOWN), size: sizeText(whole.length) })}</p>
      )}
    </>
  );
}

/** `undefined` for what is no text. */
function textOf(body: Uint8Array<ArrayBuffer>, kind: string, type: string): string | undefined {
  // What nobody names is text if it holds nothing that no text holds.
  if (!TEXT.test(kind) && kind !== 'image/svg+xml') return undefined;
  if (kind === '' && body.subarray(0, 1000).includes(0)) return undefined;
  const charset = /charset="?([\w-]+)/i.exec(type)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(charset).decode(body);
  } catch {
    // A character set that nobody knows.
    return new TextDecoder().decode(body);
  }
}

const ENDINGS: Readonly<Record<string, string>> = {
  json: 'json',
  'svg+xml': 'svg',
  plain: 'txt',
  html: 'html',
  xml: 'xml',
  csv: 'csv',
  pdf: 'pdf',
  zip: 'zip',
  jpeg: 'jpg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
};

function fileName({ headers }: Answer, kind: string): string {
  const disposition = headers.find(([name]) => name === 'content-disposition')?.[1] ?? '';
  const named = /filename="?([^";]+)/i.exec(disposition)?.[1];
  const ending = ENDINGS[kind.split('/')[1] ?? ''] ?? 'bin';
  return named?.replace(/[^\w.-]+/g, '_').replace(/^\.+/, '') || `answer.${ending}`;
}

export function timeText(milliseconds: number): string {
  const isLong = milliseconds >= 1000;
  return isLong ? `${(milliseconds / 1000).toFixed(1)} s` : `${Math.round(milliseconds)} ms`;
}

export function sizeText(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  return bytes < 1024 * 1024 ? `${(bytes / 1024).toFixed(1)} KB` : `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
