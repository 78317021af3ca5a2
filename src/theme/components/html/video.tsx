/** @jsxImportSource #jsx */
import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import { flagAttribute, omit, textAttribute } from '../../attributes.ts';

/**
 * A video. One that plays by itself is silent and loops, as browsers demand, and shows its controls when a reader
 * comes to it, so that it can be stopped.
 */
export function Video(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  const poster = textAttribute(props, 'poster');
  const playsItself = flagAttribute(props, 'autoPlay');
  const own = omit(props, 'src', 'poster', 'children', ...spellings(props, 'autoplay', 'playsinline', 'controls'));
  const hasControls = !playsItself || flagAttribute(props, 'controls');
  return (
    <video
      {...own}
      src={source === undefined ? undefined : context.asset(source)}
      poster={poster === undefined ? undefined : context.asset(poster)}
      controls={hasControls}
      tabindex={hasControls ? undefined : '0'}
      {...(playsItself ? { autoplay: true, muted: true, loop: true } : { preload: props.preload ?? 'metadata' })}
      playsinline
    >
      {props.children}
    </video>
  );
}

export function Source(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  return <source {...omit(props, 'src')} src={source === undefined ? undefined : context.asset(source)} />;
}

function spellings(props: Props, ...names: readonly string[]): readonly string[] {
  return Object.keys(props).filter((key) => names.includes(key.toLowerCase()));
}
