/** Tells whether settings are as they were, without keeping them a second time. */
import { isRecord } from '../../shared/record.ts';
import { type ConfigPath, valueAt } from '../config-path.ts';

/** Sixteen digits for the values of some settings; the order of keys does not count. */
export function fingerprintOf(config: unknown, settings: readonly ConfigPath[]): string {
  const text = JSON.stringify(settings.map((path) => inOrder(valueAt(config, path)) ?? null));
  return hash(text, 0x811c9dc5) + hash(text, 0x01234567);
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((item) => inOrder(item) ?? null);
  if (!isRecord(value)) return value;
  return Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => [key, inOrder(value[key])]);
}

/** FNV-1a over the code units of a text, as eight hexadecimal digits. */
function hash(text: string, start: number): string {
  let sum = start;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return (sum >>> 0).toString(16).padStart(8, '0');
}
