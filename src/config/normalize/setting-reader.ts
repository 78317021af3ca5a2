/** Reading values of a configuration that may hold anything: a wrong type is reported and read as absent. */
import type { Diagnostic, LineRange, Severity } from '../../project/diagnostics.ts';
import { type ConfigPath, formatPath } from '../config-path.ts';
import { describeValue, listChoices, namesOfValue, sentenceStart } from '../describe-value.ts';
import { replaceFix } from '../replace-fix.ts';
import type { ResolvedConfig } from '../resolve-references.ts';

/** What reading finds out on its way. */
export interface ReadingContext {
  readonly report: (diagnostic: Diagnostic) => void;
  readonly locate: (path: ConfigPath) => { readonly file: string; readonly range: LineRange };
  /** How a value is replaced; absent where nobody wants fixes. */
  readonly locatePart?: ResolvedConfig['locatePart'];
  /** What a message calls a setting. */
  readonly nameOf: (path: ConfigPath) => string;
  /** Whether wrong types are reported here; false where the schema has already reported them. */
  readonly reportsTypes: boolean;
  /** Whether `origin` is wanted. */
  readonly hasOrigins?: boolean;
}

/** What is wrong with a setting, in words. */
export interface SettingProblem extends Pick<Diagnostic, 'subject' | 'message'> {
  readonly hint: string;
  /** The value, as JSON, that is surely meant in its place. */
  readonly meant?: string;
  /** A value, as JSON, that may be meant: only the author knows. */
  readonly perhaps?: string;
}

export class SettingReader {
  readonly value: unknown;
  readonly context: ReadingContext;
  readonly #parent: SettingReader | undefined;
  readonly #key: string | number;

  constructor(value: unknown, context: ReadingContext, parent?: SettingReader, key: string | number = '') {
    this.value = value;
    this.context = context;
    this.#parent = parent;
    this.#key = key;
  }

  get path(): ConfigPath {
    return this.#parent === undefined ? [] : [...this.#parent.path, this.#key];
  }

  /** `{ origin }`, the setting's key from the top (`tabs.1`); nothing where nobody wants to know. */
  get origin(): { readonly origin?: string } {
    return this.context.hasOrigins ? { origin: this.path.join('.') } : {};
  }

  /** Where it is written. */
  get place(): ReturnType<ReadingContext['locate']> {
    return this.context.locate(this.path);
  }

  get isPresent(): boolean {
    return this.value !== undefined && this.value !== null;
  }

  get isGroup(): boolean {
    return typeof this.value === 'object' && this.value !== null && !Array.isArray(this.value);
  }

  get isList(): boolean {
    return Array.isArray(this.value);
  }

  /** The setting with a key; absent when this is no group of settings. */
  at(key: string): SettingReader {
    return new SettingReader(this.#ownValue(key), this.context, this, key);
  }

  /** The first of several spellings of a key that is present, else the first. */
  atAny(...keys: readonly [string, ...string[]]): SettingReader {
    const present = keys.find((key) => this.at(key).isPresent);
    return this.at(present ?? keys[0]);
  }

  /** A setting some levels down. */
  in(...keys: readonly string[]): SettingReader {
    return keys.reduce<SettingReader>((reader, key) => reader.at(key), this);
  }

  /** Keys with their settings, in the order of the file. */
  fields(): readonly (readonly [string, SettingReader])[] {
    if (!this.#expect(this.isGroup, 'a group of settings in braces')) return [];
    return Object.keys(this.value as object).map((key) => [key, this.at(key)] as const);
  }

  /** The entries of a list. */
  items(): readonly SettingReader[] {
    if (!this.#expect(this.isList, 'a list in square brackets')) return [];
    const items = this.value as readonly unknown[];
    // A reference that led nowhere has left a hole; the others keep their places.
    return items.flatMap((item, index) =>
      item === undefined ? [] : [new SettingReader(item, this.context, this, index)],
    );
  }

  /** The entries of a list, or the value itself as the only one. */
  itemsOrSelf(): readonly SettingReader[] {
    if (this.isList) return this.items();
    return this.isPresent ? [this] : [];
  }

  /** A text without white space at its ends; absent when blank. A number is read as its digits. */
  text(): string | undefined {
    const text = this.rawText()?.trim();
    return text === '' ? undefined : text;
  }

  /** A text as written, blank or not. */
  rawText(): string | undefined {
    if (typeof this.value === 'number') return String(this.value);
    if (!this.#expect(typeof this.value === 'string', 'a text')) return undefined;
    return this.value as string;
  }

  /** Texts of a list, or one text. */
  texts(): readonly string[] {
    return this.itemsOrSelf().flatMap((item) => item.text() ?? []);
  }

  /** Yes or no; the texts `true` and `false` are taken as meant. */
  flag(): boolean | undefined {
    if (this.value === 'true') return true;
    if (this.value === 'false') return false;
    if (!this.#expect(typeof this.value === 'boolean', '`true` or `false`')) return undefined;
    return this.value as boolean;
  }

  /** A number; a text that is one is taken as meant. */
  number(): number | undefined {
    if (typeof this.value === 'string' && /^\d+(\.\d+)?$/.test(this.value.trim())) return Number(this.value);
    if (!this.#expect(typeof this.value === 'number', 'a number')) return undefined;
    return this.value as number;
  }

  /** One of some words, in any case. */
  choice<Word extends string>(words: readonly Word[]): Word | undefined {
    const text = typeof this.value === 'string' ? this.value.trim().toLowerCase() : undefined;
    const word = words.find((candidate) => candidate === text);
    const expected = `one of ${listChoices(words.map((candidate) => `\`${candidate}\``))}`;
    return this.#expect(word !== undefined, words.length === 1 ? `\`${words[0]}\`` : expected) ? word : undefined;
  }

  /** Reports that the value is not what it may be. */
  mismatch(expected: string): void {
    if (!this.context.reportsTypes) return;
    const { file, range } = this.context.locate(this.path);
    this.context.report({
      code: 'config/wrong-value',
      severity: 'error',
      subject: [formatPath(this.path), ...namesOfValue(this.value)],
      message: `${sentenceStart(this.context.nameOf(this.path))} holds ${describeValue(this.value)}, but it may only hold ${expected}.`,
      hint: `Change it to ${expected}, or remove it.`,
      file,
      range,
    });
  }

  /** Reports something about this setting. */
  problem(code: `config/${string}`, severity: Severity, { meant, perhaps, ...words }: SettingProblem): void {
    const { file, range } = this.context.locate(this.path);
    const isMended = meant !== undefined || perhaps !== undefined;
    const edit = isMended ? this.context.locatePart?.(this.path, 'value').edit : undefined;
    const fix = edit && meant !== undefined ? replaceFix(edit, meant) : undefined;
    const options = perhaps === undefined ? [] : [{ label: `Write \`${perhaps}\``, text: perhaps }];
    const choice = edit && options.length > 0 ? { title: 'Write …', edit, options } : undefined;
    this.context.report({ code, severity, ...words, file, range, ...(fix && { fix }), ...(choice && { choice }) });
  }

  #ownValue(key: string): unknown {
    if (!this.isGroup || !Object.hasOwn(this.value as object, key)) return undefined;
    return (this.value as Record<string, unknown>)[key];
  }

  #expect(isAsExpected: boolean, expected: string): boolean {
    if (!isAsExpected && this.isPresent) this.mismatch(expected);
    return isAsExpected;
  }
}
