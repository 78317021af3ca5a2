/** The contract's format against its schema: each value that is wrong or missing, in words. */
import type { Diagnostic, Severity } from '../project/diagnostics.ts';
import { type ConfigPath, formatPath, valueAt } from './config-path.ts';
import { describeValue, namesOfValue, sentenceStart } from './describe-value.ts';
import { describeExpected } from './expected.ts';
import { docsWording, docsWordingDefinitions } from './generated/docs-wording.ts';
import { validate } from './generated/validate-docs.js';
import { replaceFix } from './replace-fix.ts';
import type { ResolvedConfig } from './resolve-references.ts';
import { suggest } from './suggest.ts';
import { reduceViolations, type Violation } from './violations.ts';
import { Wordings } from './wording.ts';

type Locate = ResolvedConfig['locatePart'];

/**
 * One diagnostic for each setting that holds what it may not, or that is missing. Unknown keys are no problem.
 *
 * @param locate where a setting is written; for a missing one where it should be
 */
export function validateConfig(value: unknown, locate: Locate): readonly Diagnostic[] {
  if (validate(value)) return [];
  const wordings = new Wordings(docsWording, docsWordingDefinitions);
  const typesAt = (path: ConfigPath): readonly string[] => {
    const wording = wordings.at(path);
    return wording === undefined ? [] : wordings.alternativesOf(wording).flatMap(({ types }) => types ?? []);
  };
  return reduceViolations(value, validate.errors ?? [], typesAt).map((violation) =>
    explain(value, violation, wordings, locate),
  );
}

function explain(root: unknown, violation: Violation, wordings: Wordings, locate: Locate): Diagnostic {
  return violation.kind === 'missing'
    ? explainMissing(violation.path, wordings, locate)
    : explainWrong(violation.path, valueAt(root, violation.path), wordings, locate);
}

function explainMissing(path: ConfigPath, wordings: Wordings, locate: Locate): Diagnostic {
  const key = path.at(-1);
  const example = exampleAt(path, wordings) ?? '…';
  return {
    code: 'config/missing-value',
    severity: severityOfMissing(path),
    subject: [formatPath(path)],
    message: `${sentenceStart(wordings.nameOf(path))} is missing.`,
    hint: `Add it, for example \`"${key}": ${example}\`.`,
    ...placeOf(locate(path, 'value')),
  };
}

/** Half a background has a good stand-in, and many sites give only one; without others something is missing. */
function severityOfMissing(path: ConfigPath): Severity {
  const [first, second] = path;
  if (first === 'colors') return second === 'background' ? 'info' : 'warning';
  return path.at(-1) === 'pages' ? 'warning' : 'error';
}

function explainWrong(path: ConfigPath, value: unknown, wordings: Wordings, locate: Locate): Diagnostic {
  const wording = wordings.at(path);
  const alternatives = wording === undefined ? [] : wordings.alternativesOf(wording);
  const suggestion = suggest(value, alternatives);
  const holds = `${sentenceStart(wordings.nameOf(path))} holds ${describeValue(value)}`;
  const expected = describeExpected(alternatives);
  const example = exampleAt(path, wordings);
  const found = locate(path, 'value');
  const fix = suggestion && found.edit && replaceFix(found.edit, suggestion.json);
  const place = { ...placeOf(found), ...(fix && { fix }) };
  if (suggestion?.isReadAsMeant) {
    return {
      code: 'config/loose-value',
      severity: 'warning',
      subject: [formatPath(path), ...namesOfValue(value)],
      message: `${holds}, which is read as \`${suggestion.json}\`.`,
      hint: `Write \`${suggestion.json}\`, so that other tools read it too.`,
      ...place,
    };
  }
  const remedy =
    suggestion === undefined ? example && `Write for example \`${example}\`` : `Write \`${suggestion.json}\``;
  return {
    code: 'config/wrong-value',
    severity: 'error',
    subject: [formatPath(path), ...namesOfValue(value)],
    message: `${holds}, but it may only hold ${expected}.`,
    hint: `${remedy ?? 'Change it'}, or remove it.`,
    ...place,
  };
}

function placeOf({ file, range }: ReturnType<Locate>): Pick<Diagnostic, 'file' | 'range'> {
  return { file, range };
}

/** A short example as JSON. */
function exampleAt(path: ConfigPath, wordings: Wordings): string | undefined {
  const wording = wordings.at(path);
  const example = wording?.example ?? wording?.choices?.[0];
  const json = example === undefined ? undefined : JSON.stringify(example);
  return json !== undefined && json.length <= 100 ? json : undefined;
}
