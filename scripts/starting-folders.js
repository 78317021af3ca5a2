/** Folders whose modules do something by being loaded. Of all others the build leaves out those of which nothing is used. */
export const STARTING_FOLDERS = ['src/app', 'src/editor/monaco'];
