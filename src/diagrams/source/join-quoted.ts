/** Texts in double quotes that go over several lines. */
import type { SourceLine } from './read-source.ts';

/** Lines with what belongs to a quote that they open; a quote that nobody closes ends with its line. */
export function joinQuoted(lines: readonly SourceLine[]): SourceLine[] {
  const joined: SourceLine[] = [];
  for (let index = 0; index < lines.length; index++) {
    const line = lines[index] as SourceLine;
    const end = isOpen(line.text) ? lines.findIndex((other, at) => at > index && other.text.includes('"')) : -1;
    const last = lines[end];
    // The next quote closes the text only if it closes the line's quotes, too.
    if (last === undefined || !isOpen(last.text)) {
      joined.push(line);
      continue;
    }
    joined.push({
      ...line,
      text: lines
        .slice(index, end + 1)
        .map(({ text }) => text)
        .join('<br>'),
    });
    index = end;
  }
  return joined;
}

function isOpen(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1;
}
