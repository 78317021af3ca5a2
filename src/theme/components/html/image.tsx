/** @jsxImportSource #jsx */

import type { JsxNode, Props, RenderContext } from '../../../engine/theme-api.ts';
import type { ImageSize } from '../../../images/image-size.ts';
import { attribute, classNames, flagAttribute, omit, textAttribute } from '../../attributes.ts';
import { wordsOf } from '../../words/words-of.ts';
import { glyph } from '../icon/glyph.tsx';
import { withStyle } from './style.ts';

/** Smaller images show all there is to see. */
const SMALLEST_ZOOMED_PX = 120;
const PX_PER_EM = 16;

/**
 * An image. Its place is kept free while it loads; the script lets readers enlarge it, unless `noZoom` is set, it
 * stands in a link, or it is small. One that the project does not have shows its text.
 */
export function Image(props: Props, context: RenderContext): JsxNode {
  const source = textAttribute(props, 'src');
  const alt = typeof props.alt === 'string' ? props.alt.trim() : '';
  if (source === undefined) return <img {...props} alt={alt} />;
  const nth = context.countImage(source);
  if (alt === '') reportMissingText(source, nth, props, context);
  const { isMissing, size } = context.image(source);
  const src = context.asset(source, nth);
  if (isMissing) return missingImage(alt || source, props);
  const own = omit(props, 'src', 'alt', 'noZoom', 'nozoom', 'zoom', 'loading');
  const image = (
    <img
      {...own}
      {...reservedPlace(own, size)}
      src={src}
      alt={alt}
      loading={props.loading ?? 'lazy'}
      decoding="async"
    />
  );
  if (flagAttribute(props, 'noZoom') || isSmall(own, size)) return image;
  const words = wordsOf(context);
  return (
    <lw-zoom data-label={alt === '' ? words.image : undefined} data-close={words.closeImage}>
      {image}
    </lw-zoom>
  );
}

/** `alt=""` says that an image only decorates; Markdown without a text, and a tag without `alt`, say nothing. */
function reportMissingText(source: string, nth: number, props: Props, context: RenderContext): void {
  const diagnostic = {
    code: 'images/no-text',
    severity: 'info',
    subject: [source],
    message: `The image \`${source}\` has no text for those who do not see it.`,
    hint: 'Say what it shows: `![A chart of …](…)`, or `alt="A chart of …"` in a tag; `alt=""` where it only decorates.',
  } as const;
  context.reportImage(diagnostic, source, nth, attribute(props, 'alt') !== undefined);
}

function missingImage(text: string, props: Props): JsxNode {
  return (
    <span class={classNames('image-missing', props)} role="img" aria-label={text}>
      {glyph('image')}
      <span aria-hidden="true">{text}</span>
    </span>
  );
}

/** Attributes that give the browser the image's shape, whatever part of its size the author decides. */
function reservedPlace(props: Props, size: ImageSize | undefined): Props {
  if (size === undefined || /(?:^|\s)aspect-/.test(classNames('', props))) return {};
  const { width, height, isFluid } = size;
  const shape = { style: withStyle(props.style, 'aspect-ratio', `${width}/${height}`) };
  const given = textAttribute(props, 'width');
  if (given === undefined && heightOf(props) !== undefined) return shape;
  // As wide as it will be once it is there.
  if (given === undefined) return isFluid ? { ...shape, width: '100%' } : { width, height };
  const pixels = /^\d+(?:\.\d+)?(?:px)?$/.test(given) ? Number.parseFloat(given) : 0;
  return pixels > 0 ? { width: pixels, height: Math.round((pixels * height) / width) } : shape;
}

function isSmall(props: Props, size: ImageSize | undefined): boolean {
  const width = Number.parseFloat(textAttribute(props, 'width') ?? '');
  const isNarrow = width < SMALLEST_ZOOMED_PX && !textAttribute(props, 'width')?.includes('%');
  const isTiny = size !== undefined && !size.isFluid && Math.max(size.width, size.height) < SMALLEST_ZOOMED_PX;
  return isNarrow || isTiny || (heightOf(props) ?? SMALLEST_ZOOMED_PX) < SMALLEST_ZOOMED_PX;
}

/** Pixels, from the author's style or class; the attribute does not count, as browsers keep the image's shape. */
function heightOf(props: Props): number | undefined {
  const { style } = props;
  const written = typeof style === 'string' ? /(?:^|;)\s*height:\s*([^;]+)/.exec(style)?.[1] : style?.height;
  const [, number, unit] = /^([\d.]+)\s*(px|r?em|)$/.exec(String(written ?? '').trim()) ?? [];
  if (number !== undefined) return Number(number) * (unit?.endsWith('em') ? PX_PER_EM : 1);
  const step = /(?:^|\s)(?:h|size)-(\d+)(?:\s|$)/.exec(classNames('', props))?.[1];
  return step === undefined ? undefined : (Number(step) * PX_PER_EM) / 4;
}
