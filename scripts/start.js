/** `npm start`: sets everything up and serves the editor on this machine. */
import { ensureBuild } from './setup/build.js';
import { ensureDependencies } from './setup/dependencies.js';
import { say } from './setup/say.js';
import { serveFolder } from './static-server.js';

const PREFERRED_PORT = 4173;

ensureDependencies();
ensureBuild();
const { url } = await serveFolder('dist/editor', {
  port: Number(process.env.PORT) || PREFERRED_PORT,
  sendsHeaders: true,
});
say(`Leafwright is running at ${url}`);
say('Open that address in a browser. Stop with Ctrl+C.');
