/** Text of project files: UTF-8, with or without a byte-order mark, and either kind of line end. */

const BYTE_ORDER_MARK = '\uFEFF';

/** How a text file is written, so that an edit keeps it. */
export interface TextStyle {
  readonly hasByteOrderMark: boolean;
  readonly lineEnd: '\n' | '\r\n';
}

/** Without a stream it keeps nothing from one text to the next. */
const tolerant = new TextDecoder('utf-8', { ignoreBOM: false });

/** Text of a file without its byte-order mark. Bytes that are not UTF-8 become U+FFFD. */
export function readText(bytes: Uint8Array): string {
  return tolerant.decode(bytes);
}

/** How many characters of a text are its byte-order mark: 1, or 0 without one. */
export function markLength(text: string): 0 | 1 {
  return text.startsWith(BYTE_ORDER_MARK) ? 1 : 0;
}

export function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    // What `fatal` is for: the bytes are no text of this encoding.
    return false;
  }
}

/** The style of a file: its byte-order mark, and the line end that most of its lines have. */
export function readTextStyle(bytes: Uint8Array): TextStyle {
  const hasByteOrderMark = bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf;
  let ends = 0;
  let windowsEnds = 0;
  for (let at = bytes.indexOf(10); at >= 0; at = bytes.indexOf(10, at + 1)) {
    ends++;
    if (bytes[at - 1] === 13) windowsEnds++;
  }
  return { hasByteOrderMark, lineEnd: windowsEnds * 2 > ends ? '\r\n' : '\n' };
}

/** Bytes of a text; with a style, its byte-order mark is put back and every line end becomes the style's. */
export function encodeText(text: string, style?: TextStyle): Uint8Array {
  if (style === undefined) return new TextEncoder().encode(text);
  const isPlain = style.lineEnd === '\n' && !text.includes('\r');
  const lines = isPlain ? text : text.replace(/\r\n?|\n/g, style.lineEnd);
  const plain = lines.startsWith(BYTE_ORDER_MARK) ? lines.slice(1) : lines;
  return new TextEncoder().encode(style.hasByteOrderMark ? BYTE_ORDER_MARK + plain : plain);
}
