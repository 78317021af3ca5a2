/** All that was found as one page of HTML, to hand to a colleague. It loads nothing and runs nothing. */
import type { Diagnostic, Severity } from '../../../../project/diagnostics.ts';
import type { ToldKind } from '../../../../rules/rule.ts';
import { escapeHtml } from '../../../../shared/html-escape.ts';
import { adviceWords as words } from '../../../words/advice.ts';
import { problemsWords } from '../../../words/problems.ts';
import { SEVERITIES } from '../problem-filter.ts';

const STYLE =
  ':root{color-scheme:light dark}body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}' +
  'h2,h3{margin:2rem 0 .5rem;overflow-wrap:anywhere}h2{font-size:1.3rem}h3{font-size:1.05rem}' +
  'li{margin:.5rem 0;overflow-wrap:anywhere}code{font-family:ui-monospace,monospace}' +
  'small{display:block;opacity:.8}b{font-weight:600}table{border-collapse:collapse;width:100%}' +
  'th,td{padding:.4rem .75rem .4rem 0;text-align:start;vertical-align:top;box-shadow:0 1px #8884}td:nth-child(2){text-align:end}';

export interface ReportOptions {
  readonly project: string;
  readonly problems: readonly Diagnostic[];
  /** Titles and reasons by code. */
  readonly kinds: ReadonlyMap<string, Pick<ToldKind, 'title' | 'why'>>;
  readonly date: Date;
}

/** What is bad comes first, in the overview of kinds and in the list of files. */
export function reportPage({ project, problems, kinds, date }: ReportOptions): string {
  const count = (...severities: Severity[]) => problems.filter(({ severity }) => severities.includes(severity)).length;
  const title = escapeHtml(words.reportTitle(project));
  const summary = words.reportSummary(count('error', 'warning'), count('info'), count('advice'));
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>
<p>${words.reportDate(date)} ${problems.length === 0 ? words.reportEmpty : summary}</p>
${problems.length === 0 ? '' : `${overview(problems, kinds)}\n${listOfFiles(problems)}`}
</main></body>
</html>
`;
}

function overview(problems: readonly Diagnostic[], kinds: ReportOptions['kinds']): string {
  const rows = worstFirst(grouped(problems, ({ code }) => code)).map(([code, own]) => {
    const { title, why } = kinds.get(code) ?? { title: code, why: '' };
    const severity = problemsWords.severities[worstOf(own)];
    return `<tr><td>${severity}</td><td>${own.length}</td><td><b>${withCode(title)}</b><small>${withCode(why)}</small></td></tr>`;
  });
  const heads = words.reportColumns.map((head) => `<th>${head}</th>`).join('');
  return `<h2>${words.reportKinds}</h2><table><thead><tr>${heads}</tr></thead><tbody>${rows.join('\n')}</tbody></table>`;
}

function listOfFiles(problems: readonly Diagnostic[]): string {
  const sections = worstFirst(grouped(problems, ({ file, page }) => file ?? page ?? '')).map(([file, own]) => {
    const items = [...own].sort((a, b) => rank(a) - rank(b) || lineOf(a) - lineOf(b)).map(itemOf);
    return `<section><h3>${escapeHtml(file || words.project)}</h3><ul>${items.join('')}</ul></section>`;
  });
  return `<h2>${words.reportFiles}</h2>${sections.join('\n')}`;
}

function grouped(problems: readonly Diagnostic[], keyOf: (problem: Diagnostic) => string): Map<string, Diagnostic[]> {
  const groups = new Map<string, Diagnostic[]>();
  for (const problem of problems) {
    const key = keyOf(problem);
    const group = groups.get(key);
    if (group) group.push(problem);
    else groups.set(key, [problem]);
  }
  return groups;
}

/** Of groups that are equally bad, those of which there are more. */
function worstFirst(groups: ReadonlyMap<string, readonly Diagnostic[]>) {
  const rankOf = (own: readonly Diagnostic[]) => SEVERITIES.indexOf(worstOf(own));
  return [...groups].sort(([, a], [, b]) => rankOf(a) - rankOf(b) || b.length - a.length);
}

function worstOf(own: readonly Diagnostic[]): Severity {
  return SEVERITIES.find((severity) => own.some((problem) => problem.severity === severity)) ?? 'advice';
}

const rank = ({ severity }: Diagnostic) => SEVERITIES.indexOf(severity);
const lineOf = ({ range }: Diagnostic) => range?.start.line ?? 0;

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
