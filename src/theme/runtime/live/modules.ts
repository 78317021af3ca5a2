/** The scripts of a page, each of which hands over one module of its author's. */
import { address } from './elements.ts';
import { part } from './parts.ts';
import { jsx, react } from './react.ts';

type Exports = Readonly<Record<string, unknown>>;
type Module = (given: object, use: (id: string) => Exports) => Exports;

const modules: Record<string, Module> = {};
const made: Record<string, Exports> = {};
const missing = ({ children }: { readonly children?: unknown }): unknown => children;
const given = { ...react, jsx, jsxs: jsx, part, address, missing };

/** Takes what a script hands over. */
export function addModule(id: string, module: Module): void {
  modules[id] = module;
}

/** The exports of a module. */
function use(id: string): Exports {
  made[id] ??= modules[id]?.(given, use) ?? {};
  return made[id];
}

/** The component of a reference, such as `1a2b3c Menu.Item`. */
export function findComponent(reference: string): unknown {
  const [id = '', path = ''] = reference.split(' ');
  return path.split('.').reduce<unknown>((value, name) => (value as Exports)[name], use(id));
}
