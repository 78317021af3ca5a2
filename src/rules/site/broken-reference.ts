import { quote } from '../../config/describe-value.ts';
import {
  type BrokenReference,
  brokenReferences,
  descriptionFiles,
  missingSchemes,
  schemaNames,
} from '../../engine/index.ts';
import { type LineRange, rangeAt } from '../../project/diagnostics.ts';
import { nearName } from '../../project/near-name.ts';
import { readText } from '../../project/text.ts';
import { rangeBetween } from '../../project/text-position.ts';
import type { Finding, SiteRule } from '../rule.ts';

/** More than these are told in one problem: they have one cause. */
const MOST_ALONE = 5;

export const brokenReference: SiteRule = {
  over: 'site',
  code: 'site/broken-reference',
  severity: 'warning',
  title: 'Reference of an API description that leads nowhere',
  why: 'What it stands for is missing from the pages: readers see its name and nothing of what it holds.',
  run: ({ files }) =>
    descriptionFiles(files).flatMap((file) => {
      const broken = brokenReferences(files, file);
      const schemes = missingSchemes(files, file);
      if (broken.length + schemes.length === 0) return [];
      const text = readText(files.get(file) as Uint8Array);
      const missing = schemes.map((name) => explainScheme(name, file, text));
      if (broken.length > MOST_ALONE) return [together(broken, file, text), ...missing];
      const names = schemaNames(files).map((name) => `#/components/schemas/${name}`);
      return [...broken.map((one) => explain(one, file, text, names)), ...missing];
    }),
};

function explainScheme(name: string, file: string, text: string): Finding {
  return {
    subject: [file, 'security', name],
    message: `The API description ${quote(file)} asks for the security scheme ${quote(name)}, which it does not describe.`,
    hint: `Describe ${quote(name)} in ${quote('components.securitySchemes')}, or correct the name.`,
    file,
    range: schemePlace(name, text),
  };
}

/** Below a `security`, with its list of scopes. */
function schemePlace(name: string, text: string): LineRange {
  const written = name.replace(/[^\w]/g, '\\$&');
  const found = new RegExp(`security["']?\\s*:[^]{0,1000}?["'\\s{](${written})["']?\\s*:\\s*(?:\\[|-)`, 'd').exec(text);
  const [start] = found?.indices?.[1] ?? [];
  return start === undefined ? rangeAt(1, 1) : rangeBetween(text, start, start + name.length);
}

function explain(
  { reference, isElsewhere }: BrokenReference,
  file: string,
  text: string,
  names: readonly string[],
): Finding {
  const near = nearName(reference, names);
  return {
    subject: [file, reference],
    message: `The API description ${quote(file)} refers to ${quote(reference)}, which is ${isElsewhere ? 'on another host' : 'not there'}.`,
    hint: isElsewhere
      ? 'Put what it stands for into the project, and refer to it there.'
      : near === undefined
        ? 'Correct the reference, or add what it stands for.'
        : `Did you mean ${quote(near)}?`,
    file,
    range: placeOf(reference, text),
  };
}

function together(broken: readonly BrokenReference[], file: string, text: string): Finding {
  return {
    subject: [file],
    message: `The API description ${quote(file)} has ${broken.length} references that lead nowhere.`,
    hint: 'Correct them, or add what they stand for.',
    file,
    range: placeOf(broken[0]?.reference ?? '', text),
    parts: broken.map(({ reference }) => ({ text: quote(reference), file, range: placeOf(reference, text) })),
  };
}

/** An older description has another path before the same name. */
function placeOf(reference: string, text: string): LineRange {
  const name = reference.slice(reference.lastIndexOf('/'));
  const whole = text.indexOf(reference);
  const at = whole >= 0 ? whole : text.search(new RegExp(`${name.replace(/[^\w/]/g, '\\$&')}["'\\s,}]`));
  if (at < 0) return rangeAt(1, 1);
  return rangeBetween(text, at, at + (whole >= 0 ? reference.length : name.length));
}
