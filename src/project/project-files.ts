/**
 * A documentation project: a map from path to bytes. Paths are relative to the folder that holds the
 * configuration file, separated by `/`, and never start with one.
 */
export type ProjectFiles = ReadonlyMap<string, Uint8Array>;
