/** The operations and webhooks of an API description. */

import { folderOf, normalizePath } from '../../project/paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import { readText } from '../../project/text.ts';
import type { EndpointServer } from '../pages/page-model.ts';
import { readApiDocument } from './api-documents.ts';
import { HTTP_METHODS } from './http-methods.ts';
import { shortWords } from './short-words.ts';
import { SpecNode } from './spec-node.ts';

export interface ApiDescription {
  /** Path in the project. */
  readonly file: string;
  readonly root: SpecNode;
  /** In the order of the file, paths before webhooks. */
  readonly operations: readonly Operation[];
}

export interface Operation {
  readonly description: ApiDescription;
  readonly kind: 'endpoint' | 'webhook';
  /** In upper case. A webhook has one, too. */
  readonly method: string;
  /** `/users/{id}`; for a webhook its name. */
  readonly path: string;
  /** The operation itself. */
  readonly node: SpecNode;
  /** The path's item, which holds what all its operations share. */
  readonly item: SpecNode;
}

/** No path, but what somebody's tools add. */
const EXTENSION = /^x-/;

const descriptions = new WeakMap<ProjectFiles, Map<string, ApiDescription | undefined>>();

/** The description in a file of the project; `undefined` where there is none that can be read. */
export function readApiDescription(files: ProjectFiles, file: string): ApiDescription | undefined {
  const known = descriptions.get(files) ?? new Map<string, ApiDescription | undefined>();
  descriptions.set(files, known);
  if (!known.has(file)) known.set(file, describe(files, file));
  return known.get(file);
}

/** Paths that a written file may mean: its ending and a leading slash may be left out. */
export function pathsOfFile(written: string): readonly string[] {
  const path = normalizePath(written.replace(/^\/+/, ''));
  return path === undefined ? [] : [path, ...['json', 'yaml', 'yml'].map((ending) => `${path}.${ending}`)];
}

/**
 * The description that is named by its file, from the project's folder or from that of the page.
 *
 * @param file of the page; empty where there is none
 */
export function namedDescription(files: ProjectFiles, written: string, file: string): ApiDescription | undefined {
  const folder = folderOf(file);
  const paths = [...pathsOfFile(written), ...(folder === '' ? [] : pathsOfFile(`${folder}/${written}`))];
  const path = paths.find((one) => files.has(one));
  return path === undefined ? undefined : readApiDescription(files, path);
}

const found = new WeakMap<ProjectFiles, readonly ApiDescription[]>();

/** Every description in the project, named or not: authors leave it to their tools to find them. */
export function allDescriptions(files: ProjectFiles): readonly ApiDescription[] {
  const known = found.get(files);
  if (known !== undefined) return known;
  const descriptions = descriptionFiles(files).flatMap((path) => readApiDescription(files, path) ?? []);
  found.set(files, descriptions);
  return descriptions;
}

/** Files that say that they are one, whether or not they can be read. */
export function descriptionFiles(files: ProjectFiles): readonly string[] {
  return [...files].flatMap(([path, bytes]) => (mayBeDescription(path, bytes) ? [path] : []));
}

/** The version stands near the beginning; a look is quicker than reading every file of data. */
const BEGINNING_BYTES = 20_000;

function mayBeDescription(path: string, bytes: Uint8Array): boolean {
  if (!/\.(?:json|ya?ml)$/i.test(path)) return false;
  return /["']?(?:openapi|swagger)["']?\s*:\s*["']?[23]/.test(readText(bytes.subarray(0, BEGINNING_BYTES)));
}

function describe(files: ProjectFiles, file: string): ApiDescription | undefined {
  const bytes = files.get(file);
  const reading = bytes && readApiDocument(file, bytes);
  if (reading?.status !== 'ok') return undefined;
  const root = new SpecNode(files, file, reading.value, reading.parts);
  if (root.text('openapi') === undefined && root.text('swagger') === undefined) return undefined;
  const operations: Operation[] = [];
  const description: ApiDescription = { file, root, operations };
  const add = (kind: Operation['kind'], path: string, item: SpecNode): void => {
    // In the order of the file.
    for (const [key, node] of item.entries()) {
      // One of which nothing is said yet can be called all the same; a reference that leads nowhere is told elsewhere.
      if (!HTTP_METHODS.has(key.toLowerCase()) || typeof node.value !== 'object') continue;
      operations.push({ description, kind, method: key.toUpperCase(), path, node: withBody(node), item });
    }
  };
  for (const [path, item] of root.at('paths').entries()) {
    // A path that is written without its slash is meant with it.
    if (!EXTENSION.test(path)) add('endpoint', path.startsWith('/') ? path : `/${path}`, item);
  }
  for (const [name, item] of root.at('webhooks').entries()) add('webhook', name, item);
  return description;
}

/** In 2.0 a reference among the parameters may lead to the body, which the upgrade to 3 leaves there. */
function withBody(operation: SpecNode): SpecNode {
  if (operation.at('requestBody').isPresent) return operation;
  const parameters = operation.at('parameters');
  const index = parameters.items().findIndex((one) => one.plain('in') === undefined && one.at('content').isPresent);
  return index < 0 ? operation : operation.withMember('requestBody', parameters.plain(String(index)));
}

/** The path's parameters, and the operation's own, which count more. */
export function parametersOf({ item, node }: Pick<Operation, 'item' | 'node'>): readonly SpecNode[] {
  const found = new Map<string, SpecNode>();
  for (const parameter of [...item.at('parameters').items(), ...node.at('parameters').items()]) {
    const name = parameter.text('name');
    if (name !== undefined) found.set(`${parameter.text('in')} ${name}`, parameter);
  }
  return [...found.values()];
}

/** Addresses that the API answers at: the operation's own, its path's, or those of the whole; with their variables filled in. */
export function serversOf(operation: Operation): readonly EndpointServer[] {
  return serverNodesOf(operation).flatMap((server) => {
    const url = server.text('url');
    if (url === undefined || url === '/') return [];
    const filled = url.trim().replace(/\{([^{}]+)\}/g, (written, name: string) => {
      const value = server.at('variables').at(name).plain('default');
      return typeof value === 'string' || typeof value === 'number' ? String(value) : written;
    });
    const title = server.text('description');
    return [{ url: filled.replace(/\/$/, ''), ...(title !== undefined && { title: shortWords(title) }) }];
  });
}

export function serverNodesOf({ node, item, description }: Operation): readonly SpecNode[] {
  const lists = [node, item, description.root].map((place) => place.at('servers').items());
  return lists.find((list) => list.length > 0) ?? [];
}

/** The ways to say who sends a request, one of which is enough; `undefined` where the description says nothing of it. */
export function requirementsOf({ node, description, kind }: Operation): readonly SpecNode[] | undefined {
  const own = node.at('security');
  // What the API sends by itself is not signed as what is sent to it.
  if (kind === 'webhook' && !own.isPresent) return [];
  const asked = own.isPresent ? own : description.root.at('security');
  return asked.isPresent ? asked.items() : undefined;
}
