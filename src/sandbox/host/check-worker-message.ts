import type { WorkerToHost } from '../protocol.ts';
import {
  type Check,
  hasFields,
  isBoolean,
  isBytes,
  isCount,
  isListOf,
  isNumber,
  isObject,
  isOneOf,
  isOptional,
  isString,
} from './check-shape.ts';

const isPosition = hasFields({ line: isCount, column: isCount });

const isRange = hasFields({ start: isPosition, end: isPosition });

const EDIT_PLACE = { start: isCount, end: isCount, written: isString };

/** Of one problem: words that it is about, places that belong to it, edits of its remedy. */
const MOST_DETAILS = 10_000;

const isDiagnostic = hasFields({
  code: isString,
  severity: isOneOf('error', 'warning', 'info'),
  subject: isOptional(isListOf(isString, MOST_DETAILS)),
  message: isString,
  hint: isOptional(isString),
  file: isOptional(isString),
  page: isOptional(isString),
  range: isOptional(isRange),
  parts: isOptional(
    isListOf(hasFields({ text: isString, file: isOptional(isString), range: isOptional(isRange) }), MOST_DETAILS),
  ),
  fix: isOptional(
    hasFields({ title: isString, edits: isListOf(hasFields({ ...EDIT_PLACE, text: isString }), MOST_DETAILS) }),
  ),
  choice: isOptional(
    hasFields({
      title: isString,
      edit: hasFields(EDIT_PLACE),
      options: isListOf(hasFields({ label: isString, text: isString }), MOST_DETAILS),
    }),
  ),
});

const isEntry = hasFields({
  path: isOutputPath,
  size: isCount,
  crc32: isCount,
  method: isOneOf('stored', 'deflated'),
  data: isBytes,
});

const isPart = hasFields({ size: isCount, crc32: isCount, data: isBytes });

const isPageOrPart: Check = (value) => isPart(value) || hasFields({ page: isString })(value);

const isStatus = isOneOf('ok', 'failed');

const isChoice = hasFields({
  kind: isOneOf('version', 'language', 'product', 'tab', 'dropdown', 'item'),
  options: isListOf(hasFields({ id: isString, name: isString, page: isString, isCurrent: isBoolean })),
});

const isReport = hasFields({
  path: isString,
  output: isString,
  status: isStatus,
  diagnostics: isListOf(isDiagnostic),
  isShown: isBoolean,
  choices: isOptional(isListOf(isChoice)),
  workMs: isNumber,
});

const isConfigAnchor = hasFields({
  href: isString,
  source: isOptional(isString),
  file: isString,
  range: isOptional(isRange),
  page: hasFields({ path: isString, file: isOptional(isString) }),
  id: isString,
});

const PLAN = {
  sources: isListOf(isString),
  configAnchors: isListOf(isConfigAnchor),
  diagnostics: isListOf(isDiagnostic),
};

const arePages = isListOf(
  hasFields({ path: isString, output: isOutputPath, file: isOptional(isString), key: isString }),
);

const isPlan = hasFields({ ...PLAN, pages: arePages });

const isCheckPlan = hasFields({ ...PLAN, siteKey: isString, changed: arePages, gone: isListOf(isString) });

const isAnchors = hasFields({
  ids: isListOf(isString),
  links: isListOf(
    hasFields({
      written: isString,
      output: isString,
      id: isString,
      file: isOptional(isString),
      range: isOptional(isRange),
      fragment: isOptional(hasFields(EDIT_PLACE)),
    }),
  ),
});

const isBuiltPage = hasFields({
  path: isString,
  status: isStatus,
  diagnostics: isListOf(isDiagnostic),
  anchors: isOptional(isAnchors),
  entries: isOptional(isListOf(isEntry)),
  fullText: isOptional(isPart),
  summary: isOptional(isBytes),
});

/** By kind, what a message of a worker must hold. */
const CHECKS: { readonly [Kind in WorkerToHost['kind']]: Check } = {
  started: hasFields({ compiler: isOneOf('satteri', 'mdx') }),
  step: hasFields({ step: isOneOf('read', 'compile', 'load', 'run', 'highlight', 'write') }),
  'grammar-wanted': hasFields({ name: isString }),
  'picture-wanted': hasFields({ id: isCount, bytes: isBytes }),
  updated: hasFields({ id: isNumber, status: isOneOf('ok', 'unreadable'), problems: isListOf(isDiagnostic) }),
  rendered: hasFields({ id: isNumber, page: isOptional(isReport) }),
  located: hasFields({ id: isNumber, page: isOptional(isString), file: isOptional(isString) }),
  planned: hasFields({ id: isNumber, plan: isPlan }),
  'check-planned': hasFields({ id: isNumber, plan: isCheckPlan }),
  built: hasFields({ id: isNumber, page: isBuiltPage }),
  'shared-built': hasFields({
    id: isNumber,
    entries: isListOf(isEntry),
    copies: isListOf(hasFields({ output: isOutputPath, file: isString })),
    joined: isListOf(hasFields({ output: isOutputPath, parts: isListOf(isPageOrPart) })),
  }),
  'finished-site-checked': hasFields({ id: isNumber, problems: isListOf(isDiagnostic) }),
  compressed: hasFields({ id: isNumber, entry: isEntry }),
  failed: hasFields({ id: isNumber, message: isString }),
};

/** Reads what came from a worker, where an author's code runs; `undefined` for anything that is no message. */
export function readWorkerMessage(value: unknown): WorkerToHost | undefined {
  if (!isObject(value) || !('kind' in value) || typeof value.kind !== 'string') return undefined;
  if (!Object.hasOwn(CHECKS, value.kind)) return undefined;
  return CHECKS[value.kind as WorkerToHost['kind']](value) ? (value as WorkerToHost) : undefined;
}

/** A path that stays inside the site when the zip is unpacked. */
function isOutputPath(value: unknown): boolean {
  if (typeof value !== 'string' || value === '' || value.startsWith('/') || value.includes('\\')) return false;
  return value.split('/').every((segment) => segment !== '' && segment !== '.' && segment !== '..');
}
