import type { FrameToHost } from '../protocol.ts';
import { hasFields, isBoolean, isListOf, isNumber, isObject, isOneOf, isOptional, isString } from './check-shape.ts';

const SHOWN_DOCUMENT = hasFields({ output: isString, rendered: isString, shown: isString });

const SOURCE_LINE = hasFields({ file: isString, line: isNumber });

const SETTING_PICK = hasFields({ kind: isOneOf('setting'), setting: isString, output: isOptional(isString) });
const SOURCE_PICK = hasFields({ kind: isOneOf('source'), places: isListOf(SOURCE_LINE), isByTheWay: isBoolean });

const LIVE_NOTE = hasFields({
  kind: isOneOf('stopped', 'failed', 'network', 'measuring'),
  component: isOptional(isString),
  message: isOptional(isString),
});

/** By kind, what a message of the frame must hold. */
const CHECKS: { readonly [Kind in FrameToHost['kind']]: (value: object) => boolean } = {
  shown: hasFields({ id: isNumber, at: isNumber }),
  pong: () => true,
  'asset-wanted': hasFields({ output: isString }),
  navigate: hasFields({ output: isString, hash: isString }),
  'open-link': hasFields({ url: isString }),
  'worker-failed': hasFields({ worker: isNumber, message: isString }),
  document: hasFields({ id: isNumber, document: isOptional(SHOWN_DOCUMENT) }),
  picked: hasFields({ pick: (pick) => SETTING_PICK(pick) || SOURCE_PICK(pick) }),
  scrolled: hasFields({ place: SOURCE_LINE }),
  'toggle-picking': () => true,
  'live-notes': hasFields({ notes: isListOf(LIVE_NOTE) }),
};

/** Reads what came from the frame; `undefined` for anything that is no message. */
export function readFrameMessage(value: unknown): FrameToHost | undefined {
  if (!isObject(value) || !('kind' in value) || typeof value.kind !== 'string') return undefined;
  if (!Object.hasOwn(CHECKS, value.kind)) return undefined;
  const check = CHECKS[value.kind as FrameToHost['kind']];
  return check(value) ? (value as FrameToHost) : undefined;
}
