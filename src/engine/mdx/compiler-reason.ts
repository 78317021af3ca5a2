/** A compiler's reason in a writer's sentence. */

/** Without the compiler's name, place, notes and guesses; no full stop at the end. */
export function plainReason(reason: string): string {
  const plain = reason
    .replace(/^Could not parse (?:esm|import\/exports|expression) with \w+:?\s*/, '')
    .replace(/\s*\([\w-]+:[\w-]+\)\s*$/, '')
    .replace(/\s*\(note:[\s\S]*?\)(?=\s|$)/, '')
    .replace(/\. [A-Z][\s\S]*$/, '')
    .replace(/\.$/, '')
    .trim();
  return plain === '' ? 'it cannot be read' : plain.charAt(0).toLowerCase() + plain.slice(1);
}
