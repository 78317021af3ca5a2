/** The symbol under which a context provider keeps what it provides for (see `hooks.ts`). */
export const PROVIDES: unique symbol = Symbol.for('leafwright.provides');
