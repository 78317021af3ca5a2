/** What runs the elements that few pages have; those pages load it beside the script of every page. */
export const PARTS_SCRIPT_PATH = 'assets/parts.js';
