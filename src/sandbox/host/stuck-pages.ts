import { VIEW_LIMIT_MS, VIEW_RETRY_LIMIT_MS } from '../../building/limits.ts';
import { changedPaths } from '../../project/changed-paths.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { ViewForm } from '../protocol.ts';

/** What all pages share: where even the text of a page keeps the frame from answering, it is something of these. */
const SHARED = /(?:\.css|(?:^|\/)(?:docs|mint)\.json)$/;

/** Pages that kept the frame from answering, and what is shown of them. */
export class StuckPages {
  /** What the frame is at. */
  #shown: { readonly output: string; isPainted: boolean } | undefined;
  /** What it has painted. */
  #painted: string | undefined;
  readonly #forms = new Map<string, ViewForm>();
  /** A page that was there already when the frame stopped answering: perhaps another tab's page kept it. */
  #doubt: string | undefined;
  /** Not even text can be shown. */
  #isShared = false;
  /** Pages that the person wants to see after all. */
  readonly #retries = new Set<string>();

  /** The frame has a document, and begins to show it. @returns whether it is one of another page */
  showing(output: string): boolean {
    const isAnother = this.#shown?.output !== output;
    this.#shown = { output, isPainted: false };
    return isAnother;
  }

  /** What it is at is in sight. @returns whether that is another page than was painted before */
  painted(): boolean {
    if (!this.#shown) return false;
    const { output } = this.#shown;
    const isAnother = this.#painted !== output;
    this.#shown.isPainted = true;
    this.#painted = output;
    return isAnother;
  }

  /** The frame is another one. */
  forgetShown(): void {
    this.#shown = undefined;
    this.#painted = undefined;
  }

  /**
   * The frame does not answer.
   * @param pageAt page at a path of the built site
   * @param isHidden nothing of the tab is in sight, so that nothing of it is drawn
   * @returns the page whose doing it is
   */
  note(pageAt: (output: string) => string | undefined, isHidden: boolean): string | undefined {
    const { output, isPainted } = this.#shown ?? {};
    const page = output === undefined ? undefined : pageAt(output);
    if (page === undefined || (isPainted && isHidden)) return undefined;
    if (isPainted && this.#doubt !== page) {
      this.#doubt = page;
      return undefined;
    }
    this.#doubt = undefined;
    this.#retries.delete(page);
    const before = this.formOf(page);
    this.#forms.set(page, before === 'page' ? 'text' : 'source');
    if (before !== 'page') this.#isShared = true;
    return page;
  }

  formOf(page: string): ViewForm {
    return this.#isShared ? 'source' : (this.#forms.get(page) ?? 'page');
  }

  /** How long the frame may be busy, as `building/limits.ts` counts it. */
  limitMs(page: string | undefined): number {
    return page !== undefined && this.#retries.has(page) ? VIEW_RETRY_LIMIT_MS : VIEW_LIMIT_MS;
  }

  /** The person wants to see the page after all. @returns whether it was shown in another form */
  tryAgain(page: string): boolean {
    if (this.formOf(page) === 'page') return false;
    this.#forms.delete(page);
    this.#isShared = false;
    this.#retries.add(page);
    return true;
  }

  noteChange(before: ProjectFiles, after: ProjectFiles): void {
    if (!this.#isShared) return;
    const changed = changedPaths(before, after);
    if (!changed || changed.some((path) => SHARED.test(path))) {
      this.#isShared = false;
      this.#forms.clear();
    }
  }
}
