/** The browser's dialog for a folder that may be written to, where it has one: Chromium does. */
type PickFolder = (options: { readonly id: string; readonly mode: 'readwrite' }) => Promise<FileSystemDirectoryHandle>;

export function canPickFolder(): boolean {
  return 'showDirectoryPicker' in window;
}

/** `undefined` when the person chose none. */
export async function pickFolder(): Promise<FileSystemDirectoryHandle | undefined> {
  const { showDirectoryPicker } = window as unknown as { readonly showDirectoryPicker: PickFolder };
  try {
    return await showDirectoryPicker({ id: 'leafwright', mode: 'readwrite' });
  } catch (error) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    throw error;
  }
}

/** The folder at this path in another; the folder itself for an empty one. */
export async function folderAt(handle: FileSystemDirectoryHandle, path: string): Promise<FileSystemDirectoryHandle> {
  let folder = handle;
  for (const name of path === '' ? [] : path.split('/')) folder = await folder.getDirectoryHandle(name);
  return folder;
}
