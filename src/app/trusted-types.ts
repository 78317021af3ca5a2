/** What may become elements or a script in the app itself. Loaded before everything else. */
import { createTextPolicy } from '../editor/ui/trusted-types.ts';
import { isOwnScript, withoutElements } from './text-rules.ts';

createTextPolicy('default', {
  createHTML: withoutElements,
  createScriptURL: (address) => (isOwnScript(address, document.baseURI) ? address : null),
});
