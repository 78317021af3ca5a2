/**
 * The file of rules for an editor's assistant: where it is, and which part of it is ours. Pure.
 * Contract, section 1: `.<editor>/rules.md` at the root of the project.
 */

export interface AssistantEditor {
  readonly label: string;
  /** As in the name of the editor's folder, without the dot. */
  readonly name: string;
}

/** Editors with an assistant that many people use. Any other name makes a folder too. */
export const ASSISTANT_EDITORS: readonly AssistantEditor[] = [
  { label: 'Cursor', name: 'cursor' },
  { label: 'Windsurf', name: 'windsurf' },
  { label: 'VS Code', name: 'vscode' },
  { label: 'Claude Code', name: 'claude' },
];

/** What many assistants read at the root of a project, whatever editor they work in. */
export const AGENTS_FILE = 'AGENTS.md';

const BEGIN = '<!-- Made by Leafwright: what stands between these two lines is written anew. -->';
const END = '<!-- End of what Leafwright made. What you write below stays. -->';

/** The name of an editor as its folder has it: `VS Code` → `vscode`. Empty when no letter is left. */
export function editorName(words: string): string {
  const known = ASSISTANT_EDITORS.find(({ label }) => label.toLowerCase() === words.trim().toLowerCase());
  return (
    known?.name ??
    words
      .toLowerCase()
      .replace(/[^a-z0-9_-]+/g, '')
      .replace(/^-+/, '')
  );
}

/** Path of the file for an editor, by its name as `editorName` gives it. */
export function rulesPath(name: string): string {
  return `.${name}/rules.md`;
}

/** Whether a path is that of rules for an editor: the one hidden file that is written into a project. */
export function isRulesPath(path: string): boolean {
  return /^\.[a-z0-9_-]+\/rules\.md$/.test(path);
}

/**
 * The text of the file with our part written anew. What a person has written before and behind it stays to the byte; a
 * file without our part keeps all it has, below.
 */
export function withRules(existing: string | undefined, rules: string): string {
  const ours = `${BEGIN}\n\n${rules.trim()}\n\n${END}\n`;
  if (existing === undefined || existing.trim() === '') return ours;
  const lineEnd = existing.includes('\r\n') ? '\r\n' : '\n';
  const part = ours.replaceAll('\n', lineEnd);
  const start = existing.indexOf(BEGIN);
  const end = existing.indexOf(END, start);
  if (start < 0 || end < 0) return `${part}${lineEnd}${existing}`;
  const behind = existing.slice(end + END.length).replace(/^\r?\n/, '');
  return existing.slice(0, start) + part + behind;
}
