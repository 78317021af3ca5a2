/** Redirects that lead to a page, but to a place in it that is not there. */
import type { Diagnostic } from '../diagnostics.ts';
import type { RenderedPage } from '../emit/output-file.ts';
import { normalizePath } from '../project/paths.ts';
import { readText } from '../project/text.ts';
import { nearName } from '../render/near-name.ts';
import type { SiteModel } from '../site/site-model.ts';
import { locateStrings } from './locate-strings.ts';

/** Can only be told when all pages are there; those of which only the text is shown are passed over. */
export function checkRedirectAnchors(
  { config, configFile, files, pages }: Pick<SiteModel, 'config' | 'configFile' | 'files' | 'pages'>,
  rendered: readonly Pick<RenderedPage, 'path' | 'anchors'>[],
): readonly Diagnostic[] {
  const anchors = new Map(rendered.map((page) => [page.path, page.anchors]));
  const found = config.redirects.flatMap(({ source, destination }) => {
    const [, address = '', id = ''] = /^(\/[^?#]*)(?:\?[^#]*)?#(.+)$/.exec(destination) ?? [];
    const path = normalizePath(address);
    const page = path === undefined ? undefined : (pages.get(path) ?? pages.get(`${path}/index`));
    const ids = page === undefined ? undefined : anchors.get(page.path)?.ids;
    if (page === undefined || ids === undefined || ids.includes(decoded(id))) return [];
    const near = nearName(decoded(id), ids);
    return [{ source, destination, path: page.path, near }];
  });
  if (found.length === 0) return [];
  const bytes = files.get(configFile);
  const text = bytes === undefined ? '' : readText(bytes);
  const places = locateStrings(text, new Set(found.map(({ destination }) => destination)), (value) => value.trim());
  return found.map(({ source, destination, path, near }): Diagnostic => {
    const range = places.get(destination);
    return {
      code: 'redirect/missing-anchor',
      severity: 'warning',
      message: `The redirect from \`${source}\` leads to a heading that the page \`${path}\` does not have: \`${destination}\`.`,
      hint: near === undefined ? 'Lead to the page as a whole.' : `Write \`#${near}\` at its end.`,
      file: configFile,
      ...(range && { range }),
    };
  });
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // Not URI-encoded: it is what was written.
    return id;
  }
}
