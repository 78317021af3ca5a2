/** Turns a page or snippet into JavaScript, whatever its author got wrong. Runs nothing. */

import type { MdxCompiler } from '../../page-source/mdx-compiler.ts';
import { fencesOfMade } from '../../page-source/prepare/made-fences.ts';
import { toPlainMarkdown } from '../../page-source/prepare/plain-markdown.ts';
import { prepareSource } from '../../page-source/prepare/prepare-source.ts';
import { hasManyOpenBraces } from '../../page-source/repair/expressions.ts';
import { repairSource } from '../../page-source/repair/repair-source.ts';
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { SiteRules } from '../engine.ts';
import { type Attempt, attempt } from './attempt.ts';
import { type CompiledPage, EMPTY_CODE } from './compiled-page.ts';
import { guardExpressions } from './guard-expressions.ts';
import { compileMade } from './made/compile-made.ts';

export interface CompileServices {
  readonly compiler: MdxCompiler;
  readonly rules: Pick<SiteRules, 'checkText'>;
}

/**
 * Compiles as written; where that fails, as meant (with diagnostics that name the place in `source`); where
 * that fails too, as text. Never throws for a fault of the author's.
 * @param isMade whether the source is a text of ours, as that of generated pages is
 */
export function compilePage(
  { compiler, rules }: CompileServices,
  file: string,
  source: string,
  isMade = false,
): CompiledPage {
  const made = isMade ? compileMade(compiler, file, source) : undefined;
  if (made !== undefined) return made;
  const prepared = prepareSource(source, file, isMade ? fencesOfMade(source) : undefined);
  // What is wrong in a text of ours is nobody's to mend.
  const check = (): readonly Diagnostic[] => (isMade ? [] : rules.checkText({ file, text: source, prepared }));
  const finish = (
    code: string,
    fidelity: CompiledPage['fidelity'],
    diagnostics: readonly Diagnostic[],
  ): CompiledPage => ({
    file,
    code,
    imports: prepared.imports,
    components: readComponents(code),
    languages: prepared.languages,
    fidelity,
    diagnostics,
  });
  if (prepared.text.trim() === '') return finish(EMPTY_CODE, 'strict', check());
  const strict: Attempt = hasManyOpenBraces(prepared.text)
    ? { ok: false, error: '1:1: Unexpected end of file in expression' }
    : attempt(() => compiler.compileMdx(prepared.text, { isMade }));
  const found = check();
  if (strict.ok) return finish(strict.code, 'strict', found);
  const repaired = repairSource(compiler, file, { source, prepared }, strict.error);
  if (repaired.code !== undefined)
    return finish(repaired.code, repaired.isChanged ? 'repaired' : 'strict', withFound(repaired.diagnostics, found));
  const markdown = toPlainMarkdown(prepared.text);
  const plain = attempt(() => compiler.compileMarkdown(markdown));
  const code = plain.ok ? plain.code : compiler.compileMarkdown('');
  return finish(code, 'text', repaired.diagnostics);
}

/** A fence that a repair has closed is told of once. */
function withFound(repaired: readonly Diagnostic[], found: readonly Diagnostic[]): readonly Diagnostic[] {
  const codes = new Set(repaired.map(({ code }) => code));
  return [...repaired, ...found.filter(({ code }) => code !== 'mdx/unclosed-fence' || !codes.has(code))];
}

const REFERENCE = /_missingMdxReference\("([\w$.]+)|_jsxs?\(([A-Z][\w$]*\.[\w$.]+),/g;

/** Names that compiled code demands of the components it is given. */
function readComponents(code: string): string[] {
  return [...new Set([...code.matchAll(REFERENCE)].map((match) => match[1] ?? match[2] ?? ''))].sort();
}

/** Compiles a page so that an expression that throws is shown as written; `undefined` when that does not compile. */
export function compileGuarded(compiler: MdxCompiler, file: string, source: string): CompiledPage | undefined {
  const prepared = prepareSource(source, file);
  const guarded = attempt(() => compiler.compileMdx(guardExpressions(prepared.text)));
  if (!guarded.ok) return undefined;
  const { imports, languages } = prepared;
  const { code } = guarded;
  return { file, code, imports, components: readComponents(code), languages, fidelity: 'repaired', diagnostics: [] };
}

/** Compiles nothing but the text of a page: what is shown when running it fails. */
export function compilePlainText(compiler: MdxCompiler, file: string, source: string): CompiledPage {
  const prepared = prepareSource(source, file);
  const code = compiler.compileMarkdown(toPlainMarkdown(prepared.text));
  return { file, code, imports: [], components: [], languages: prepared.languages, fidelity: 'text', diagnostics: [] };
}
