/** Reading values of JSON, YAML and a database, whose shape nobody has checked. */

export type UnknownRecord = Readonly<Record<string, unknown>>;

/** Whether a value has fields by name. A list has none. */
export function isRecord(value: unknown): value is UnknownRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value, or a record without fields in place of anything else. */
export function recordOf(value: unknown): UnknownRecord {
  return isRecord(value) ? value : {};
}
