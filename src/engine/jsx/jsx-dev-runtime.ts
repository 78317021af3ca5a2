/** What compilers call in development in place of `jsx`; the further arguments (place in the source) are not used. */
export { Fragment, type JSX, jsx as jsxDEV } from './jsx-runtime.ts';
