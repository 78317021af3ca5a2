/** @jsxImportSource #jsx */
import type { JsxElement, JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { flagAttribute, textAttribute } from '../../attributes.ts';
import { isElement } from '../../children.ts';
import { glyph } from '../icon/glyph.tsx';
import { drawIcon } from '../icon/icon.tsx';
import { Mermaid } from '../mermaid/mermaid.tsx';
import { CodeLines } from './code-lines.tsx';
import { type FenceInfo, parseFenceInfo } from './fence-info.ts';

export interface Fence {
  readonly info: FenceInfo;
  readonly code: string;
}

/** A fence as Markdown makes it: `<pre><code class="language-…">`; any other `<pre>` stays as written. */
export function Pre(props: Props, context: RenderContext): JsxNode {
  const fence = readFence(props, context);
  if (fence === undefined) return <pre {...props} tabindex="0" />;
  return drawFence(fence, context);
}

/** `<CodeBlock language="ts" filename="a.ts">…</CodeBlock>`: a fence written as a component. */
export function CodeBlock(props: Props, context: RenderContext): JsxNode {
  const fence = readFence(props, context);
  return fence === undefined ? props.children : drawFence(fence, context);
}

/** What a `pre` element or a `CodeBlock` holds, for components that arrange fences. */
export function readFence(props: Props, context: RenderContext): Fence | undefined {
  const inner = [props.children].flat().find((child): child is JsxElement => isElement(child as JsxNode));
  const className = inner?.props.className ?? inner?.props.class;
  const encoded = typeof className === 'string' ? /(?:^|\s)language-(\S+)/.exec(className)?.[1] : undefined;
  const language = textAttribute(props, 'language') ?? textAttribute(props, 'lang');
  if (inner !== undefined && inner.type === 'pre') return readFence(inner.props, context);
  if (encoded === undefined && language === undefined && !isCode(inner)) return undefined;
  const info = parseFenceInfo(encoded === undefined ? (language ?? '') : decode(encoded));
  const title = textAttribute(props, 'title') ?? textAttribute(props, 'filename') ?? info.title;
  return {
    code: context.textOf(inner === undefined ? props.children : inner.props.children).replace(/\n$/, ''),
    info: {
      ...info,
      ...(title === undefined ? {} : { title }),
      isWrapped: info.isWrapped || flagAttribute(props, 'wrap'),
      hasLineNumbers: info.hasLineNumbers || flagAttribute(props, 'lines'),
      isExpandable: info.isExpandable || flagAttribute(props, 'expandable'),
    },
  };
}

/** A whole block with its bar, or, inside a group that draws the bar itself, only the code. */
export function drawFence(fence: Fence, context: RenderContext, isBare = false): JsxNode {
  const { info, code } = fence;
  if (info.language.toLowerCase() === 'mermaid') return Mermaid({ source: code }, context);
  const hasBar = !isBare && (info.title !== undefined || info.icon !== undefined);
  return (
    <div class={blockClass(info, isBare)} data-language={info.language === '' ? undefined : info.language}>
      {hasBar ? (
        <div class="code-bar">
          <span class="code-title">
            {fenceIcon(info, context)}
            {info.title}
          </span>
          {copyButton(info)}
        </div>
      ) : null}
      <pre class="code" tabindex="0">
        <code>{CodeLines({ code, info }, context)}</code>
      </pre>
      {hasBar || isBare ? null : copyButton(info)}
      {info.isExpandable && code.split('\n').length > 12 ? (
        <button class="code-expand" type="button" data-expand-code aria-expanded="false">
          Show all lines
        </button>
      ) : null}
    </div>
  );
}

export function copyButton(info: Pick<FenceInfo, 'canCopy'>): JsxNode {
  if (!info.canCopy) return null;
  return (
    <button class="copy-button" type="button" data-copy-code aria-label="Copy the code">
      {glyph('copy')}
    </button>
  );
}

export function fenceIcon(info: FenceInfo, context: RenderContext): JsxNode {
  if (info.icon === undefined) return null;
  return drawIcon({ name: info.icon, ...(info.iconType ? { type: info.iconType as 'solid' } : {}) }, context);
}

function blockClass(info: FenceInfo, isBare: boolean): string {
  const names = [isBare ? 'code-pane' : 'code-block'];
  if (info.isWrapped) names.push('code-wrapped');
  if (info.hasLineNumbers) names.push('code-numbered');
  if (info.focused.size > 0) names.push('code-focusing');
  if (info.isExpandable) names.push('code-expandable');
  return names.join(' ');
}

function isCode(element: JsxElement | undefined): boolean {
  return element !== undefined && (element.type === 'code' || element.type === 'pre');
}

/** A stray `%` written by hand in a class name is no encoding. */
function decode(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
