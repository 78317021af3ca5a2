/** References in a schema: `#/…` in itself, `docs.schema.json#/…` in another one, which is named by the end of its `$id`. */

/**
 * @param {string} reference such as `docs.schema.json#/definitions/icon`
 * @param {readonly object[]} schemas the one that holds the reference first
 */
export function followReference(reference, schemas) {
  const pointer = reference.slice(reference.indexOf('#') + 1);
  const steps = pointer
    .split('/')
    .slice(1)
    .map((step) => step.replaceAll('~1', '/').replaceAll('~0', '~'));
  const isElsewhere = !reference.startsWith('#');
  for (const schema of isElsewhere ? schemas.slice(1) : schemas) {
    const found = steps.reduce((value, step) => value?.[step], schema);
    if (found !== undefined) return found;
  }
  throw new Error(`No schema has what ${reference} refers to.`);
}
