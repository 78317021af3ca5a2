/**
 * Which requests come from a browser that looks at this machine. In JavaScript, because `npm start` uses it unbuilt.
 */

/** Servers of this machine listen here: other machines cannot reach it. */
export const THIS_MACHINE = '127.0.0.1';

/**
 * Whether a request names this machine as its host. Another site can let its own name lead here (DNS rebinding) and
 * would then read what is served as if it were its own; such a request names that site.
 * @param {string | undefined} host value of the header `Host`
 * @returns {boolean}
 */
export function isForThisMachine(host) {
  return /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/i.test(host ?? '');
}

/**
 * What somebody reads who comes by another name.
 * @param {string} address where the server is
 * @returns {string}
 */
export function foreignHostSentence(address) {
  return `This server answers only to this machine's own names. Open ${address} instead.\n`;
}
