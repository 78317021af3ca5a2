/** Something only the person at the keyboard can put right; printed as it stands, without a stack. */
export class UserError extends Error {
  readonly hint: string | undefined;
  readonly exitCode: number;

  /** @param exitCode 2 for wrong usage, 1 for what went wrong later. */
  constructor(message: string, hint?: string, exitCode = 2) {
    super(message);
    this.hint = hint;
    this.exitCode = exitCode;
  }
}

/** Sentence for an error of the file system. */
export function fileError(error: unknown, doing: string): UserError {
  const { code, message } = error as NodeJS.ErrnoException;
  const reason = (code !== undefined && REASONS[code]) || message;
  return new UserError(`${doing} failed: ${reason}.`, undefined, 1);
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'a file stands where a folder is needed',
  EEXIST: 'a file stands where a folder is needed',
  EISDIR: 'a folder stands where a file is needed',
  EROFS: 'the disk is read-only',
};
