/** Icons of a site in its diagrams. */
import type { RenderContext } from '../../../engine/theme-api.ts';

/** Icons of brands of which only the maker's own sign is free. */
const MAKERS = /^(aws|google|azure)-/;

/** `logos:aws-s3`, `mdi:lock`, `fa:user`: a drawing in the colour `--c`; `undefined` for an icon that is a picture. */
export function diagramIcon(
  written: string,
  context: RenderContext,
): { readonly viewBox: string; readonly markup: string } | undefined {
  const name = written.slice(written.indexOf(':') + 1);
  const maker = MAKERS.exec(name)?.[1];
  const drawing = context.icon({ name: maker === 'azure' ? 'microsoft' : (maker ?? name) });
  if (drawing.kind === 'image') return undefined;
  const { viewBox, markup, isStroked } = drawing;
  // The style sheet leaves paths of diagrams without a fill.
  const style = isStroked
    ? 'stroke:var(--c);stroke-width:1.75;stroke-linecap:round;stroke-linejoin:round;fill:none'
    : 'fill:var(--c)';
  return {
    viewBox,
    markup: markup.replace(/<(path|circle|rect|ellipse|line|polyline|polygon)\b/g, `<$1 style="${style}"`),
  };
}
