/** Kinds of content that are files. */

import { isFileSchema } from './merged-schema.ts';
import type { SpecNode } from './spec-node.ts';

const FILE_TYPE = /^(?:image|audio|video|font)\/|^application\/(?:octet-stream|pdf|zip|gzip)/i;

export function isFileContent(type: string, schema: SpecNode): boolean {
  return isFileSchema(schema) || FILE_TYPE.test(type);
}

/** The schema of a kind of content. A file needs none to be known as one, and in OpenAPI 3.1 mostly has none. */
export function contentSchema(type: string, media: SpecNode): SpecNode {
  const schema = media.at('schema');
  const isUnsaid = schema.broken === undefined && schema.entries().length === 0;
  if (!isUnsaid || !FILE_TYPE.test(type)) return schema;
  return media.withMember('schema', { type: 'string', format: 'binary' }).at('schema');
}
