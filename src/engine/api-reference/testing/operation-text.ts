import { findOperation, parseEndpointName } from '../endpoint-name.ts';
import { endpointText } from '../endpoint-text.ts';
import { type Operation, readApiDescription } from '../operations.ts';
import type { SampleSettings } from '../samples/sample-settings.ts';
import { filesOf } from './api-files.ts';

type OtherFiles = Readonly<Record<string, string | object>>;

/** @param name as authors name it: `GET /users` */
export function operationOf(document: string | object, name: string, others: OtherFiles = {}): Operation {
  const file = typeof document === 'string' ? 'api.yaml' : 'api.json';
  const description = readApiDescription(filesOf({ [file]: document, ...others }), file);
  const wanted = parseEndpointName(name);
  const operation = description && wanted && findOperation(wanted, [description]);
  if (operation === undefined) throw new Error('The test names no operation.');
  return operation;
}

/** The page of an operation as text, without samples of its request where nobody asks for them. */
export function operationText(
  document: string | object,
  name: string,
  others: OtherFiles = {},
  settings: SampleSettings = { languages: [] },
): string {
  return endpointText(operationOf(document, name, others), settings);
}
