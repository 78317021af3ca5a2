/** Links to other hosts that lead nowhere, as problems. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { Answer } from '../../rules/external/answer.ts';
import type { LinkPlace } from '../../rules/external/collect-links.ts';
import type { LinkMemory } from './link-memory.ts';
import { type TryOptions, tryLinks } from './try-links.ts';

/** Tries those that are not known to be there. */
export async function externalProblems(
  links: ReadonlyMap<string, readonly LinkPlace[]>,
  memory: LinkMemory,
  options: TryOptions = {},
): Promise<readonly Diagnostic[]> {
  const asked = [...links.keys()].filter((address) => !memory.isKnown(address));
  const answers = await tryLinks(asked, options);
  for (const [address, { kind }] of answers) if (kind === 'there') memory.remember(address);
  await memory.save();
  return [...answers].flatMap(([address, answer]) =>
    (links.get(address) ?? []).flatMap((place) => problemOf(address, answer, place) ?? []),
  );
}

function problemOf(address: string, answer: Answer, { file, range }: LinkPlace): Diagnostic | undefined {
  if (answer.kind === 'there' || answer.kind === 'hidden') return undefined;
  const about = { subject: [address], file, range };
  if (answer.kind === 'gone') {
    return {
      code: 'links/external-gone',
      severity: 'warning',
      message: `\`${address}\` is not there: its host answers with ${answer.status}.`,
      hint: 'Link to where it is now, or remove the link.',
      ...about,
    };
  }
  return {
    code: 'links/external-silent',
    severity: 'info',
    message: `\`${address}\` could not be tried: ${answer.reason}.`,
    hint: 'Try it in a browser. It may be there again at the next check.',
    ...about,
  };
}
