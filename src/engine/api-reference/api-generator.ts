/**
 * The pages of an API: one for each operation that the navigation asks for, by name or with a whole description, and what belongs
 * below the text of a page that names an operation in its front matter.
 */

import type {
  ApiSettings,
  DivisionSettings,
  EntrySettings,
  NavigationSettings,
  OpenapiReference,
  PageSettings,
} from '../../config/site-config.ts';
import type { FrontMatter } from '../../page-source/front-matter/front-matter-types.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { FilePage } from '../pages/file-pages.ts';
import type {
  EndpointPage,
  GeneratedPage,
  GeneratorInput,
  PageCompletion,
  PageGenerator,
} from '../pages/page-generator.ts';
import type { PageEndpoint } from '../pages/page-model.ts';
import { type EndpointName, findOperation, parseEndpointName } from './endpoint-name.ts';
import { endpointText } from './endpoint-text.ts';
import { completeFields } from './field-pages.ts';
import { operationPath } from './operation-path.ts';
import {
  type ApiDescription,
  allDescriptions,
  namedDescription,
  type Operation,
  pathsOfFile,
  readApiDescription,
  serversOf,
} from './operations.ts';
import { ownPageOf } from './own-page.ts';
import { sampleSettings } from './samples/sample-settings.ts';
import { findSchema, parseSchemaName, schemaText } from './schema-page.ts';

/** Where pages go when nobody says where. */
const DIRECTORY = 'api-reference';

export const apiReference: PageGenerator = {
  name: 'api-reference',
  generate: (input) => {
    const pages = new ApiPages(input);
    const navigation = pages.expandNavigation(input.config.navigation);
    return { pages: pages.made, navigation, complete: (page) => pages.complete(page) };
  },
};

/** What holds for the entries of a part of the navigation. */
interface Scope {
  readonly references: readonly OpenapiReference[];
  readonly directory: string;
}

/** A division, or a group. */
interface ScopedPart {
  readonly openapi?: readonly OpenapiReference[];
  readonly prefix?: string;
  readonly divisions?: readonly DivisionSettings[];
  readonly entries: readonly EntrySettings[];
}

class ApiPages {
  readonly #files: ProjectFiles;
  readonly #everywhere: readonly OpenapiReference[];
  readonly #settings: ApiSettings;
  readonly #byPath = new Map<string, GeneratedPage>();
  /** Pages of an operation by the folder that they are in: each part of the navigation may have a folder of its own. */
  readonly #pathsOf = new Map<Operation, Map<string, string>>();
  readonly #endpointPages: readonly EndpointPage[];
  #covered: ReadonlySet<Operation> | undefined;
  /** The descriptions that hold where the navigation lists a page, by its path. */
  readonly #around = new Map<string, readonly OpenapiReference[]>();

  constructor({ files, config, endpointPages }: GeneratorInput) {
    this.#files = files;
    this.#settings = config.api;
    this.#everywhere = config.api.openapi;
    this.#endpointPages = endpointPages;
  }

