/** @jsxImportSource #jsx */

import { readEndpoint } from '../../config/endpoint.ts';
import { playgroundMode } from '../../config/playground-mode.ts';
import { basesOf, type EndpointServer, type JsxNode, type RenderContext } from '../../engine/theme-api.ts';
import { wordsOf } from '../words/words-of.ts';

interface EndpointBarProps {
  /** The page brings what its playground asks for. */
  readonly hasPlayground: boolean;
}

/** The method and address of the endpoint that a page describes, and a choice of its base URL where there are several. */
export function EndpointBar({ hasPlayground }: EndpointBarProps, context: RenderContext): JsxNode {
  const { frontMatter } = context.page;
  const endpoint = readEndpoint(frontMatter);
  if (endpoint === undefined) return null;
  if (playgroundMode(context.site.config.api, frontMatter.playground) === 'hide') return null;
  const bases = basesOf(endpoint, context.site, context.page);
  const base = bases[0]?.url ?? '';
  return (
    <div class="endpoint">
      <span class={`method method-${endpoint.method.toLowerCase()}`}>{endpoint.method}</span>
      <code class="endpoint-address">
        {bases.length > 1 ? baseChoice(bases, context) : base === '' ? null : <span class="endpoint-base">{base}</span>}
        {endpoint.path
          .split(/(\{[^}]+\}|:[A-Za-z_]\w*|\/)/)
          .map((part, index) => (index % 2 === 0 ? part : part === '/' ? [<wbr />, '/'] : <var>{part}</var>))}
      </code>
      <button
        class="copy-button"
        type="button"
        data-copy={base + endpoint.path}
        data-done={wordsOf(context).copied}
        aria-label={wordsOf(context).copyAddress}
      ></button>
      {hasPlayground ? tryButton(context) : null}
    </div>
  );
}

/** The script puts what is chosen into what is copied and into the samples. */
function baseChoice(bases: readonly EndpointServer[], context: RenderContext): JsxNode {
  return (
    <select
      class="tab-menu"
      aria-label={wordsOf(context).baseUrl}
      autocomplete="off"
      data-base={bases[0]?.url}
      data-search="no"
    >
      {bases.map(({ url, title }) => (
        <option value={url} title={title}>
          {url}
        </option>
      ))}
    </select>
  );
}

function tryButton(context: RenderContext): JsxNode {
  const { tryIt, tryFailed } = wordsOf(context);
  return (
    <button
      class="endpoint-try"
      type="button"
      aria-haspopup="dialog"
      data-try={context.relative('')}
      data-failed={tryFailed}
    >
      {tryIt}
    </button>
  );
}
