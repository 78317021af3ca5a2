/** Which files someone hands over by pasting or dropping. */

/** The files of a clipboard that are meant. Programs for tables and texts put a picture of the words beside the words. */
export function pastedFiles(clipboard: DataTransfer): readonly File[] {
  return meantFiles([...clipboard.files], clipboard.getData('text/plain'));
}

/** The same, of files beside words. */
export function meantFiles<Named extends Pick<File, 'name'>>(files: readonly Named[], plain: string): readonly Named[] {
  const words = plain.trim();
  return words !== '' && !files.some(({ name }) => words.includes(name)) ? [] : files;
}

export function holdsFiles(dragged: DataTransfer): boolean {
  return dragged.types.includes('Files');
}

/** What a field has on it that takes files itself, so that what is around it leaves them to the field. */
export const TAKES_FILES = { 'data-takes-files': '' } as const;

export function isTakenByField(target: EventTarget): boolean {
  return target instanceof Element && target.closest('[data-takes-files]') !== null;
}
