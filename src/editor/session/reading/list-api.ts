import type { SiteConfig } from '../../../config/site-config.ts';
import { specificationsOf } from '../../../config/specifications.ts';
import {
  type ApiDescription,
  allDescriptions,
  descriptionFiles,
  fileOf,
  operationName,
  parseEndpointName,
  type SiteModel,
  schemasOf,
} from '../../../engine/index.ts';
import { nearName } from '../../../project/near-name.ts';
import { comparePaths, normalizePath } from '../../../project/paths.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { isExternalUrl } from '../../../project/written-address.ts';
import type { ApiListing, ApiReading, LostPage, OperationListing } from '../../store/index.ts';

type ApiSite = Pick<SiteModel, 'files' | 'pages' | 'config'>;

/** Lists the API descriptions of a site; gives the same object while nothing of them has changed. */
export function createApiLister(): (site: ApiSite) => ApiReading {
  let last:
    | { pages: ApiSite['pages']; config: SiteConfig; data: readonly Uint8Array[]; reading: ApiReading }
    | undefined;
  return (site) => {
    const data = dataOf(site.files);
    const isSame =
      last?.pages === site.pages &&
      last.config === site.config &&
      last.data.length === data.length &&
      last.data.every((bytes, index) => bytes === data[index]);
    if (last === undefined || !isSame) {
      last = { pages: site.pages, config: site.config, data, reading: listApi(site) };
    }
    return last.reading;
  };
}

function dataOf(files: ProjectFiles): readonly Uint8Array[] {
  return [...files].flatMap(([path, bytes]) => (isData(path) ? [bytes] : []));
}

function isData(path: string): boolean {
  return /\.(?:json|ya?ml)$/i.test(path);
}

function listApi({ files, pages, config }: ApiSite): ApiReading {
  const descriptions = allDescriptions(files);
  const sources = specificationsOf(config);
  const named = new Set(sources.flatMap((source) => (isExternalUrl(source) ? [] : (normalizePath(source) ?? []))));
  const pagesOf = pagesByOperation(pages);
  const names = countNames(descriptions);
  const readable = descriptions.map((description): ApiListing => {
    const { file, root, operations } = description;
    const info = root.at('info');
    const title = info.text('title');
    const version = info.text('version');
    return {
      file,
      ...(title !== undefined && { title }),
      ...(version !== undefined && { version }),
      isBroken: false,
      isNamed: named.has(file),
      operations: operations.map((operation): OperationListing => {
        const { kind, method, path, node } = operation;
        const name = operationName(operation);
        const words = node.text('summary');
        const tag = node.at('tags').items()[0]?.value;
        return {
          name: names.get(name) === 1 ? name : `${file} ${name}`,
          method: kind === 'webhook' ? 'WEBHOOK' : method,
          path,
          ...(words !== undefined && { title: words }),
          ...(typeof tag === 'string' && { tag }),
          isDeprecated: node.flag('deprecated'),
          pages: pagesOf.get(`${file} ${name}`) ?? [],
        };
      }),
      schemas: schemasOf(description).map(([name]) => name),
    };
  });
  const known = new Set(readable.map(({ file }) => file));
  const broken = [...new Set([...descriptionFiles(files), ...named])]
    .filter((file) => files.has(file) && !known.has(file))
    .map((file): ApiListing => ({ file, isBroken: true, isNamed: named.has(file), operations: [], schemas: [] }));
  return {
    descriptions: [...readable, ...broken].sort((one, other) => comparePaths(one.file, other.file)),
    addresses: sources.filter((source) => /^https?:\/\//i.test(source)),
    missing: [...named].filter((file) => isData(file) && !files.has(file)).sort(comparePaths),
    lostPages: findLostPages(pages, [...names.keys()]),
  };
}

/** Paths of pages by file and name of the operation. */
function pagesByOperation(pages: ApiSite['pages']): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const { path, endpoint } of pages.values()) {
    if (endpoint === undefined) continue;
    const { file, method, path: route, isWebhook } = endpoint;
    const name = operationName({ kind: isWebhook ? 'webhook' : 'endpoint', method, path: route });
    const key = `${file} ${name}`;
    found.set(key, [...(found.get(key) ?? []), path]);
  }
  return found;
}

function countNames(descriptions: readonly ApiDescription[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { operations } of descriptions) {
    for (const name of operations.map(operationName)) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return counts;
}

function findLostPages(pages: ApiSite['pages'], names: readonly string[]): readonly LostPage[] {
  return [...pages.values()].flatMap((page) => {
    const file = fileOf(page);
    const written = page.frontMatter.openapi;
    if (file === undefined || page.endpoint !== undefined || typeof written !== 'string') return [];
    if (parseEndpointName(written) === undefined) return [];
    const nearest = nearName(written.trim(), names);
    return [{ file, title: page.title, written: written.trim(), ...(nearest !== undefined && { nearest }) }];
  });
}
