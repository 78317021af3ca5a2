/** How long the browser has to begin a download before its address is given back. */
const ADDRESS_LIFETIME_MS = 60_000;

/** Hands a file to the person, under a name. */
export function downloadBlob(blob: Blob, fileName: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), ADDRESS_LIFETIME_MS);
}
