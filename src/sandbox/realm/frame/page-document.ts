import { applyDifference, type TextDifference } from '../../../shared/text-difference.ts';
import { createHeldElements, type HeldElements, takeOver } from './held-elements.ts';
import { createLiveDocument, type LiveDocument, type LiveDocumentOptions } from './live-document.ts';
import { isSameThing, type LiveTree, morphElement } from './morph.ts';
import { createElementFinder, type ElementFinder } from './part-update.ts';
import { textDifferences } from './text-differences.ts';

/** As it comes from a worker. */
export interface PageContents {
  /** Path in the built site. */
  readonly output: string;
  readonly html: string;
  readonly places: string;
  /** Code of its components with state. */
  readonly scripts?: readonly string[];
}

const parser = new DOMParser();

/** A page in the frame's document. */
export class PageDocument {
  readonly output: string;
  /** As the engine rendered it; kept equal to what is shown. */
  readonly rendered: Document;
  readonly live: LiveDocument;
  readonly held: HeldElements;
  readonly #tree: LiveTree;
  readonly #finder: ElementFinder;
  #html: string;
  #places: string;
  #scripts: readonly string[];

  /** Takes the place of what is shown. Nothing that was done to the last page carries over: it has nodes of its own. */
  constructor({ output, html, places, scripts = [] }: PageContents, files: Omit<LiveDocumentOptions, 'output'>) {
    this.output = output;
    this.#html = html;
    this.#places = places;
    this.#scripts = scripts;
    this.rendered = parser.parseFromString(html, 'text/html');
    this.live = createLiveDocument({ output, ...files });
    this.live.claim(this.rendered.documentElement, document.documentElement);
    const nodes = [...this.rendered.documentElement.childNodes].map(this.live.create);
    document.documentElement.replaceChildren(...nodes);
    this.held = createHeldElements(this.rendered, this.live);
    this.#tree = { ...this.live, isHeld: this.held.isHeld, isTypedIn: this.held.isTypedIn };
    this.#finder = createElementFinder(this.rendered, (part, next) => isSameThing(part, next, this.#tree));
  }

  get html(): string {
    return this.#html;
  }

  get places(): string {
    return this.#places;
  }

  /** Code of its components with state. */
  get scripts(): readonly string[] {
    return this.#scripts;
  }

  /** Shows the page as it is now: what is the same stays. */
  update({ html, places, scripts = [] }: PageContents): void {
    this.#updateHtml(html);
    this.#places = places;
    this.#scripts = scripts;
  }

  #updateHtml(html: string): void {
    const changes = textDifferences(this.#html, html);
    // From the last to the first: so each is where it was.
    if (!changes.toReversed().every((change) => this.#updatePart(change))) this.#updateWhole(html);
    this.#html = html;
    if (html.includes('<template data-slot=')) this.#updateHidden();
  }

  /** Whether a change was made in one element of the page. Without that nothing was done. */
  #updatePart(change: TextDifference): boolean {
    const html = applyDifference(this.#html, change);
    const part = this.#finder.find(this.#html, html, change);
    if (!part) return false;
    if (this.held.isInside(part.rendered)) takeOver(part.rendered, part.next);
    else if (this.live.of(part.rendered)?.isConnected) morphElement(part.rendered, part.next, this.#tree);
    else return false;
    this.#html = html;
    return true;
  }

  #updateWhole(html: string): void {
    this.#finder.forget();
    morphElement(this.rendered.documentElement, parser.parseFromString(html, 'text/html').documentElement, this.#tree);
  }

  /** What stands in templates is no child of theirs, so no difference is found there. */
  #updateHidden(): void {
    const next = parser.parseFromString(this.#html, 'text/html').querySelectorAll('template[data-slot]');
    for (const [index, template] of this.rendered.querySelectorAll('template[data-slot]').entries()) {
      const text = next[index]?.innerHTML;
      if (text !== undefined && template.innerHTML !== text) template.innerHTML = text;
    }
  }
}
