import type { FrameToHost } from '../../protocol.ts';
import { readAddress } from './site-address.ts';

/**
 * Keeps the frame at its document: a click on a link is told to the app, which decides. Places in the same document
 * are left to the browser.
 *
 * @param readOutput path of the shown document in the built site
 */
export function interceptLinks(
  send: (message: FrameToHost) => void,
  readOutput: () => string,
  goTo: (hash: string) => void,
): void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button > 1) return;
    const link = event
      .composedPath()
      .find((node) => node instanceof Element && node.matches('a, area') && hrefOf(node) !== null);
    if (!(link instanceof Element)) return;
    const address = readAddress(hrefOf(link) ?? '', readOutput());
    event.preventDefault();
    // Only a person leads out, no script that clicks.
    if (address?.kind === 'external') {
      if (event.isTrusted) send({ kind: 'open-link', url: address.url });
    } else if (address?.kind === 'place' || (address?.kind === 'site' && address.output === readOutput())) {
      goTo(address.hash);
    } else if (address) send({ kind: 'navigate', output: address.output, hash: address.hash });
  };
  // At the window, after the site's own script had its say.
  window.addEventListener('click', follow);
  window.addEventListener('auxclick', follow);
  window.addEventListener('submit', (event) => event.preventDefault());
}

/** In drawings, links may have it under another name. */
function hrefOf(link: Element): string | null {
  return link.getAttribute('href') ?? link.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
}
