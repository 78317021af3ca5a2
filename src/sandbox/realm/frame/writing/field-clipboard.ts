/** What goes from a field to the clipboard, and what comes from there. */
import type { TextEdit, TextRange } from '../../../../project/text-edit.ts';
import { proseHtml } from '../../../../prose/prose-html.ts';
import { withSigns } from '../../../../prose/prose-input.ts';
import { pressedKey } from '../../../../shared/keyboard.ts';
import { isOwnCopy } from '../../../../shared/own-copy.ts';
import type { PastedContents } from '../../../field-messages.ts';

const ADDRESS = /^\s*[a-z][\w+.-]*:\S+\s*$/i;

export interface ClipboardField {
  /** Its source. */
  readonly value: () => string;
  readonly selection: () => TextRange | undefined;
  readonly onEdit: (edit: TextEdit) => void;
  readonly onPaste: (pasted: PastedContents, selection: TextRange) => void;
}

export function connectClipboard(element: HTMLElement, { value, selection, onEdit, onPaste }: ClipboardField): void {
  for (const kind of ['copy', 'cut'] as const) {
    element.addEventListener(kind, (event) => {
      const range = selection();
      if (!range || range.start === range.end) return;
      // With the signs, so that what is pasted looks the same; other programs take the HTML.
      event.clipboardData?.setData('text/plain', value().slice(range.start, range.end));
      event.clipboardData?.setData('text/html', proseHtml(value(), range));
      event.preventDefault();
      if (kind === 'cut') onEdit(withSigns(value(), { ...range, text: '' }));
    });
  }
  // Of these keys the browser gives plain text alone; an address stays one, too.
  let isPlain = false;
  element.addEventListener('keydown', (event) => {
    isPlain = event.shiftKey && (event.ctrlKey || event.metaKey) && pressedKey(event) === 'V';
  });
  element.addEventListener('paste', (event) => {
    const range = selection() ?? { start: value().length, end: value().length };
    const isWanted = event.isTrusted && !isPlain;
    isPlain = false;
    const pasted = isWanted ? readPasted(event.clipboardData, range.start < range.end) : undefined;
    if (!pasted) return;
    event.preventDefault();
    onPaste(pasted, range);
  });
}

/** What of a clipboard is for the app to put in; `undefined` where it is words alone, which the field takes itself. */
function readPasted(clipboard: DataTransfer | null, isOnWords: boolean): PastedContents | undefined {
  if (!clipboard) return undefined;
  const [given, plain] = [clipboard.getData('text/html'), clipboard.getData('text/plain')];
  const html = isOwnCopy(given) ? '' : given;
  const files = [...clipboard.files];
  const isMore = html !== '' || files.length > 0 || (isOnWords && ADDRESS.test(plain));
  return isMore ? { html, plain, types: [...clipboard.types], files } : undefined;
}
