/** Addresses at the host of the project's sources. */
import type { Repository } from '../../config/site-config.ts';
import { fileOf, type PageModel } from '../../engine/theme-api.ts';

/** Where a reader changes the source of a page and proposes the change. */
export function editAddress({ host, address, branch, folder }: Repository, file: string): string {
  const path = [...(folder ? folder.split('/') : []), ...file.split('/')].map(encodeURIComponent).join('/');
  if (host === 'gitlab') return `${address}/-/edit/${branch ?? 'main'}/${path}`;
  if (host === 'forgejo') return `${address}/_edit/${branch ?? 'main'}/${path}`;
  // Wherever the default branch is called otherwise than `main`, this name of it still works.
  return `${address}/edit/${branch ?? 'HEAD'}/${path}`;
}

/** A new issue that already says which page it is about. */
export function issueAddress({ host, address }: Repository, page: PageModel): string {
  const about = encodeURIComponent(`Docs: ${page.title}`);
  const body = encodeURIComponent(`Page: ${fileOf(page) ?? page.path}\n\n`);
  return host === 'gitlab'
    ? `${address}/-/issues/new?issue[title]=${about}&issue[description]=${body}`
    : `${address}/issues/new?title=${about}&body=${body}`;
}

/** What a reader's browser asks for the number of stars; hosts that tell it to everyone only. */
export function starsAddress({ host, address, name }: Repository): string {
  if (host === 'github') return `https://api.github.com/repos/${name}`;
  if (host === 'gitlab') return `https://gitlab.com/api/v4/projects/${encodeURIComponent(name)}`;
  return `${new URL(address).origin}/api/v1/repos/${name}`;
}
