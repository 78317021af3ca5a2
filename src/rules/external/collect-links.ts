/** The links of a project to other hosts, with where each stands. */
import { LineIndex } from '../../config/line-index.ts';
import type { SiteModel } from '../../engine/index.ts';
import { pageOf } from '../../page-source/tree/page-of.ts';
import { partsOf } from '../../page-source/tree/page-parts.ts';
import { isSnippet } from '../../project/classify-file.ts';
import type { LineRange } from '../../project/diagnostics.ts';
import { extensionOf } from '../../project/paths.ts';
import { readText } from '../../project/text.ts';

export interface LinkPlace {
  readonly file: string;
  readonly range: LineRange;
}

const ADDRESS = /^https?:\/\/[^\s"'<>]+$/i;
/** Nobody else has these: they are examples, or the writer's own machine. */
const NO_HOST =
  /^(?:localhost|[^.]+|.*\.(?:localhost|local|internal|test|invalid|example)|(?:.*\.)?example\.(?:com|org|net)|[\d.]+|\[.*\])$/i;

/** By address, without its fragment. */
export function collectLinks({ pages, files }: Pick<SiteModel, 'pages' | 'files'>): ReadonlyMap<string, LinkPlace[]> {
  const found = new Map<string, LinkPlace[]>();
  const sources = new Set([
    ...[...pages.values()].flatMap(({ source }) => (source.kind === 'file' ? [source.file] : [])),
    ...[...files.keys()].filter((file) => isSnippet(file) && /^mdx?$/.test(extensionOf(file))),
  ]);
  for (const file of sources) {
    const bytes = files.get(file);
    if (bytes === undefined) continue;
    for (const { address, range } of linksIn(readText(bytes))) {
      const places = found.get(address) ?? [];
      found.set(address, [...places, { file, range }]);
    }
  }
  return found;
}

/** Those of one text, in its order. */
export function linksIn(text: string): readonly { readonly address: string; readonly range: LineRange }[] {
  const { links, tags } = partsOf(pageOf(text));
  const lines = new LineIndex(text);
  const values = tags.flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) =>
      /^(?:href|src|img)$/.test(name) && value?.kind === 'string'
        ? [{ start: value.start + 1, end: value.end - 1 }]
        : [],
    ),
  );
  return [...links.flatMap(({ address }) => address ?? []), ...values].flatMap(({ start, end }) => {
    const address = addressOf(text.slice(start, end).replace(/^<|>$/g, ''));
    return address === undefined ? [] : [{ address, range: lines.rangeAt(start, end - start) }];
  });
}

/** `undefined` for what is not to be asked. */
export function addressOf(written: string): string | undefined {
  // `{version}` and `<your-name>` stand for something, and whoever names a user means something else than a page.
  if (!ADDRESS.test(written) || /[{}$]/.test(written) || /^https?:\/\/[^/?#]*@/i.test(written)) return undefined;
  const url = parse(written);
  return url === undefined || NO_HOST.test(url.hostname) ? undefined : url.href.replace(/#.*$/, '');
}

function parse(written: string): URL | undefined {
  try {
    return new URL(written);
  } catch {
    return undefined;
  }
}
