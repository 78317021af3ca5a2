/** What API descriptions leave out of their operations: pages are made of them, so it is missing there. */
import { type ApiOperation, allDescriptions, parametersOf } from '../../../engine/index.ts';
import { readText } from '../../../project/text.ts';
import { rangeBetween } from '../../../project/text-position.ts';
import type { Finding } from '../../rule.ts';
import type { WholeRule, WholeSite } from '../writing-rule.ts';

interface Missing {
  readonly operation: ApiOperation;
  /** In words, for a list. */
  readonly text: string;
}

/** More than a person reads. */
const MOST_PARTS = 50;

export const undescribedParameter: WholeRule = {
  over: 'whole',
  theme: 'api',
  from: 'strict',
  code: 'writing/undescribed-parameter',
  title: 'Parameters without a description',
  why: 'The pages of the API show a name and a type, and not what the value means.',
  run: (site) =>
    findingsOf(site, parametersWithout, (count, file) => ({
      message:
        count === 1
          ? `A parameter in \`${file}\` has no description.`
          : `${count.toLocaleString('en')} parameters in \`${file}\` have no description.`,
      hint: 'Add a `description` that says what the value means, and which values there are.',
    })),
};

export const undescribedErrors: WholeRule = {
  over: 'whole',
  theme: 'api',
  from: 'strict',
  code: 'writing/undescribed-errors',
  title: 'Operations that describe no error',
  why: 'Programs meet errors. The pages of the API show only what comes when all goes well.',
  run: (site) =>
    findingsOf(site, errorsWithout, (count, file) => ({
      message:
        count === 1
          ? `An operation in \`${file}\` describes no error.`
          : `${count.toLocaleString('en')} operations in \`${file}\` describe no error.`,
      hint: 'Add a response for each status code of an error that can come, such as `401` and `404`.',
    })),
};

export const undescribedStatus: WholeRule = {
  over: 'whole',
  theme: 'api',
  from: 'strict',
  code: 'writing/undescribed-status',
  title: 'Status codes without a description',
  why: 'The pages of the API list the code, and not what has happened when it comes.',
  run: (site) =>
    findingsOf(site, statusWithout, (count, file) => ({
      message:
        count === 1
          ? `A status code in \`${file}\` has no description.`
          : `${count.toLocaleString('en')} status codes in \`${file}\` have no description.`,
      hint: 'Add a `description` to the response that says when it comes.',
    })),
};

function parametersWithout(operation: ApiOperation): readonly string[] {
  return parametersOf(operation)
    .filter((one) => (one.text('description') ?? one.at('schema').text('description') ?? '').trim() === '')
    .flatMap((one) => one.text('name') ?? []);
}

function statusWithout({ node }: ApiOperation): readonly string[] {
  return node
    .at('responses')
    .entries()
    .filter(([, response]) => (response.text('description') ?? '').trim() === '')
    .map(([code]) => code);
}

/** What comes in is answered by the reader's own program. */
function errorsWithout({ kind, node }: ApiOperation): readonly string[] {
  const codes = node.at('responses').entries();
  return kind === 'endpoint' && codes.length > 0 && !codes.some(([code]) => /^(?:[45]|default$)/i.test(code))
    ? ['']
    : [];
}

function findingsOf(
  { files }: WholeSite,
  missingIn: (operation: ApiOperation) => readonly string[],
  say: (count: number, file: string) => Pick<Finding, 'message' | 'hint'>,
): readonly Finding[] {
  return allDescriptions(files).flatMap(({ file, operations }): Finding[] => {
    const missing = operations.flatMap((operation) =>
      missingIn(operation).map((name): Missing => ({ operation, text: textOf(operation, name) })),
    );
    if (missing.length === 0) return [];
    const text = readText(files.get(file) ?? new Uint8Array());
    const placeOf = ({ operation }: Missing) => {
      const at = Math.max(0, text.indexOf(operation.path));
      return rangeBetween(text, at, at + operation.path.length);
    };
    const parts = missing.slice(0, MOST_PARTS).map((one) => ({ text: one.text, file, range: placeOf(one) }));
    return [{ ...say(missing.length, file), subject: [file], file, parts }];
  });
}

function textOf({ method, path }: ApiOperation, name: string): string {
  return name === '' ? `\`${method} ${path}\`` : `\`${name}\` of \`${method} ${path}\``;
}
