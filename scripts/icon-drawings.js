/** Every free drawing of Font Awesome and Lucide, with all their names, from the packages that hold them. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const modules = fileURLToPath(new URL('../node_modules', import.meta.url));

/**
 * Reads and joins some 7,000 files: about a second.
 * @returns {string} JSON in the shape of `IconData` (`src/icons/icon-data.ts`)
 * @throws {Error} when a package does not hold a drawing in the form that is expected
 */
export function iconDrawings() {
  return JSON.stringify({ fontAwesome: readFontAwesome(), lucide: readLucide() });
}

/** Sets by style: name → `[width, path]`; every drawing of the set is 512 high. */
function readFontAwesome() {
  const metadata = JSON.parse(
    readFileSync(`${modules}/@fortawesome/fontawesome-free/metadata/icon-families.json`, 'utf8'),
  );
  const sets = { solid: {}, regular: {}, brands: {} };
  const aliases = {};
  for (const [name, { aliases: known, svgs }] of Object.entries(metadata)) {
    for (const [style, { width, height, path }] of Object.entries(svgs.classic)) {
      if (height !== 512 || typeof path !== 'string')
        throw new Error(`Icon ${name} (${style}) is not drawn as expected.`);
      sets[style][name] = [width, path];
    }
    for (const alias of known?.names ?? []) aliases[alias] = name;
  }
  return { ...sets, aliases };
}

/** Name → inner markup on a grid of 24; equal drawings are kept once, the other names become aliases. */
function readLucide() {
  const folder = `${modules}/lucide-static/icons`;
  const current = new Set(Object.keys(JSON.parse(readFileSync(`${modules}/lucide-static/icon-nodes.json`, 'utf8'))));
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.svg'))
    .map((file) => file.slice(0, -'.svg'.length))
    .sort((a, b) => Number(current.has(b)) - Number(current.has(a)) || (a < b ? -1 : 1));
  const icons = {};
  const aliases = {};
  const nameOf = new Map();
  for (const name of names) {
    const svg = readFileSync(`${folder}/${name}.svg`, 'utf8');
    const markup = /<svg[^>]*>([\s\S]*)<\/svg>/.exec(svg)?.[1];
    if (markup === undefined) throw new Error(`Icon ${name} has no drawing.`);
    const compact = markup
      .replace(/>\s+</g, '><')
      .replace(/\s*\/>/g, '/>')
      .trim();
    const first = nameOf.get(compact);
    if (first !== undefined) aliases[name] = first;
    else {
      nameOf.set(compact, name);
      icons[name] = compact;
    }
  }
  return { icons, aliases };
}
