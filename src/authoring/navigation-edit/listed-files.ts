/** The files that entries name, kept from outline to outline: only what differs between the two is looked at. */
import type { OutlineNode } from './outline.ts';

const NONE: readonly OutlineNode[] = [];

export class ListedFiles {
  /** How many entries name a file. */
  readonly #counts = new Map<string, number>();
  #roots: readonly OutlineNode[] = [];
  #changed = new Set<string>();

  /** @returns the files that are named now and were not in the outline before, or the other way round */
  update(roots: readonly OutlineNode[]): ReadonlySet<string> {
    this.#changed = new Set();
    const went: string[] = [];
    this.#compare(this.#roots, roots, went);
    // What went from one place and came to another is named all along.
    for (const file of went) this.#remove(file);
    this.#roots = roots;
    return this.#changed;
  }

  has(file: string): boolean {
    return this.#counts.has(file);
  }

  #compare(before: readonly OutlineNode[], after: readonly OutlineNode[], went: string[]): void {
    // Nearly all stand where they stood: they need not be looked up by their ids.
    const most = Math.min(before.length, after.length);
    let start = 0;
    while (start < most && before[start]?.id === after[start]?.id)
      this.#compareNode(before[start], after[start++], went);
    let end = 0;
    while (end < most - start && before.at(-1 - end)?.id === after.at(-1 - end)?.id) {
      end++;
      this.#compareNode(before.at(-end), after.at(-end), went);
    }
    const gone = new Map(before.slice(start, before.length - end).map((node) => [node.id, node]));
    for (const node of after.slice(start, after.length - end)) {
      this.#compareNode(gone.get(node.id), node, went);
      gone.delete(node.id);
    }
    for (const node of gone.values()) this.#compareNode(node, undefined, went);
  }

  #compareNode(before: OutlineNode | undefined, after: OutlineNode | undefined, went: string[]): void {
    if (before === after) return;
    if (before?.file !== after?.file) {
      if (before?.file !== undefined) went.push(before.file);
      if (after?.file !== undefined) this.#add(after.file);
    }
    const [old, now] = [before?.children ?? NONE, after?.children ?? NONE];
    if (old.length > 0 || now.length > 0) this.#compare(old, now, went);
  }

  #add(file: string): void {
    const count = this.#counts.get(file) ?? 0;
    this.#counts.set(file, count + 1);
    if (count === 0) this.#changed.add(file);
  }

  #remove(file: string): void {
    const count = this.#counts.get(file) ?? 0;
    if (count > 1) this.#counts.set(file, count - 1);
    else {
      this.#counts.delete(file);
      this.#changed.add(file);
    }
  }
}
