/** `{ "$ref": "other.json" }` in a configuration: replaced by the content of that file. */
import type { Diagnostic, LineRange } from '../project/diagnostics.ts';
import { folderOf, normalizePath } from '../project/paths.ts';
import type { ProjectFiles } from '../project/project-files.ts';
import { readText } from '../project/text.ts';
import type { ConfigPath } from './config-path.ts';
import { quote } from './describe-value.ts';
import { type ConfigDocument, type PartPlace, parseConfig } from './parse.ts';

export interface ResolvedConfig {
  readonly value: unknown;
  /** Where a value of the resolved configuration is written. */
  readonly locate: (path: ConfigPath) => { readonly file: string; readonly range: LineRange };
  /** Where the last key of a path, or its value, is written, and how to replace it. */
  readonly locatePart: (path: ConfigPath, part: 'key' | 'value') => PartPlace & { readonly file: string };
  readonly diagnostics: readonly Diagnostic[];
}

/** A part of the resolved value that comes from the root of another file. */
interface Origin {
  readonly path: ConfigPath;
  readonly document: ConfigDocument;
}

/**
 * Resolves every reference, relative to the file that holds it. Of an object the keys beside `$ref` win; of anything
 * else they are dropped. A reference that leads nowhere, out of the project or in a circle is reported and left out.
 */
export function resolveReferences(document: ConfigDocument, files: ProjectFiles): ResolvedConfig {
  const resolver = new Resolver(files);
  const value = resolver.resolve(document.value, [], [document], []);
  return {
    value,
    diagnostics: resolver.diagnostics,
    locate: (path) => {
      const { document: holder, inner } = holderOf(document, resolver.origins, path);
      return { file: holder.file, range: holder.locate(inner) };
    },
    locatePart: (path, part) => {
      const { document: holder, inner } = holderOf(document, resolver.origins, path);
      return { file: holder.file, ...holder.locatePart(inner, part) };
    },
  };
}

class Resolver {
  readonly diagnostics: Diagnostic[] = [];
  readonly origins: Origin[] = [];
  readonly #files: ProjectFiles;

  constructor(files: ProjectFiles) {
    this.#files = files;
  }

  /**
   * @param path where the value ends up
   * @param chain the documents that refer to each other, the one that holds the value last
   * @param pathInFile where the value stands in that document
   */
  resolve(value: unknown, path: ConfigPath, chain: readonly ConfigDocument[], pathInFile: ConfigPath): unknown {
    if (Array.isArray(value)) return this.#resolveList(value, path, chain, pathInFile);
    if (typeof value !== 'object' || value === null) return value;
    const reference = '$ref' in value ? value.$ref : undefined;
    if (typeof reference !== 'string') return this.#resolveFields(value, path, chain, pathInFile);
    const beside = Object.fromEntries(Object.entries(value).filter(([key]) => key !== '$ref'));
    const target = this.#follow(reference, chain, pathInFile);
    if (target === undefined) {
      return Object.keys(beside).length === 0 ? undefined : this.#resolveFields(beside, path, chain, pathInFile);
    }
    this.origins.push({ path, document: target });
    const content = this.resolve(target.value, path, [...chain, target], []);
    if (typeof content !== 'object' || content === null || Array.isArray(content)) return content;
    const own = this.#resolveFields(beside, path, chain, pathInFile);
    return { ...content, ...own };
  }

  #resolveList(list: readonly unknown[], path: ConfigPath, chain: readonly ConfigDocument[], pathInFile: ConfigPath) {
    const resolved = list.map((item, index) => this.resolve(item, [...path, index], chain, [...pathInFile, index]));
    return resolved.every((item, index) => item === list[index]) ? list : resolved;
  }

  /** Gives back the same object when nothing in it was a reference: most configurations have none. */
  #resolveFields(
    fields: object,
    path: ConfigPath,
    chain: readonly ConfigDocument[],
    pathInFile: ConfigPath,
  ): Record<string, unknown> {
    const entries = Object.entries(fields).map(
      ([key, inner]) => [key, this.resolve(inner, [...path, key], chain, [...pathInFile, key]), inner] as const,
    );
    if (entries.every(([, resolved, inner]) => resolved === inner)) return fields as Record<string, unknown>;
    return Object.fromEntries(entries.map(([key, resolved]) => [key, resolved]));
  }

  #follow(reference: string, chain: readonly ConfigDocument[], pathInFile: ConfigPath): ConfigDocument | undefined {
    const holder = chain.at(-1);
    if (holder === undefined) return undefined;
    const report = (named: string, message: string, hint: string): undefined => {
      const range = holder.locate([...pathInFile, '$ref']);
      const subject = [named];
      this.diagnostics.push({
        code: 'config/reference',
        severity: 'error',
        subject,
        message,
        hint,
        file: holder.file,
        range,
      });
      return undefined;
    };
    const target = normalizePath(`${folderOf(holder.file)}/${reference}`);
    if (target === undefined) {
      return report(
        reference,
        `\`$ref\` leads out of the project: ${quote(reference)}.`,
        'Refer to a file inside the project.',
      );
    }
    if (chain.some((document) => document.file === target)) {
      const circle = [...chain.map((document) => document.file), target].map((file) => `\`${file}\``).join(' → ');
      return report(target, `\`$ref\` leads in a circle: ${circle}.`, 'Remove one of these references.');
    }
    const bytes = this.#files.get(target);
    if (bytes === undefined) {
      return report(
        reference,
        `\`$ref\` names the file ${quote(reference)}, which does not exist.`,
        `Add the file ${quote(target)}, or change the reference.`,
      );
    }
    const parsed = parseConfig(readText(bytes), target);
    this.diagnostics.push(...parsed.diagnostics);
    return parsed.status === 'ok' ? parsed.document : undefined;
  }
}

/** The file that holds a path of the resolved value, and the path in that file. */
function holderOf(document: ConfigDocument, origins: readonly Origin[], path: ConfigPath) {
  let best: Origin = { path: [], document };
  for (const origin of origins) {
    const holds = origin.path.every((step, index) => path[index] === step);
    if (holds && origin.path.length >= best.path.length) best = origin;
  }
  return { document: best.document, inner: path.slice(best.path.length) };
}
