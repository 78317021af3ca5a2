/** The browser gives a field the height of what is in it. Elsewhere the height is set by hand. */
export const FITS_ITSELF = typeof CSS !== 'undefined' && CSS.supports('field-sizing', 'content');
