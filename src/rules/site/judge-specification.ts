/** Whether a file of the project is an API description. */
import { quote } from '../../config/describe-value.ts';
import { readApiDocument } from '../../engine/index.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';
import type { Finding } from '../rule.ts';

type Fault = Pick<Finding, 'subject' | 'message' | 'hint'>;

/** Files can be megabytes, and are judged again only when they change. */
const judged = new WeakMap<Uint8Array, Fault | 'fine'>();

/** What is wrong with a file that was named as one; `fine` for nothing. */
export function judgeSpecification(path: string, bytes: Uint8Array): Fault | 'fine' {
  const known = judged.get(bytes);
  if (known !== undefined) return known;
  const found = faultOf(path, readText(bytes));
  const fault = found === undefined ? 'fine' : { subject: [path], ...found };
  judged.set(bytes, fault);
  return fault;
}

function faultOf(path: string, text: string): Fault | undefined {
  if (!isTextOfData(path)) {
    return {
      message: `The API description ${quote(path)} is neither JSON nor YAML.`,
      hint: 'Name a file that ends in `.json`, `.yaml` or `.yml`.',
    };
  }
  // One that is broken is told at its own place.
  if (saysVersion(path, text)) return undefined;
  return {
    message: `${quote(path)} is not an API description: it does not say which version of OpenAPI it follows.`,
    hint: 'Name an OpenAPI file, or begin the file with its version, for example `openapi: 3.1.0`.',
  };
}

const broken = new WeakMap<Uint8Array, boolean>();

/** Whether a file is meant to be one, and cannot be read. */
export function isSpecificationBroken(path: string, bytes: Uint8Array): boolean {
  const known = broken.get(bytes);
  if (known !== undefined) return known;
  const isBroken =
    isTextOfData(path) && saysVersion(path, readText(bytes)) && readApiDocument(path, bytes).status === 'broken';
  broken.set(bytes, isBroken);
  return isBroken;
}

function isTextOfData(path: string): boolean {
  return /^(?:json|ya?ml)$/.test(extensionOf(path));
}

/** The version stands at the top level; looking for its key is quicker than reading a large YAML file. */
function saysVersion(path: string, text: string): boolean {
  const key = extensionOf(path) === 'json' ? /"(?:openapi|swagger)"\s*:/ : /^[\s{]*["']?(?:openapi|swagger)["']?\s*:/m;
  return key.test(text);
}
