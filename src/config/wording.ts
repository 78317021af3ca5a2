/** The words for the settings of a site, from its schema. */
import { type ConfigPath, formatPath } from './config-path.ts';

/** What messages need to know of a setting. */
export interface Wording {
  /** What a person calls the setting. */
  readonly title?: string;
  /** Name of a definition that says the rest. */
  readonly definition?: string;
  /** JSON types it may have. */
  readonly types?: readonly string[];
  /** What a text stands for: `color-hex`, `image-path`, `icon-name`, `page-path`, `link`. */
  readonly format?: string;
  /** The only values it may have. */
  readonly choices?: readonly string[];
  readonly example?: unknown;
  readonly fields?: Readonly<Record<string, Wording>>;
  readonly items?: Wording;
  readonly alternatives?: readonly Wording[];
}

/** The words of a whole schema. */
export class Wordings {
  readonly #root: Wording;
  readonly #definitions: Readonly<Record<string, Wording>>;

  constructor(root: Wording, definitions: Readonly<Record<string, Wording>>) {
    this.#root = root;
    this.#definitions = definitions;
  }

  /** The wording of a setting, with what its definition says filled in. */
  at(path: ConfigPath): Wording | undefined {
    return path.reduce<Wording | undefined>((wording, step) => wording && this.#step(wording, step), this.#root);
  }

  /** The alternatives of a setting, or itself as the only one. */
  alternativesOf(wording: Wording): readonly Wording[] {
    const { alternatives } = this.#resolve(wording);
    return alternatives === undefined ? [this.#resolve(wording)] : alternatives.map((one) => this.#resolve(one));
  }

  /** The setting in words, with the nearest list around it: “Label” in entry 3 of “Tabs”. */
  describe(path: ConfigPath): string {
    const last = path.at(-1);
    if (last === undefined) return 'The file';
    if (typeof last === 'number') return `entry ${last + 1} of ${this.#titleOf(path.slice(0, -1))}`;
    const entry = path.findLastIndex((step) => typeof step === 'number');
    return entry < 0 ? this.#titleOf(path) : `${this.#titleOf(path)} in ${this.describe(path.slice(0, entry + 1))}`;
  }

  /** The setting in words and as it is written: “Brand colour” (`colors.primary`). */
  nameOf(path: ConfigPath): string {
    if (path.length === 0) return this.describe(path);
    const isKnown = typeof path.at(-1) === 'number' || this.at(path)?.title !== undefined;
    const written = `\`${formatPath(path)}\``;
    return isKnown ? `${this.describe(path)} (${written})` : written;
  }

  #titleOf(path: ConfigPath): string {
    return `“${this.at(path)?.title ?? path.at(-1)}”`;
  }

  #step(wording: Wording, step: string | number): Wording | undefined {
    for (const alternative of this.alternativesOf(wording)) {
      const { fields, items } = alternative;
      if (typeof step === 'number' && items !== undefined) return this.#resolve(items);
      if (typeof step === 'string' && fields !== undefined && Object.hasOwn(fields, step)) {
        const field = fields[step];
        return field && this.#resolve(field);
      }
    }
    return undefined;
  }

  #resolve(wording: Wording): Wording {
    const { definition, ...own } = wording;
    if (definition === undefined) return wording;
    const defined = this.#definitions[definition];
    return defined === undefined ? own : { ...this.#resolve(defined), ...own };
  }
}
