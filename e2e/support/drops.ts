import type { Locator, Page } from '@playwright/test';

export interface HandedFile {
  readonly name: string;
  readonly type?: string;
  /** Text, or bytes in base 64. */
  readonly text?: string;
  readonly base64?: string;
}

/** A red dot. */
export const DOT: HandedFile = {
  name: 'image.png',
  type: 'image/png',
  base64: 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
};

function transferOf(page: Page, files: readonly HandedFile[]) {
  return page.evaluateHandle((list) => {
    const transfer = new DataTransfer();
    for (const { name, type = '', text = '', base64 } of list) {
      const contents = base64 === undefined ? text : Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
      transfer.items.add(new File([contents], name, { type }));
    }
    return transfer;
  }, files);
}

/** Pastes files where the focus is. */
export async function pasteFiles(page: Page, files: readonly HandedFile[]): Promise<void> {
  const transfer = await transferOf(page, files);
  await page.evaluate((clipboardData) => {
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, transfer);
}

/** Drags files over an element, and drops them there. */
export async function dropFiles(target: Locator, files: readonly HandedFile[]): Promise<void> {
  const dataTransfer = await transferOf(target.page(), files);
  const box = await target.boundingBox();
  const place = { clientX: (box?.x ?? 0) + (box?.width ?? 0) / 2, clientY: (box?.y ?? 0) + (box?.height ?? 0) / 2 };
  for (const type of ['dragenter', 'dragover', 'drop']) await target.dispatchEvent(type, { dataTransfer, ...place });
}
