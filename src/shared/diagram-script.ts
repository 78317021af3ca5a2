/** What zooms and moves diagrams; a page loads it when a reader first turns to one. */
export const DIAGRAM_SCRIPT_PATH = 'assets/diagram.js';
