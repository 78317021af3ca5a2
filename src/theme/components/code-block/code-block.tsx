/** @jsxImportSource #jsx */
import type { IconType } from '../../../config/site-config.ts';
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { wordsOf } from '../../words/words-of.ts';
import { drawIcon } from '../icon/icon.tsx';
import { drawLines } from './code-lines.tsx';
import { drawnFence } from './drawn-fence.ts';
import { type FenceInfo, parseFenceInfo } from './fence-info.ts';
import { type Fence, readFence } from './read-fence.ts';

/** Fewer lines are shorter than the fold and its button. */
export const FEWEST_FOLDED_LINES = 16;

/** A fence as Markdown makes it: `<pre><code class="language-…">`; any other `<pre>` stays as written. */
export function Pre(props: Props, context: RenderContext): JsxNode {
  const fence = readFence(props, context);
  return fence === undefined ? <pre {...props} tabindex="0" /> : drawFence(fence, context);
}

/** `<CodeBlock language="ts" filename="a.ts">…</CodeBlock>`: a fence written as a component. */
export function CodeBlock(props: Props, context: RenderContext): JsxNode {
  return drawFence(readFence(props, context) ?? { info: parseFenceInfo(''), code: '' }, context);
}

/** A whole block with its bar, or, inside a group that draws the bar itself, only the code. */
export function drawFence(fence: Fence, context: RenderContext, isBare = false): JsxNode {
  const { info, code } = fence;
  const drawing = drawnFence(info, code, context);
  if (drawing !== undefined) return drawing;
  const hasBar = !isBare && (info.title !== undefined || info.icon !== undefined);
  const { content, classes } = drawLines(code, info, context);
  const copy = info.canCopy && code.trim() !== '' ? copyButton(context) : null;
  const isFolded = info.isExpandable && code.split('\n').length >= FEWEST_FOLDED_LINES;
  const names = [
    isBare ? 'code-pane' : 'code-block',
    ...classes,
    info.isWrapped && 'code-wrapped',
    info.hasLineNumbers && 'code-numbered',
    isFolded && 'code-foldable',
    isBare && copy === null && 'code-uncopied',
  ];
  return (
    <div class={names.filter(Boolean).join(' ')} data-language={info.language === '' ? undefined : info.language}>
      {hasBar ? (
        <div class="code-bar">
          <span class="code-title">
            {fenceIcon(info, context)}
            {info.title}
          </span>
          {copy}
        </div>
      ) : null}
      <pre class="code" tabindex="0">
        <code>{content}</code>
      </pre>
      {hasBar || isBare ? null : copy}
      {isFolded ? foldButton(context) : null}
    </div>
  );
}

/** The style sheet draws the button, so that a page with hundreds of blocks stays small. */
export function copyButton(context: RenderContext, label?: string): JsxNode {
  const words = wordsOf(context);
  return (
    <button
      class="copy-button"
      type="button"
      data-copy-code
      data-done={words.copied}
      aria-label={label ?? words.copyCode}
    ></button>
  );
}

export function foldButton(context: RenderContext): JsxNode {
  const words = wordsOf(context);
  return (
    <button class="code-fold" type="button" data-expand-code aria-expanded="false">
      <span>{words.showAllLines}</span>
      <span>{words.showFewerLines}</span>
    </button>
  );
}

export function fenceIcon(info: FenceInfo, context: RenderContext): JsxNode {
  if (info.icon === undefined) return null;
  return drawIcon({ name: info.icon, ...(info.iconType ? { type: info.iconType as IconType } : {}) }, context);
}
