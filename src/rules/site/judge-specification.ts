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
  const found = faultOf(path, readText(bytes), bytes);
  const fault = found === undefined ? 'fine' : { subject: [path], ...found };
  judged.set(bytes, fault);
  return fault;
}

function faultOf(path: string, text: string, bytes: Uint8Array): Fault | undefined {
  const extension = extensionOf(path);
  if (extension !== 'json' && extension !== 'yaml' && extension !== 'yml') {
    return {
      message: `The API description ${quote(path)} is neither JSON nor YAML.`,
      hint: 'Name a file that ends in `.json`, `.yaml` or `.yml`.',
    };
  }
  // The version stands at the top level; looking for its key is quicker than reading a large YAML file.
  const key = extension === 'json' ? /"(?:openapi|swagger)"\s*:/ : /^[\s{]*["']?(?:openapi|swagger)["']?\s*:/m;
  if (key.test(text)) return brokenFault(path, bytes);
  return {
    message: `${quote(path)} is not an API description: it does not say which version of OpenAPI it follows.`,
    hint: 'Name an OpenAPI file, or begin the file with its version, for example `openapi: 3.1.0`.',
  };
}

/** A description that cannot be read, with the line. */
function brokenFault(path: string, bytes: Uint8Array): Fault | undefined {
  const reading = readApiDocument(path, bytes);
  if (reading.status === 'ok') return undefined;
  const { reason, at } = reading;
  const where = at === undefined ? '' : `, in line ${at.line}`;
  return {
    message: `The API description ${quote(path)} cannot be read${where}: ${reason}.`,
    hint: 'Correct the file; its pages come back at once.',
  };
}
