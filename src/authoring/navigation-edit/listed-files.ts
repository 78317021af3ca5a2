/** The files that entries name, kept from outline to outline: only what differs between the two is looked at. */
import type { OutlineNode } from './outline.ts';

export class ListedFiles {
  /** How many entries name a file. */
  readonly #counts = new Map<string, number>();
  #roots: readonly OutlineNode[] = [];
  #hasChanged = false;

  /** @returns whether other files are named than in the outline before */
  update(roots: readonly OutlineNode[]): boolean {
    this.#hasChanged = false;
    const went: string[] = [];
    this.#compare(this.#roots, roots, went);
    // What went from one place and came to another is named all along.
    for (const file of went) this.#remove(file);
    this.#roots = roots;
    return this.#hasChanged;
  }

  has(file: string): boolean {
    return this.#counts.has(file);
  }

  #compare(before: readonly OutlineNode[], after: readonly OutlineNode[], went: string[]): void {
    const gone = new Map(before.map((node) => [node.id, node]));
    for (const node of after) {
      const last = gone.get(node.id);
      gone.delete(node.id);
      if (last === node) continue;
      if (last?.file !== node.file) {
        if (last?.file !== undefined) went.push(last.file);
        if (node.file !== undefined) this.#add(node.file);
      }
      this.#compare(last?.children ?? [], node.children, went);
    }
    for (const node of gone.values()) {
      if (node.file !== undefined) went.push(node.file);
      this.#compare(node.children, [], went);
    }
  }

  #add(file: string): void {
    const count = this.#counts.get(file) ?? 0;
    this.#counts.set(file, count + 1);
    if (count === 0) this.#hasChanged = true;
  }

  #remove(file: string): void {
    const count = this.#counts.get(file) ?? 0;
    if (count > 1) this.#counts.set(file, count - 1);
    else {
      this.#counts.delete(file);
      this.#hasChanged = true;
    }
  }
}
