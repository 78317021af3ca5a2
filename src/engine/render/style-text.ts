/** React's style objects as text. */

const UNITLESS =
  /^(?:animationIterationCount|aspectRatio|columnCount|columns|fillOpacity|flex|flexGrow|flexShrink|fontWeight|gridArea|gridColumn|gridColumnEnd|gridColumnStart|gridRow|gridRowEnd|gridRowStart|lineClamp|lineHeight|opacity|order|orphans|scale|stopOpacity|strokeOpacity|strokeWidth|tabSize|widows|zIndex|zoom|WebkitLineClamp)$/;

/**
 * `{ marginTop: 4 }` → `margin-top:4px`. Custom properties stay as they are; empty values are left out, and so is all
 * that is no style: an element, a list.
 */
export function styleText(style: object): string {
  if (Array.isArray(style) || ('type' in style && 'props' in style)) return '';
  const parts: string[] = [];
  for (const [name, value] of Object.entries(style)) {
    if (value === null || value === undefined || value === '') continue;
    if (typeof value !== 'string' && typeof value !== 'number') continue;
    const isCustom = name.startsWith('--');
    const property = isCustom ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const hasUnit = typeof value === 'number' && value !== 0 && !isCustom && !UNITLESS.test(name);
    parts.push(`${property.replace(/^ms-/, '-ms-')}:${hasUnit ? `${value}px` : String(value).trim()}`);
  }
  return parts.join(';');
}
