/** Serves the built editor for the end-to-end tests. */
import { serveFolder } from '../scripts/static-server.js';

await serveFolder('dist/editor', { port: 4180 });
