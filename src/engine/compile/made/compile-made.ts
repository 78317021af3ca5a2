/** Compiles a text of ours: what can be read as it stands is, and a compiler is given the rest. */
import type { MdxCompiler } from '../../../page-source/mdx-compiler.ts';
import { fencesOfMade } from '../../../page-source/prepare/made-fences.ts';
import { prepareSource } from '../../../page-source/prepare/prepare-source.ts';
import { attempt } from '../attempt.ts';
import { type CompiledPage, EMPTY_CODE } from '../compiled-page.ts';
import { readMadeText } from './read-made-text.ts';

/** @returns `undefined` for a text that has to be compiled as a whole */
export function compileMade(compiler: MdxCompiler, file: string, text: string): CompiledPage | undefined {
  const made = readMadeText(text);
  if (made === undefined) return undefined;
  const { blocks, markdown, components } = made;
  const page = { file, made: blocks, imports: [], components, fidelity: 'strict', diagnostics: [] } as const;
  if (markdown === '') return { ...page, code: EMPTY_CODE, languages: [...made.languages].sort() };
  const prepared = prepareSource(markdown, file, fencesOfMade(markdown));
  const compiled = attempt(() => compiler.compileMdx(prepared.text, { isMade: true }));
  if (!compiled.ok) return undefined;
  const languages = new Set([...made.languages, ...prepared.languages]);
  return { ...page, code: compiled.code, languages: [...languages].sort() };
}
