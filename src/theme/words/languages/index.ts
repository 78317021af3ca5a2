/** Every language that the site itself speaks, by tag. */
import type { Words } from '../english.ts';

export const LANGUAGES: Readonly<Record<string, Partial<Words>>> = {};
