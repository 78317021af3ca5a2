/** Configurations as texts with their values and places, read anew only where they changed. */
import { JsonText } from '../../../config/json-text/json-text.ts';

/** The state before and after a step, and the same once more for an undo. Each holds a text of megabytes. */
const MOST_KEPT = 4;
/** A configuration, and as many files that it refers to. */
const MOST_FILES = 64;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

interface Kept {
  readonly bytes: Uint8Array;
  readonly json: JsonText | undefined;
}

/** By file, those asked for last at the end. */
const kept = new Map<string, readonly Kept[]>();

/** A file of JSON with its byte-order mark; `undefined` while it cannot be read. */
export function configJsonOf(file: string, bytes: Uint8Array): JsonText | undefined {
  const all = kept.get(file) ?? [];
  const known = all.find((one) => one.bytes === bytes);
  if (known !== undefined) return known.json;
  const text = decoder.decode(bytes);
  const last = all.find(({ json }) => json !== undefined)?.json;
  const json = last === undefined ? JsonText.read(text) : last.changedTo(text);
  keepConfigJson(file, bytes, json);
  return json;
}

/** Makes it known what bytes are, to whom they were just made from it. */
export function keepConfigJson(file: string, bytes: Uint8Array, json: JsonText | undefined): void {
  const others = (kept.get(file) ?? []).filter((one) => one.bytes !== bytes);
  kept.delete(file);
  kept.set(file, [{ bytes, json }, ...others].slice(0, MOST_KEPT));
  const [oldest] = kept.keys();
  if (kept.size > MOST_FILES && oldest !== undefined) kept.delete(oldest);
}
