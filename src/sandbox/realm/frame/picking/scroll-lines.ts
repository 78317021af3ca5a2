/** Lines of a source file and heights in the document, each told from the other. */
import type { SourceLine } from '../../../protocol.ts';
import type { ElementPlaces } from './element-places.ts';

interface Stop {
  readonly element: Element;
  readonly line: number;
}

export interface ScrollLines {
  /** How far down in the document a line stands, in pixels; `undefined` when nothing of its file is shown. */
  readonly heightOf: (place: SourceLine) => number | undefined;
  /** The line at a height in the document; a fraction is a share of the way to the next block. */
  readonly lineAt: (height: number, file: string) => number | undefined;
}

export function createScrollLines(places: ElementPlaces): ScrollLines {
  const byFile = new Map<string, readonly Stop[]>();

  /** Beginnings of blocks that can be seen, further down with every one. */
  function stopsOf(file: string): readonly Stop[] {
    const known = byFile.get(file);
    if (known) return known;
    const stops: Stop[] = [];
    for (const { element, sources } of places.values()) {
      const line = sources.find((lines) => lines.file === file)?.first;
      // What is drawn beside the text, and what closed sections hold, is not on the way.
      if (line !== undefined && line > (stops.at(-1)?.line ?? 0)) stops.push({ element, line });
    }
    byFile.set(file, stops);
    return stops;
  }

  const shownStops = (file: string): readonly Stop[] =>
    stopsOf(file).filter(({ element }) => element.getClientRects().length > 0);
  const topOf = ({ element }: Stop): number => element.getBoundingClientRect().top + window.scrollY;

  return {
    heightOf({ file, line }) {
      const stops = shownStops(file);
      const index = stops.findLastIndex((stop) => stop.line <= line);
      const [before, after] = [stops[index], stops[index + 1]];
      if (!before) return stops.length > 0 ? 0 : undefined;
      if (!after) return topOf(before);
      const share = (line - before.line) / (after.line - before.line);
      return topOf(before) + share * (topOf(after) - topOf(before));
    },
    lineAt(height, file) {
      const stops = shownStops(file);
      const index = stops.findLastIndex((stop) => topOf(stop) <= height);
      const [before, after] = [stops[index], stops[index + 1]];
      if (!before) return stops.length > 0 ? 1 : undefined;
      if (!after) return before.line;
      const [start, end] = [topOf(before), topOf(after)];
      return before.line + (Math.max(height - start, 0) / Math.max(end - start, 1)) * (after.line - before.line);
    },
  };
}
