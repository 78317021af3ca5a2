/** What is told of files that a page takes in: imports and snippets. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import { rangeAt } from '../../project/diagnostics.ts';
import { offsetAt, positionAt } from '../../project/text-position.ts';
import { messageOf } from './error-words.ts';
import type { SourceModule } from './module-graph.ts';
import type { PageReporter } from './page-reporter.ts';

export function failedImport(
  reporter: PageReporter,
  module: SourceModule,
  specifier: string,
  line: number,
  error: unknown,
): void {
  atImport(reporter, module, specifier, line, 'render/import-failed', {
    subject: [specifier],
    message: `The code of \`${specifier}\`, which the page imports, has a mistake: ${messageOf(error)}`,
    hint: 'Correct the code of the snippet.',
  });
}

export function missingImport(reporter: PageReporter, module: SourceModule, specifier: string, line: number): void {
  const isPackage = /^[\w@][^/.]*$/.test(specifier) || /^@[\w-]+\/[\w-]+$/.test(specifier);
  atImport(reporter, module, specifier, line, 'mdx/missing-import', {
    subject: [specifier],
    message: `\`${specifier}\`, which the page imports, was not found.`,
    hint: isPackage
      ? 'Pages can import files of the project and `react`, but no packages.'
      : 'Check the path: it begins with `/` for the project’s folder or `./` for the page’s own.',
  });
}

export function typeScriptImport(reporter: PageReporter, module: SourceModule, specifier: string, line: number): void {
  atImport(reporter, module, specifier, line, 'mdx/typescript-import', {
    subject: [specifier],
    message: `\`${specifier}\` is written in TypeScript, which pages cannot import.`,
    hint: 'Save it as `.jsx`, without types.',
  });
}

export function missingExport(
  reporter: PageReporter,
  module: SourceModule,
  specifier: string,
  name: string,
  line: number,
): void {
  atImport(reporter, module, specifier, line, 'mdx/missing-export', {
    subject: [specifier, name],
    message: `\`${specifier}\` does not export \`${name}\`.`,
    hint: `Add \`export const ${name} = …\` there, or import another name.`,
  });
}

export function importCycle(
  reporter: PageReporter,
  module: SourceModule,
  specifier: string,
  line: number,
  files: readonly string[],
): void {
  atImport(reporter, module, specifier, line, 'mdx/import-cycle', {
    subject: [specifier],
    message: `\`${specifier}\` imports itself: ${files.map((file) => `\`${file}\``).join(' → ')}.`,
    hint: 'Remove one of the imports.',
  });
}

export function missingSnippet(reporter: PageReporter, module: SourceModule, name: string): void {
  const place = reporter.placeOfSnippet(module, name);
  reporter.report({
    code: 'mdx/missing-snippet',
    severity: 'error',
    subject: [name],
    message: `The snippet \`${name}\` was not found.`,
    hint: `Create \`snippets/${name.replace(/^\.?\//, '')}\`, or correct the name.`,
    file: module.file,
    ...place,
  });
}

/** At the path of an import. */
function atImport(
  reporter: PageReporter,
  module: SourceModule,
  specifier: string,
  line: number,
  code: Diagnostic['code'],
  words: Pick<Diagnostic, 'subject' | 'message' | 'hint'>,
): void {
  const from = offsetAt(module.text, { line, column: 1 });
  const at = module.text.indexOf(specifier, from);
  // A long list of names may stand before the path.
  if (at < 0 || at > from + 2_000) {
    reporter.report({ code, severity: 'error', ...words, file: module.file, range: rangeAt(line, 1) });
    return;
  }
  const range = { start: positionAt(module.text, at), end: positionAt(module.text, at + specifier.length) };
  reporter.report({ code, severity: 'error', ...words, file: module.file, range });
}
