/**
 * Values of a configuration with every `{ "$ref": "other.json" }` followed, over and over. The rule is that of
 * `resolve-references.ts`, which says what is wrong and where things are written too; this one keeps what did not change.
 */
import { folderOf, normalizePath } from '../project/paths.ts';

/** A text that was read; the same object until it changes. */
interface ReadValue {
  readonly value: unknown;
}

type ReadFile = (file: string) => ReadValue | undefined;

interface Followed {
  /** What stood for the parts when `result` was made of them. */
  readonly parts: readonly unknown[];
  readonly result: unknown;
}

/** Values without a reference are given back as they are, and those with one stay the same objects while nothing in them changes. */
export class ReferenceFollower {
  /** Objects that hold no reference at any depth. */
  readonly #plain = new WeakSet<object>();
  readonly #known = new WeakMap<object, Map<string, Followed>>();

  /**
   * @param file that holds the value
   * @returns `undefined` in place of a reference that leads nowhere, out of the project or in a circle
   */
  follow(value: unknown, file: string, read: ReadFile): unknown {
    return this.#follow(value, [file], read);
  }

  #follow(value: unknown, chain: readonly string[], read: ReadFile): unknown {
    if (typeof value !== 'object' || value === null || this.#plain.has(value)) return value;
    const isList = Array.isArray(value);
    const reference = !isList && '$ref' in value && typeof value.$ref === 'string' ? value.$ref : undefined;
    if (reference !== undefined) return this.#reference(value, reference, chain, read);
    const keys = Object.keys(value);
    const written: readonly unknown[] = isList ? value : Object.values(value);
    const parts = written.map((part) => this.#follow(part, chain, read));
    if (parts.every((part, at) => part === written[at])) {
      if (written.every((part) => typeof part !== 'object' || part === null || this.#plain.has(part))) {
        this.#plain.add(value);
      }
      return value;
    }
    return this.#kept(value, chain, parts, () =>
      isList ? parts : Object.fromEntries(keys.map((key, at) => [key, parts[at]])),
    );
  }

  #reference(value: object, reference: string, chain: readonly string[], read: ReadFile): unknown {
    const beside = Object.entries(value)
      .filter(([key]) => key !== '$ref')
      .map(([key, part]) => [key, this.#follow(part, chain, read)] as const);
    const target = normalizePath(`${folderOf(chain.at(-1) ?? '')}/${reference}`);
    const text = target === undefined || chain.includes(target) ? undefined : read(target);
    if (target === undefined || text === undefined) {
      if (beside.length === 0) return undefined;
      return this.#kept(value, chain, [undefined, ...beside.map(([, part]) => part)], () => Object.fromEntries(beside));
    }
    const content = this.#follow(text.value, [...chain, target], read);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
    if (beside.length === 0) return content;
    return this.#kept(value, chain, [content, ...beside.map(([, part]) => part)], () => ({
      ...content,
      ...Object.fromEntries(beside),
    }));
  }

  /** The same object as the last time while it is made of the same parts. */
  #kept(value: object, chain: readonly string[], parts: readonly unknown[], make: () => unknown): unknown {
    const byFile = this.#known.get(value) ?? new Map<string, Followed>();
    this.#known.set(value, byFile);
    const key = chain.join('\n');
    const last = byFile.get(key);
    if (
      last !== undefined &&
      last.parts.length === parts.length &&
      last.parts.every((part, at) => part === parts[at])
    ) {
      return last.result;
    }
    const result = make();
    byFile.set(key, { parts, result });
    return result;
  }
}
