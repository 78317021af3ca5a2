/** Finds where a text file of a project names pages and other files: where each address begins and ends, and how it is written. */

import { extensionOf } from '../../project/paths.ts';
import { findCodeAddresses } from './code-addresses.ts';
import { findJsonAddresses } from './json-addresses.ts';
import { findPageAddresses } from './page-addresses.ts';
import { findStyleAddresses } from './style-addresses.ts';
import type { WrittenAddress } from './written-address.ts';

const READERS: Readonly<Record<string, (text: string) => readonly WrittenAddress[]>> = {
  md: findPageAddresses,
  mdx: findPageAddresses,
  js: findCodeAddresses,
  jsx: findCodeAddresses,
  mjs: findCodeAddresses,
  ts: findCodeAddresses,
  tsx: findCodeAddresses,
  css: findStyleAddresses,
  html: findCodeAddresses,
  htm: findCodeAddresses,
  svg: findCodeAddresses,
  json: findJsonAddresses,
};

/** Whether files of this name can name other files. */
export function canNameFiles(file: string): boolean {
  return READERS[extensionOf(file)] !== undefined;
}

/** The addresses of a text, in order; those of other sites and of pages among them. Code shown to readers is left out. */
export function findAddresses(file: string, text: string): readonly WrittenAddress[] {
  return READERS[extensionOf(file)]?.(text) ?? [];
}
