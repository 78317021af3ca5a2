/**
 * An address as people read and write it: `/a%20b` → `/a b`. Markdown encodes what an address may not hold, and problems
 * name it as it was written; one that is not URI-encoded stays. What has a meaning in an address (`%2F`, `%23`) stays
 * encoded, too.
 */
export function decodeAddress(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    // Not URI-encoded: it is what was written.
    return address;
  }
}

/** A path or fragment of an address with everything decoded: `q%26a%20b` → `q&a b`; one that is not URI-encoded stays. */
export function decodePart(part: string): string {
  if (!part.includes('%')) return part;
  try {
    return decodeURIComponent(part);
  } catch {
    // Not URI-encoded: it is meant as it is written.
    return part;
  }
}
