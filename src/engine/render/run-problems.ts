/** What is told of code of the author's that fails when it is run. */
import { rangeAt } from '../../project/diagnostics.ts';
import { messageOf } from './error-words.ts';
import type { SourceModule } from './module-graph.ts';
import type { PageReporter } from './page-reporter.ts';
import type { WrittenTag } from './tag-places.ts';

export function failedComponent(reporter: PageReporter, written: WrittenTag, error: unknown): void {
  const { tag: name } = written;
  reporter.report(
    {
      code: 'render/component-failed',
      severity: 'error',
      subject: [name],
      message: `The component \`<${name}>\` could not be shown: ${messageOf(error)}`,
      hint: 'Correct what it is given, or the snippet that it comes from.',
    },
    written,
  );
}

export function changedBuiltIn(reporter: PageReporter, name: string): void {
  reporter.report(
    {
      code: 'render/changed-built-in',
      severity: 'warning',
      subject: [name],
      message: `The page changes \`${name}\`, which is shared by all pages; the change was undone.`,
      hint: 'Do not assign to built-in objects.',
    },
    { texts: [name, `'${name.slice(name.lastIndexOf('.') + 1)}'`] },
  );
}

export function failedPage(reporter: PageReporter, error: unknown): void {
  reporter.report({
    code: 'render/page-failed',
    severity: 'error',
    subject: [messageOf(error)],
    message: `Code on the page failed, so only its text is shown: ${messageOf(error)}`,
    hint: 'Correct the code or the component that the message names.',
    file: reporter.file,
    range: rangeAt(1, 1),
  });
}

export function failedExpression(
  reporter: PageReporter,
  module: SourceModule,
  written: string,
  line: number,
  error: unknown,
): void {
  const shown = written.replace(/\s+/g, ' ').slice(0, 80);
  reporter.report({
    code: 'render/expression-failed',
    severity: 'error',
    subject: [shown],
    message: `\`${shown}\` could not be computed, so it is shown as written: ${messageOf(error)}`,
    hint: 'Correct what stands between the braces, or write `\\{` if they are meant as text.',
    file: module.file,
    range: rangeAt(line, 1),
  });
}

export function waitingComponent(reporter: PageReporter): void {
  reporter.report(
    {
      code: 'render/waiting-component',
      severity: 'warning',
      message: 'The page has an `async` component or a promise, which is left out.',
      hint: 'Use the value directly: a page cannot wait for one.',
    },
    { texts: ['async'] },
  );
}
