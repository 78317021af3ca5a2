/** Configurations as texts with their values and places, read anew only where they changed. */
import { JsonText } from '../../../config/json-text/json-text.ts';

/** The state before and after a step, and the same once more for an undo. Each holds a text of megabytes. */
const MOST_KEPT = 4;

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });

let kept: readonly { readonly bytes: Uint8Array; readonly json: JsonText | undefined }[] = [];

/** A configuration with its byte-order mark; `undefined` while it cannot be read. */
export function configJsonOf(bytes: Uint8Array): JsonText | undefined {
  const known = kept.find((one) => one.bytes === bytes);
  if (known !== undefined) return known.json;
  const text = decoder.decode(bytes);
  const last = kept.find(({ json }) => json !== undefined)?.json;
  const json = last === undefined ? JsonText.read(text) : last.changedTo(text);
  keepConfigJson(bytes, json);
  return json;
}

/** Makes it known what bytes are, to whom they were just made from it. */
export function keepConfigJson(bytes: Uint8Array, json: JsonText | undefined): void {
  kept = [{ bytes, json }, ...kept.filter((one) => one.bytes !== bytes)].slice(0, MOST_KEPT);
}
