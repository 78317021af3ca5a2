/** A project with a page of some 100 KB of HTML, as the longest pages of real projects have. */
import { generateProject } from '../generate-project.js';

/** Path of the page. */
export const LONG_PAGE = 'group-1/page-1';
/** So many generated pages give so much HTML. */
const JOINED = 7;
const FRONT_MATTER = '---\ntitle: Long\ndescription: A page of many sections, with code in each of them.\n---\n';

/** @returns {Map<string, Uint8Array<ArrayBuffer>>} */
export function longPageProject() {
  const files = generateProject({ pages: 25 });
  const sections = [...files]
    .filter(([file]) => file.endsWith('.mdx'))
    .slice(0, JOINED)
    .map(([, bytes]) => new TextDecoder().decode(bytes).replace(/^---[\s\S]*?---\n/, ''));
  return files.set(`${LONG_PAGE}.mdx`, new TextEncoder().encode(`${FRONT_MATTER}${sections.join('\n')}`));
}
