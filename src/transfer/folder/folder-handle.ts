/** The parts of the File System Access API that are needed: a folder on the computer that may be read and written. */

export interface FolderHandle {
  readonly kind: 'directory';
  readonly name: string;
  values(): AsyncIterable<FolderHandle | FileHandle>;
  getDirectoryHandle(name: string, options?: { readonly create?: boolean }): Promise<FolderHandle>;
  getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<FileHandle>;
  removeEntry(name: string): Promise<void>;
}

export interface FileHandle {
  readonly kind: 'file';
  readonly name: string;
  getFile(): Promise<Pick<File, 'size' | 'lastModified' | 'arrayBuffer'>>;
  /** What is written takes the place of the file when it is closed, all at once. */
  createWritable(): Promise<FileWriting>;
}

export interface FileWriting {
  write(bytes: Uint8Array<ArrayBuffer>): Promise<void>;
  close(): Promise<void>;
  abort(): Promise<void>;
}

/** Whether an error says that a file or folder is not there. */
export function isNotFound(error: unknown): boolean {
  return isNamed(error, 'NotFoundError');
}

export function isNamed(error: unknown, name: string): boolean {
  return (error instanceof Error || error instanceof DOMException) && error.name === name;
}
