import { WORDS_KEYS, WORDS_PARTS } from '../../shared/words-place.ts';
import { BLOCK_KEYS, DROP_SIDES, SELECT_WAYS } from '../block-messages.ts';
import { FIELD_KEYS } from '../field-messages.ts';
import type { CodeToHost, FrameToHost } from '../protocol.ts';
import {
  hasFields,
  isBoolean,
  isCount,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isShortListOf,
  isShortText,
  isString,
} from './check-shape.ts';

const SHOWN_DOCUMENT = hasFields({ output: isString, rendered: isString, shown: isString });

const SOURCE_LINE = hasFields({ file: isString, line: isNumber });

const SETTING_PICK = hasFields({ kind: isOneOf('setting'), setting: isString, output: isOptional(isString) });
const SOURCE_PICK = hasFields({ kind: isOneOf('source'), places: isListOf(SOURCE_LINE), isByTheWay: isBoolean });

const LIVE_NOTE = hasFields({
  kind: isOneOf('stopped', 'failed', 'network', 'measuring'),
  component: isOptional(isString),
  message: isOptional(isString),
});

const MOST_ADDRESSES = 100;
const LONGEST_ADDRESS = 4096;
const MOST_HOSTS = 20;
const LONGEST_HOST = 255;

/** Nobody pastes more into one paragraph. */
const LONGEST_EDIT = 200_000;
const LONGEST_PATH = 4096;
/** Word and spreadsheets put much more on the clipboard than there is to read. */
const LONGEST_HTML = 20_000_000;
const MOST_KINDS = 100;
const MOST_FILES = 100;

function isFewFiles(files: unknown): boolean {
  return Array.isArray(files) && files.length <= MOST_FILES && files.every((file) => file instanceof File);
}

const PICK = (pick: unknown): boolean => SETTING_PICK(pick) || SOURCE_PICK(pick);
const FIELD_PLACE = hasFields({
  file: isShortText(LONGEST_PATH),
  part: isOneOf(...WORDS_PARTS),
  first: isCount,
  last: isCount,
  column: isOptional(isCount),
  key: isOptional(isOneOf(...WORDS_KEYS)),
});
const FIELD_BOX = hasFields({ left: isNumber, top: isNumber, right: isNumber, bottom: isNumber });
const BLOCK_PLACE = hasFields({ file: isShortText(LONGEST_PATH), first: isCount, last: isCount });
const BLOCK_RANGE = { place: BLOCK_PLACE, through: isOptional(BLOCK_PLACE) };
const BLOCK_BOX = hasFields({ left: isNumber, top: isNumber, width: isNumber, height: isNumber });
const IN_FIELD = { field: isCount, version: isCount, start: isCount, end: isCount };

/** By kind, what a message of the frame must hold. */
const CHECKS: { readonly [Kind in FrameToHost['kind']]: (value: object) => boolean } = {
  showing: hasFields({ output: isString }),
  shown: hasFields({ id: isNumber, at: isNumber }),
  pong: () => true,
  'asset-wanted': hasFields({ output: isString }),
  'addresses-wanted': hasFields({ addresses: isShortListOf(MOST_ADDRESSES, LONGEST_ADDRESS) }),
  'hidden-hosts': hasFields({ hosts: isShortListOf(MOST_HOSTS, LONGEST_HOST) }),
  navigate: hasFields({ output: isString, hash: isString }),
  'open-link': hasFields({ url: isString }),
  document: hasFields({ id: isNumber, document: isOptional(SHOWN_DOCUMENT) }),
  picked: hasFields({ pick: PICK }),
  scrolled: hasFields({ place: SOURCE_LINE }),
  'toggle-picking': () => true,
  'field-wanted': hasFields({ wanted: isCount, place: FIELD_PLACE, pick: isOptional(PICK) }),
  'field-edit': hasFields({ ...IN_FIELD, text: isShortText(LONGEST_EDIT) }),
  'field-selected': hasFields(IN_FIELD),
  'field-box': hasFields({ ...IN_FIELD, box: isOptional(FIELD_BOX) }),
  'field-key': hasFields({ ...IN_FIELD, key: isOneOf(...FIELD_KEYS) }),
  'field-paste': hasFields({
    ...IN_FIELD,
    html: isShortText(LONGEST_HTML),
    plain: isShortText(LONGEST_HTML),
    types: isShortListOf(MOST_KINDS, LONGEST_HOST),
    files: isFewFiles,
  }),
  'field-left': hasFields({ field: isCount, version: isCount }),
  'field-unfocused': hasFields({ field: isCount, version: isCount }),
  'block-menu': hasFields({ ...BLOCK_RANGE, box: BLOCK_BOX, isToAdd: isBoolean }),
  'block-key': hasFields({ ...BLOCK_RANGE, key: isOneOf(...BLOCK_KEYS) }),
  'block-drop': hasFields({ ...BLOCK_RANGE, beside: BLOCK_PLACE, side: isOneOf(...DROP_SIDES) }),
  'block-select': hasFields({ place: BLOCK_PLACE, head: BLOCK_PLACE, way: isOneOf(...SELECT_WAYS) }),
  'block-tap': hasFields({ ...BLOCK_RANGE, tapped: isOptional(BLOCK_PLACE) }),
  'live-notes': hasFields({ notes: isListOf(LIVE_NOTE) }),
};

const CODE_CHECKS: { readonly [Kind in CodeToHost['kind']]: (value: object) => boolean } = {
  pong: () => true,
  'has-own-process': () => true,
  'worker-failed': hasFields({ worker: isNumber, message: isString }),
};

/** Reads what came from the frame that shows pages; `undefined` for anything that is no message. */
export const readFrameMessage = (value: unknown): FrameToHost | undefined => readMessage<FrameToHost>(CHECKS, value);

/** Reads what came from the frame that starts workers; `undefined` for anything that is no message. */
export const readCodeMessage = (value: unknown): CodeToHost | undefined => readMessage<CodeToHost>(CODE_CHECKS, value);

function readMessage<Message>(
  checks: Readonly<Record<string, (value: object) => boolean>>,
  value: unknown,
): Message | undefined {
  if (!isObject(value) || !('kind' in value) || typeof value.kind !== 'string') return undefined;
  return Object.hasOwn(checks, value.kind) && checks[value.kind]?.(value) ? (value as Message) : undefined;
}