  get made(): readonly GeneratedPage[] {
    return [...this.#byPath.values()];
  }

  expandNavigation({ root, global }: NavigationSettings): NavigationSettings {
    const scope = scopeOf(this.#everywhere, { references: this.#everywhere, directory: DIRECTORY }, undefined);
    for (const division of [root, ...global]) this.#noteScopes(division, scope);
    return {
      root: this.#division(root, scope),
      global: global.map((division) => this.#division(division, scope)),
    };
  }

  /** What is generated below a page that names an operation. */
  complete({ path, file, frontMatter }: FilePage): PageCompletion | undefined {
    const name = typeof frontMatter.openapi === 'string' ? parseEndpointName(frontMatter.openapi) : undefined;
    const samples = sampleSettings(this.#settings, frontMatter);
    const around = this.#around.get(path) ?? this.#everywhere;
    if (name === undefined)
      return this.#schemaPage(file, frontMatter, around) ?? completeFields(file, frontMatter, samples);
    const operation = this.#find(name, around, file);
    if (operation === undefined) return undefined;
    const { node } = operation;
    const title = ownPageOf(operation).frontMatter.title ?? node.text('summary');
    return {
      ...(title !== undefined && { title }),
      isDeprecated: node.flag('deprecated'),
      endpoint: endpointOf(operation),
      text: () => endpointText(operation, samples),
    };
  }

  /** What is generated below a page that names a data model. */
  #schemaPage(file: string, frontMatter: FrontMatter, around: readonly OpenapiReference[]): PageCompletion | undefined {
    const written = frontMatter['openapi-schema'];
    const name = typeof written === 'string' ? parseSchemaName(written) : undefined;
    if (name === undefined) return undefined;
    const schema = findSchema(name.schema, this.#descriptionsFor(name, around, file));
    if (schema === undefined) return undefined;
    return {
      title: schema.text('title') ?? name.schema,
      isDeprecated: schema.flag('deprecated'),
      text: () => schemaText(name.schema, schema),
    };
  }

  #division(division: DivisionSettings, around: Scope): DivisionSettings {
    const scope = scopeOf(division.openapi, around, division.prefix);
    const divisions = division.divisions.map((child) => this.#division(child, scope));
    const isOwn = division.openapi !== undefined && divisions.length === 0;
    const entries = isOwn ? this.#allEntries(division.entries, scope) : this.#entries(division.entries, scope);
    return { ...division, divisions, entries };
  }

  /** Which descriptions hold for the pages that are listed. */
  #noteScopes({ openapi, prefix, divisions = [], entries }: ScopedPart, around: Scope): void {
    const scope = scopeOf(openapi, around, prefix);
    for (const division of divisions) this.#noteScopes(division, scope);
    for (const entry of entries) {
      if (entry.kind === 'group') this.#noteScopes(entry, scope);
      else if (scope.references !== this.#everywhere && !this.#around.has(entry.path))
        this.#around.set(entry.path, scope.references);
    }
  }

  #entries(entries: readonly EntrySettings[], scope: Scope): readonly EntrySettings[] {
    return entries.map((entry) => {
      if (entry.kind === 'page') return this.#namedOperation(entry, scope);
      const inner = scopeOf(entry.openapi, scope, undefined);
      const isOwn = entry.openapi !== undefined;
      return {
        ...entry,
        entries: isOwn ? this.#allEntries(entry.entries, inner) : this.#entries(entry.entries, inner),
      };
    });
  }

  /**
   * The entries of a part that names descriptions: those that are written, then the operations that have no page. Where
   * operations are listed by name, these are all that are wanted.
   */
  #allEntries(written: readonly EntrySettings[], scope: Scope): readonly EntrySettings[] {
    const entries = this.#entries(written, scope);
    const listed = new Set(pathsIn(written));
    if ([...listed].some((path) => parseEndpointName(path) !== undefined)) return entries;
    const covered = this.#coveredOperations();
    const made = new Set(pathsIn(entries));
    const isWanted = (operation: Operation): boolean => {
      const path = this.#pathsOf.get(operation)?.get(scope.directory);
      return !covered.has(operation) && (path === undefined || !made.has(path));
    };
    return [...entries, ...this.#everyOperation(scope, written.length === 0 ? undefined : isWanted)];
  }

  /** Operations that pages of files name. */
  #coveredOperations(): ReadonlySet<Operation> {
    this.#covered ??= new Set(
      this.#endpointPages.flatMap(({ path, file, openapi }) => {
        const name = parseEndpointName(openapi);
        return (name && this.#find(name, this.#around.get(path) ?? this.#everywhere, file)) ?? [];
      }),
    );
    return this.#covered;
  }

  /** An entry that names an operation leads to its page. */
  #namedOperation(entry: PageSettings, { references, directory }: Scope): PageSettings {
    const name = parseEndpointName(entry.path);
    const operation = name && this.#find(name, references);
    return operation === undefined ? entry : { ...entry, path: this.#pageOf(operation, directory) };
  }

