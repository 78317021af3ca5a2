/** @jsxImportSource #jsx */
import type { JsxNode } from '../../../engine/theme-api.ts';

/** The theme's own signs, drawn with a 1.75 stroke on a grid of 24. */
const GLYPHS = {
  arrow: '<path d="M7 17 17 7M9 7h8v8"/>',
  check: '<path d="m5 12.5 4.5 4.5L19 7.5"/>',
  chevron: '<path d="m9 6 6 6-6 6"/>',
  circleCheck: '<circle cx="12" cy="12" r="9"/><path d="m8 12.5 2.7 2.7L16 9.5"/>',
  close: '<path d="m6 6 12 12M18 6 6 18"/>',
  copy: '<rect x="9" y="9" width="11" height="11" rx="2.5"/><path d="M5 15a1.5 1.5 0 0 1-1-1.4V6a2 2 0 0 1 2-2h7.6A1.5 1.5 0 0 1 15 5"/>',
  down: '<path d="m6 9.5 6 6 6-6"/>',
  feed: '<path d="M5 11.5a7.5 7.5 0 0 1 7.5 7.5M5 5a14 14 0 0 1 14 14"/><circle cx="6" cy="18" r="1.25"/>',
  file: '<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z"/><path d="M14 3v5h5"/>',
  fileCode:
    '<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z"/><path d="m10.5 11-2.5 3 2.5 3M13.5 11l2.5 3-2.5 3"/>',
  fileText: '<path d="M14 3H7a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h10a2 2 0 0 0 2-2V8z"/><path d="M9 12h6M9 16h4"/>',
  folder: '<path d="M3 7a2 2 0 0 1 2-2h4l2 2.5h8a2 2 0 0 1 2 2V17a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"/>',
  image:
    '<rect x="3.5" y="4.5" width="17" height="15" rx="2"/><circle cx="9" cy="10" r="1.5"/><path d="m5 18 5-4.5 3 2.5 3.5-4 4 4.5"/>',
  info: '<circle cx="12" cy="12" r="9"/><path d="M12 11v5M12 7.8v.01"/>',
  lightbulb:
    '<path d="M9 17.5h6M10 21h4"/><path d="M8.6 14.6A6 6 0 1 1 15.4 14.6c-.5.5-.9 1.2-.9 2.9h-5c0-1.7-.4-2.4-.9-2.9z"/>',
  link: '<path d="M10 13.5a4 4 0 0 0 6 .4l2.5-2.5a4 4 0 0 0-5.7-5.7L11.5 7"/><path d="M14 10.5a4 4 0 0 0-6-.4L5.5 12.6a4 4 0 0 0 5.7 5.7l1.3-1.3"/>',
  menu: '<path d="M4 7h16M4 12h16M4 17h16"/>',
  moon: '<path d="M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5z"/>',
  note: '<path d="M5 4h14v11l-5 5H5z"/><path d="M14 20v-5h5M8.5 9h7M8.5 13h3"/>',
  search: '<circle cx="11" cy="11" r="6.5"/><path d="m20 20-4.4-4.4"/>',
  star: '<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.9-4.3-4.1 5.9-.8z"/>',
  stop: '<path d="M8.3 3h7.4L21 8.3v7.4L15.7 21H8.3L3 15.7V8.3z"/><path d="M12 7.5v5.5M12 16.2v.01"/>',
  sun: '<circle cx="12" cy="12" r="4"/><path d="M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M5.3 18.7l1.4-1.4M17.3 6.7l1.4-1.4"/>',
  thumbDown: '<path d="M7 13V4h9.5l2.7 7.5A1.5 1.5 0 0 1 17.8 13H14v5a2 2 0 0 1-2 2l-3.5-7z"/><path d="M7 4H4v9h3"/>',
  thumbUp: '<path d="M7 11v9h9.5l2.7-7.5a1.5 1.5 0 0 0-1.4-1.5H14V6a2 2 0 0 0-2-2l-3.5 7z"/><path d="M7 20H4v-9h3"/>',
  toc: '<path d="M4 6h16M4 12h10M4 18h13"/>',
  warning: '<path d="M12 4 2.8 19.5h18.4z"/><path d="M12 10v4.5M12 17.2v.01"/>',
} as const;

export type GlyphName = keyof typeof GLYPHS;

/** A sign of the theme's own; `label` names it where no words stand beside it. */
export function glyph(name: GlyphName, label?: string): JsxNode {
  const naming = label === undefined ? { 'aria-hidden': 'true' } : { role: 'img', 'aria-label': label };
  return (
    <svg class="icon icon-stroked" viewBox="0 0 24 24" {...naming}>
      {{ html: GLYPHS[name] }}
    </svg>
  );
}
