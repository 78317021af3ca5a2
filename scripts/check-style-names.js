/**
 * Checks that every class which a component takes from a style sheet of its own (`*.module.css`) is there: where a name is
 * gone, a part loses its look, and nothing else tells.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sourceFiles } from './source-files.js';

const SHEET = /import (\w+) from '([^']+\.module\.css)';/g;
const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

const files = sourceFiles();

const complaints = files.flatMap((file) => {
  const source = readFileSync(file, 'utf8');
  return [...source.matchAll(SHEET)].flatMap(([statement, name, specifier]) => {
    const sheet = path.join(path.dirname(file), specifier);
    if (!existsSync(sheet)) return [`${file}: ${specifier} is not there.`];
    const known = new Set([...readFileSync(sheet, 'utf8').matchAll(CLASS)].map((found) => found[1]));
    const used = source.replace(statement, '').matchAll(new RegExp(`(?<![\\w/-])${name}\\.([A-Za-z_]\\w*)`, 'g'));
    return [...new Set([...used].map((found) => found[1]))]
      .filter((one) => !known.has(one))
      .map((one) => `${file}: ${specifier} has no class ${one}.`);
  });
});
for (const complaint of complaints) console.error(complaint);
console.log(`${files.length} files checked, ${complaints.length} classes without a style.`);
process.exit(complaints.length === 0 ? 0 : 1);
