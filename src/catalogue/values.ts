/** What attributes may be, as the theme reads them and the catalogue offers them. Plain lists, so that little is bundled. */

/** Kinds that `type` of a callout and of a card can name. */
export const CALLOUT_TYPES = ['note', 'tip', 'warning', 'info', 'check', 'danger'] as const;

/** Where a parameter of an endpoint stands. */
export const PARAMETER_LOCATIONS = ['path', 'query', 'body', 'header', 'cookie'] as const;

export const BADGE_COLORS = ['gray', 'blue', 'green', 'yellow', 'orange', 'red', 'purple', 'white', 'surface'] as const;
export const BADGE_SIZES = ['xs', 'sm', 'md', 'lg'] as const;

/** Corners in which the button of a diagram can stand. */
export const DIAGRAM_CORNERS = ['top-left', 'top-right', 'bottom-left', 'bottom-right'] as const;

/** Styles in which Font Awesome draws. */
export const ICON_TYPES = ['regular', 'solid', 'light', 'thin', 'sharp-solid', 'duotone', 'brands'] as const;