  /** Every operation of the descriptions, in groups by their first tag, those without one first. */
  #everyOperation(
    { references, directory }: Scope,
    isWanted: (operation: Operation) => boolean = () => true,
  ): readonly EntrySettings[] {
    const loose: EntrySettings[] = [];
    const groups = new Map<string, EntrySettings[]>();
    for (const description of this.#descriptions(references)) {
      for (const operation of description.operations) {
        if (operation.node.flag('x-excluded') || !isWanted(operation)) continue;
        const path = this.#pageOf(operation, directory);
        if (operation.node.flag('x-hidden')) continue;
        const tag = operation.node.at('tags').items()[0]?.value;
        const entries = typeof tag === 'string' ? (groups.get(tag) ?? []) : loose;
        if (typeof tag === 'string') groups.set(tag, entries);
        entries.push({ kind: 'page', path });
      }
    }
    const titleOf = (tag: string): string => this.#tagTitle(tag, references);
    return [
      ...loose,
      ...[...groups].map(
        ([tag, entries]): EntrySettings => ({
          kind: 'group',
          title: titleOf(tag),
          isExpanded: false,
          isHidden: false,
          entries,
        }),
      ),
    ];
  }

  #tagTitle(tag: string, references: readonly OpenapiReference[]): string {
    for (const { root } of this.#descriptions(references)) {
      const found = root
        .at('tags')
        .items()
        .find((one) => one.text('name') === tag);
      const title = found?.text('x-displayName') ?? found?.text('x-group');
      if (title !== undefined) return title;
    }
    return tag;
  }

  /** Path of the generated page of an operation in a folder, which is made when it is first asked for. */
  #pageOf(operation: Operation, directory: string): string {
    const paths = this.#pathsOf.get(operation) ?? new Map<string, string>();
    this.#pathsOf.set(operation, paths);
    const known = paths.get(directory);
    if (known !== undefined) return known;
    const { node, method, path: route } = operation;
    const own = ownPageOf(operation);
    const wanted = own.path ?? operationPath(operation, directory);
    let path = wanted;
    for (let number = 2; this.#byPath.has(path); number++) path = `${wanted}-${number}`;
    paths.set(directory, path);
    this.#byPath.set(path, {
      path,
      title: own.frontMatter.title ?? node.text('summary') ?? `${method} ${route}`,
      frontMatter: {
        ...(node.flag('deprecated') && { deprecated: true }),
        ...own.frontMatter,
        openapi: operation.kind === 'webhook' ? `webhook ${route}` : `${method} ${route}`,
      },
      endpoint: endpointOf(operation),
      text: () => endpointText(operation, sampleSettings(this.#settings)),
    });
    return path;
  }

  #find(name: EndpointName, references: readonly OpenapiReference[], file = ''): Operation | undefined {
    return findOperation(name, this.#descriptionsFor(name, references, file));
  }

  /** The file that is named, else those that hold there, and then all others. */
  #descriptionsFor(
    { file: written }: { readonly file?: string },
    references: readonly OpenapiReference[],
    file: string,
  ): readonly ApiDescription[] {
    if (written === undefined) return [...this.#descriptions(references), ...allDescriptions(this.#files)];
    const description = namedDescription(this.#files, written, file);
    return description === undefined ? [] : [description];
  }

  #descriptions(references: readonly OpenapiReference[]): readonly ApiDescription[] {
    return references.flatMap(({ source }) => {
      const path = pathsOfFile(source).find((one) => this.#files.has(one));
      const description = path === undefined ? undefined : readApiDescription(this.#files, path);
      return description === undefined ? [] : [description];
    });
  }
}

function scopeOf(own: readonly OpenapiReference[] | undefined, around: Scope, prefix: string | undefined): Scope {
  if (own === undefined || own.length === 0) return around;
  const directory = own.find((reference) => reference.directory !== undefined)?.directory;
  return { references: own, directory: directory ?? (prefix || around.directory) };
}

function pathsIn(entries: readonly EntrySettings[]): readonly string[] {
  return entries.flatMap((entry) => (entry.kind === 'page' ? [entry.path] : pathsIn(entry.entries)));
}

function endpointOf(operation: Operation): PageEndpoint {
  const { method, path, kind, description } = operation;
  return { file: description.file, method, path, isWebhook: kind === 'webhook', servers: serversOf(operation) };
}
