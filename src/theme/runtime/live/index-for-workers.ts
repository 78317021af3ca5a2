/** What the preview of the editor needs of the built site's script, to run components in a worker. */
export { address, site } from './elements.ts';
export { keepFields } from './fields.ts';
export { jsx, react } from './react.ts';
