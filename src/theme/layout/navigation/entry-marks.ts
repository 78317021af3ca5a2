/** The small marks of a navigation entry as HTML text: written thousands of times, so without the renderer. */
import type { IconReference } from '../../../config/site-config.ts';
import type { RenderContext } from '../../../engine/theme-api.ts';
import { escapeHtml } from '../../../shared/html-escape.ts';
import { fromRoot } from '../page-link.ts';

/** @param root stands for the way to the root of the site in the address of an image */
export function iconHtml(icon: IconReference | undefined, context: RenderContext, root: string): string {
  if (icon === undefined || icon.name.trim() === '') return '';
  const drawing = context.icon(fromProjectRoot(icon));
  if (drawing.kind === 'image') {
    return `<img class="icon" src="${escapeHtml(fromRoot(drawing.src, root, context))}" alt="">`;
  }
  const classes = drawing.isStroked ? 'icon icon-stroked' : 'icon';
  return `<svg class="${classes}" viewBox="${escapeHtml(drawing.viewBox)}" aria-hidden="true">${drawing.markup}</svg>`;
}

/**
 * The navigation is drawn once for all pages, so the path of a picture in it cannot be relative to the page that
 * happens to be rendered first.
 */
function fromProjectRoot(icon: IconReference): IconReference {
  const name = icon.name.trim();
  const isRelativePath = /[/\\]|\.[a-z]{3,4}$/i.test(name) && !/^(?:[a-z][a-z\d+.-]*:|[/<])/i.test(name);
  return isRelativePath ? { ...icon, name: `/${name.replace(/^(?:\.{1,2}\/)+/, '')}` } : icon;
}

export function methodHtml(method: string | undefined): string {
  if (method === undefined) return '';
  const name = method.toUpperCase();
  return `<span class="method method-${escapeHtml(name.toLowerCase())}">${escapeHtml(shortMethod(name))}</span>`;
}

/** An operation without words of its own is called by its method and path: the badge says the method already. */
export function titleBeside(method: string | undefined, title: string): string {
  const said = `${method?.toUpperCase() ?? ''} `;
  return method !== undefined && title.startsWith(`${said}/`) ? title.slice(said.length) : title;
}

export function tagHtml(tag: string | undefined): string {
  return tag === undefined || tag.trim() === '' ? '' : `<span class="nav-tag">${escapeHtml(tag)}</span>`;
}

/** As wide as a badge is. */
const SHORT: Readonly<Record<string, string>> = { DELETE: 'DEL', OPTIONS: 'OPT', WEBHOOK: 'HOOK' };

function shortMethod(method: string): string {
  return SHORT[method] ?? method;
}
