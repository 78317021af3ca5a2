/** @jsxImportSource #jsx */
import type { JsxNode, Props } from '../../../engine/render/jsx.ts';
import type { RenderContext } from '../../../engine/render/theme-contract.ts';
import { flagAttribute, omit, textAttribute } from '../../attributes.ts';

/** An image; the script lets readers enlarge it unless `noZoom` is set or it stands in a link. */
export function Image(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  const alt = props.alt;
  const isFixed = flagAttribute(props, 'noZoom');
  return (
    <img
      {...omit(props, 'src', 'alt', 'noZoom', 'nozoom', 'zoom')}
      src={source === undefined ? undefined : context.asset(source)}
      alt={typeof alt === 'string' ? alt : ''}
      loading={props.loading ?? 'lazy'}
      decoding="async"
      data-zoom={isFixed ? undefined : ''}
    />
  );
}

/** A video of the project's own. One that plays by itself is silent and loops, as browsers demand. */
export function Video(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  const poster = textAttribute(props, 'poster');
  const playsItself = flagAttribute(props, 'autoPlay');
  const own = omit(props, 'src', 'poster', 'controls', 'children', ...spellings(props, 'autoplay', 'playsinline'));
  return (
    <video
      {...own}
      src={source === undefined ? undefined : context.asset(source)}
      poster={poster === undefined ? undefined : context.asset(poster)}
      controls={playsItself ? flagAttribute(props, 'controls') : true}
      {...(playsItself ? { autoplay: true, muted: true, loop: true } : { preload: 'metadata' })}
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

/** A page or video of another host. It keeps its own shape; without a size it is 16 by 9. */
export function EmbeddedFrame(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  return (
    <iframe
      {...omit(props, 'src', 'title', 'loading')}
      src={source === undefined ? undefined : context.asset(source)}
      title={textAttribute(props, 'title') ?? 'Embedded content'}
      loading="lazy"
    />
  );
}

function spellings(props: Props, ...names: readonly string[]): readonly string[] {
  return Object.keys(props).filter((key) => names.includes(key.toLowerCase()));
}
