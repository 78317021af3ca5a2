import { expect, it } from 'vitest';
import { isWorthReading } from './clipboard-html.ts';

const read = (html: string, plain = 'words', types: readonly string[] = []) => isWorthReading({ html, plain, types });

it('reads what has a structure', () => {
  expect(read('<meta charset="utf-8"><h2>Title</h2>')).toBe(true);
  expect(read('<span style="font-weight:700">Bold</span>')).toBe(true);
  expect(read('<p>One.</p><p>Two.</p>')).toBe(true);
});

it('leaves words, addresses and the code of code editors as they are', () => {
  expect(read('')).toBe(false);
  expect(read('<meta charset="utf-8">words')).toBe(false);
  expect(read('<a href="https://example.com">https://example.com</a>', ' https://example.com ')).toBe(false);
  expect(read('<pre>a</pre>', 'a', ['text/plain', 'text/html', 'vscode-editor-data'])).toBe(false);
  const code = `<html><body><!--StartFragment--><div style="color: #ccc;font-family: Menlo, Monaco, 'Courier New', monospace;white-space: pre;"><div>a</div></div><!--EndFragment--></body></html>`;
  expect(read(code)).toBe(false);
});
