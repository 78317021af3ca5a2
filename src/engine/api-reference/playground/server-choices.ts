/** The addresses that a request may be sent to. */

import type { ServerChoice, ServerVariable } from '../../../shared/playground/request-form.ts';
import { type Operation, serverNodesOf } from '../operations.ts';
import type { SampleSettings } from '../samples/sample-settings.ts';
import { shortWords } from '../short-words.ts';
import type { SpecNode } from '../spec-node.ts';

/** Those of the settings, which count more, else those of the description; only such as a browser can call. */
export function serversFor(operation: Operation, settings: SampleSettings): readonly ServerChoice[] {
  const written = writtenServers(settings);
  if (written.length > 0) return written;
  return serverNodesOf(operation).flatMap((node) => {
    const choice = choiceOf(node);
    return choice !== undefined && isWeb(choice.url) ? [choice] : [];
  });
}

export function writtenServers({ baseUrls = [] }: SampleSettings): readonly ServerChoice[] {
  return baseUrls.filter(isWeb).map((url) => ({ url: url.replace(/\/$/, '') }));
}

/** No other address is called: neither scripts nor paths of a host that nobody names. */
export function isWeb(address: string): boolean {
  return /^https?:\/\/[^/\s]/i.test(address) || /^\{[^{}]+\}:\/\/[^/\s]/.test(address);
}

function choiceOf(server: SpecNode): ServerChoice | undefined {
  const url = server.text('url');
  if (url === undefined) return undefined;
  const title = server.text('description');
  const variables = server
    .at('variables')
    .entries()
    .filter(([name]) => url.includes(`{${name}}`))
    .map(variableOf);
  return {
    url: url.trim().replace(/\/$/, ''),
    ...(title !== undefined && { title: shortWords(title) }),
    ...(variables.length > 0 && { variables }),
  };
}

function variableOf([name, node]: readonly [string, SpecNode]): ServerVariable {
  const value = node.plain('default');
  const options = node
    .at('enum')
    .items()
    .flatMap(({ value: one }) => (typeof one === 'string' || typeof one === 'number' ? [String(one)] : []));
  const words = node.text('description');
  return {
    name,
    default: typeof value === 'string' || typeof value === 'number' ? String(value) : '',
    ...(options.length > 0 && { options }),
    ...(words !== undefined && { words: shortWords(words) }),
  };
}
