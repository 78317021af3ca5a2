/** A sentence with its gaps filled: `phrase('Link to {heading}', { heading: 'Limits' })`. */
export function phrase(sentence: string, values: Readonly<Record<string, string>>): string {
  return sentence.replace(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
}
