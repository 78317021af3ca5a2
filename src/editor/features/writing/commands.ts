/** What the buttons and keys for text do: names, keys, and the change of the source. */
import { insertCodeBlock } from '../../../authoring/source-edit/code-blocks.ts';
import { type HeadingLevel, setHeading } from '../../../authoring/source-edit/headings.ts';
import { insertBlock } from '../../../authoring/source-edit/insert-block.ts';
import { toggleList } from '../../../authoring/source-edit/lists.ts';
import { toggleQuote } from '../../../authoring/source-edit/quotes.ts';
import { newTable } from '../../../authoring/source-edit/table-edits.ts';
import { toggleMark } from '../../../authoring/source-edit/toggle-mark.ts';
import type { SourceChange, TextRange } from '../../../project/text-edit.ts';
import { pressedKey } from '../../../shared/keyboard.ts';
import { MARK_KEYS } from '../../../shared/mark-keys.ts';
import { commandWords, writingStepWords } from '../../words/writing-commands.ts';
import type { AtCursor } from './read-cursor.ts';

export interface CommandKeys {
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** Of the dialog for links, which is asked before anything changes. */
export const LINK_KEYS: CommandKeys = { ...MARK_KEYS.link, mod: true };

/** Name of the step that makes a link. */
export const LINK_STEP = writingStepWords.link;

export interface TextCommand {
  readonly id: string;
  readonly label: string;
  readonly keys?: CommandKeys;
  readonly change: (text: string, selection: TextRange) => SourceChange;
  /** Whether what the command makes is there at the cursor. */
  readonly isOn?: (at: AtCursor) => boolean;
}

const mod = (key: string, more: Partial<CommandKeys> = {}): CommandKeys => ({ key, mod: true, ...more });

export const MARK_COMMANDS: readonly TextCommand[] = [
  {
    id: 'bold',
    label: commandWords.bold,
    keys: { ...MARK_KEYS.bold, mod: true },
    change: (text, selection) => toggleMark(text, selection, 'bold'),
    isOn: ({ marks }) => marks.has('bold'),
  },
  {
    id: 'italic',
    label: commandWords.italic,
    keys: { ...MARK_KEYS.italic, mod: true },
    change: (text, selection) => toggleMark(text, selection, 'italic'),
    isOn: ({ marks }) => marks.has('italic'),
  },
  {
    id: 'strike',
    label: commandWords.strike,
    keys: { ...MARK_KEYS.strike, mod: true },
    change: (text, selection) => toggleMark(text, selection, 'strike'),
    isOn: ({ marks }) => marks.has('strike'),
  },
  {
    id: 'code',
    label: commandWords.code,
    keys: { ...MARK_KEYS.code, mod: true },
    change: (text, selection) => toggleMark(text, selection, 'code'),
    isOn: ({ marks }) => marks.has('code'),
  },
];

export const LIST_COMMANDS: readonly TextCommand[] = [
  {
    id: 'numbered',
    label: commandWords.numbered,
    keys: mod('7', { shift: true }),
    change: (text, selection) => toggleList(text, selection, 'numbered'),
    isOn: ({ listKind }) => listKind === 'numbered',
  },
  {
    id: 'bullet',
    label: commandWords.bullet,
    keys: mod('8', { shift: true }),
    change: (text, selection) => toggleList(text, selection, 'bullet'),
    isOn: ({ listKind }) => listKind === 'bullet',
  },
  {
    id: 'task',
    label: commandWords.task,
    keys: mod('9', { shift: true }),
    change: (text, selection) => toggleList(text, selection, 'task'),
    isOn: ({ listKind }) => listKind === 'task',
  },
];

export const BLOCK_COMMANDS: readonly TextCommand[] = [
  {
    id: 'quote',
    label: commandWords.quote,
    keys: mod('5', { shift: true }),
    change: toggleQuote,
    isOn: (at) => at.isQuoted,
  },
  {
    id: 'code-block',
    label: commandWords.codeBlock,
    keys: mod('6', { shift: true }),
    change: (text, selection) => insertCodeBlock(text, selection),
    isOn: ({ codeBlock }) => codeBlock !== undefined,
  },
  {
    id: 'table',
    label: commandWords.table,
    change: (text, selection) =>
      insertBlock(text, selection, { text: newTable(2, 3), select: { start: 2, end: 'Column 1'.length + 2 } }),
  },
  {
    id: 'rule',
    label: commandWords.divider,
    change: (text, selection) => insertBlock(text, selection, { text: '---' }),
  },
];

export const HEADING_LABELS: Readonly<Record<HeadingLevel, string>> = commandWords.headings;

/** A page's own title is in its details, so its headings begin at level 2. */
export const HEADING_COMMANDS: readonly (TextCommand & { readonly level: HeadingLevel })[] = (
  [0, 2, 3, 4] as const
).map((level) => ({
  id: `heading-${level}`,
  label: HEADING_LABELS[level],
  level,
  keys: mod(String(level), { shift: true }),
  change: (text, selection) => setHeading(text, selection, level),
  isOn: ({ headingLevel }) => headingLevel === level,
}));

export const TEXT_COMMANDS: readonly TextCommand[] = [
  ...HEADING_COMMANDS,
  ...MARK_COMMANDS,
  ...LIST_COMMANDS,
  ...BLOCK_COMMANDS,
];

/** The command that a key press means. */
export function commandOfKey(event: KeyboardEvent): TextCommand | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.isComposing) return undefined;
  const pressed = pressedKey(event);
  return TEXT_COMMANDS.find(
    ({ keys }) => keys?.key === pressed && !keys.shift === !event.shiftKey && !keys.alt === !event.altKey,
  );
}

const isMac = typeof navigator !== 'undefined' && /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** What a button is called, with its keys where it has some: `Bold (Ctrl+B)`. */
export function labelWithKeys(label: string, keys: CommandKeys | undefined): string {
  return keys ? `${label} (${keysText(keys)})` : label;
}

/** Keys as they stand on the keyboard: `Ctrl+Shift+7`, on a Mac `⇧⌘7`. */
export function keysText({ key, mod: hasMod, shift, alt }: CommandKeys): string {
  if (isMac) return `${alt ? '⌥' : ''}${shift ? '⇧' : ''}${hasMod ? '⌘' : ''}${key}`;
  return [hasMod && 'Ctrl', alt && 'Alt', shift && 'Shift', key].filter(Boolean).join('+');
}
