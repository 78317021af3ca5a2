import type { ColorMode } from '../../protocol.ts';

/** What a reader of the site can choose, as the app has chosen it. A new document does not have it yet. */
export class ReaderSettings {
  readonly #authoredMode: () => string | undefined;
  #colorMode: ColorMode = 'system';
  #version: string | undefined;

  /** @param authoredMode the colours that the document that is shown asks for */
  constructor(authoredMode: () => string | undefined) {
    this.#authoredMode = authoredMode;
  }

  setColorMode(mode: ColorMode): void {
    this.#colorMode = mode;
    this.applyColorMode();
  }

  chooseVersion(version: string): void {
    this.#version = version;
    this.applyVersion();
  }

  applyColorMode(): void {
    const root = document.documentElement;
    // What the head's own script does in the built site: say that script runs, and set the reader's choice.
    root.dataset.script = '';
    const mode = this.#colorMode === 'system' ? this.#authoredMode() : this.#colorMode;
    if (mode === undefined) delete root.dataset.mode;
    else root.dataset.mode = mode;
  }

  /** As the reader would choose it, but that the focus stays where it is. Needs the site's script. */
  applyVersion(): void {
    if (this.#version === undefined) return;
    const name = CSS.escape(this.#version);
    const bar = document.querySelector<HTMLElement>('header');
    if (!bar || !document.querySelector(`template[data-version="${name}"]`)) return;
    bar.inert = true;
    bar.querySelector<HTMLElement>(`a[data-version="${name}"]`)?.click();
    bar.inert = false;
  }
}
