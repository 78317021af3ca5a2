/** Files of a project that have changed since a Git reference, those that Git does not know yet among them. */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Diagnostic } from '../project/diagnostics.ts';
import { UserError } from './user-error.ts';

const run = promisify(execFile);
const MOST_BYTES = 64 * 1024 * 1024;

/** Paths from the folder. Throws a `UserError` where there is no Git, no repository or no such reference. */
export async function changedFiles(folder: string | undefined, since: string): Promise<ReadonlySet<string>> {
  if (folder === undefined)
    throw new UserError('A zip has no history.', 'Give a folder that is in Git, or leave out `--since`.');
  const git = async (...words: string[]) => {
    try {
      const { stdout } = await run('git', ['-C', folder, ...words], { maxBuffer: MOST_BYTES });
      return stdout.split('\0').filter((file) => file !== '');
    } catch (error) {
      throw refusal(error as NodeJS.ErrnoException & { stderr?: string }, since);
    }
  };
  await git('rev-parse', '--git-dir');
  await git('rev-parse', '--verify', '--quiet', '--end-of-options', `${since}^{commit}`);
  const changed = await git('diff', '--name-only', '-z', '--relative', since, '--', '.');
  const added = await git('ls-files', '--others', '--exclude-standard', '-z', '--', '.');
  return new Set([...changed, ...added]);
}

function refusal({ code, stderr = '' }: NodeJS.ErrnoException & { stderr?: string }, since: string): UserError {
  if (code === 'ENOENT')
    return new UserError('There is no Git on this computer.', 'Install it, or leave out `--since`.');
  if (/not a git repository/i.test(stderr))
    return new UserError('The project is in no Git repository.', 'Leave out `--since` to check all of it.');
  return new UserError(`Git knows no \`${since}\` here.`, 'Write a branch, a tag or a commit, and fetch it before.');
}

/** What is wrong in these files. Of one that stands for many, the parts in these files. */
export function onlyIn(files: ReadonlySet<string>, diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  return diagnostics.flatMap((one): readonly Diagnostic[] => {
    const parts = one.parts?.filter(({ file }) => file !== undefined && files.has(file));
    if (one.file !== undefined && files.has(one.file)) return [one];
    return parts === undefined || parts.length === 0 ? [] : [{ ...one, parts }];
  });
}
