/** All that was found as one page of HTML, to hand to a colleague. It loads nothing and runs nothing. */
import type { Diagnostic, Severity } from '../../../../project/diagnostics.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import { problemsWords } from '../../../words/problems.ts';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'h2{font-size:1.1rem;margin:2rem 0 .5rem;overflow-wrap:anywhere}li{margin:.5rem 0;overflow-wrap:anywhere}code{font-family:ui-monospace,monospace}' +
  'small{display:block;opacity:.8}b{font-weight:600}';

export function reportPage(project: string, problems: readonly Diagnostic[]): string {
  const count = (...severities: Severity[]) => problems.filter(({ severity }) => severities.includes(severity)).length;
  const title = words.reportTitle(project);
  const files = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const file = problem.file ?? problem.page ?? '';
    files.set(file, [...(files.get(file) ?? []), problem]);
  }
  const body = [...files].map(
    ([file, own]) =>
      `<section><h2>${escapeHtml(file || words.project)}</h2><ul>${own.map(itemOf).join('')}</ul></section>`,
  );
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>
<p>${problems.length === 0 ? words.reportEmpty : words.reportSummary(count('error', 'warning'), count('info'), count('advice'))}</p>
${body.join('\n')}
</main></body>
</html>
`;
}

function itemOf({ severity, message, hint, range, parts = [] }: Diagnostic): string {
  const line = range ? ` ${problemsWords.line(range.start.line)}.` : '';
  const list = parts.map(({ text }) => `<li>${withCode(text)}</li>`).join('');
  return `<li><b>${problemsWords.severities[severity]}.</b>${line} ${withCode(message)}${
    hint === undefined ? '' : `<small>${withCode(hint)}</small>`
  }${list === '' ? '' : `<ul>${list}</ul>`}</li>`;
}

function withCode(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? `<code>${escapeHtml(part)}</code>` : escapeHtml(part)))
    .join('');
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
