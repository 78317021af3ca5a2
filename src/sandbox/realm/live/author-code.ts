import type { ComponentType } from 'preact';
import { address, jsx, react } from '../../../theme/runtime/live/index-for-workers.ts';

type Exports = Readonly<Record<string, unknown>>;
type Module = (given: object, use: (id: string) => Exports) => Exports;

/** The scripts of a page's components, as the engine compiled them: each brings modules, which are run when needed. */
export class AuthorCode {
  readonly #modules = new Map<string, Module>();
  readonly #exports = new Map<string, Exports>();
  readonly #scripts = new Set<string>();
  readonly #browserNames: Readonly<Record<string, unknown>>;
  /** What each module is given. */
  readonly #given: object;

  /** @param browserNames names in the scope of the scripts */
  constructor(browserNames: Readonly<Record<string, unknown>>, part: (name: string) => ComponentType) {
    this.#browserNames = browserNames;
    const missing = ({ children }: Readonly<Record<string, unknown>>): unknown => children;
    // The worker's document has no body to be seen: what is put there stands in the component.
    const createPortal = (children: unknown): unknown => children;
    this.#given = { ...react, createPortal, jsx, jsxs: jsx, part, address, missing };
  }

  load(script: string): void {
    if (this.#scripts.has(script)) return;
    this.#scripts.add(script);
    const leafwrightLive = (id: string, module: Module) => this.#modules.set(id, module);
    const names = { ...this.#browserNames, leafwrightLive };
    new Function(...Object.keys(names), script)(...Object.values(names));
  }

  /** @param reference a module and the path to one of its exports, with a blank between them */
  find(reference: string): unknown {
    const [id = '', path = ''] = reference.split(' ');
    return path.split('.').reduce<unknown>((value, name) => (value as Exports)[name], this.#use(id));
  }

  readonly #use = (id: string): Exports => {
    const known = this.#exports.get(id);
    if (known) return known;
    const exports = this.#modules.get(id)?.(this.#given, this.#use) ?? {};
    this.#exports.set(id, exports);
    return exports;
  };
}
