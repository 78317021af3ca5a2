import { textDifference } from '../../../shared/text-difference.ts';
import script from '../../../theme/runtime/index.ts?script';
import type { ColorMode, FrameContent, FrameToHost, ShownDocument } from '../../protocol.ts';
import { answerSearch } from './answer-search.ts';
import { createAssetStore } from './asset-store.ts';
import { interceptLinks } from './links.ts';
import { createLiveComponents } from './live/live-components.ts';
import type { LiveWorkers } from './live/live-worker-line.ts';
import { createLiveDocument, type LiveDocument } from './live-document.ts';
import { morphElement } from './morph.ts';
import { createElementFinder, type ElementFinder } from './part-update.ts';
import { createPicking, type Picking } from './picking/picking.ts';

export interface PageView extends Omit<Picking, 'onDocument' | 'without'> {
  readonly receive: (message: FrameContent) => void;
  /** Without `contents` there is no such file. */
  readonly setAsset: (output: string, contents: Uint8Array | undefined) => void;
  readonly forgetAssets: (outputs: readonly string[]) => void;
  readonly setColorMode: (mode: ColorMode) => void;
  readonly scrollTo: (hash: string) => void;
  /** Shows what surrounds the page in a version, and the next pages that several versions share. */
  readonly chooseVersion: (version: string) => void;
  readonly readDocument: () => { readonly document?: ShownDocument };
}

interface ShownPage {
  readonly output: string;
  /** As the engine rendered it; kept equal to what is shown. */
  readonly rendered: Document;
  html: string;
  places: string;
  readonly finder: ElementFinder;
  readonly live: LiveDocument;
  /** Code of its components with state. */
  scripts: readonly string[];
}

/** Shows documents in the frame's own. */
export function createPageView(send: (message: FrameToHost) => void, liveWorkers: LiveWorkers): PageView {
  const parser = new DOMParser();
  let page: ShownPage | undefined;
  let styles: Extract<FrameContent, { kind: 'stylesheet' }> | undefined;
  let isScriptRunning = false;
  let colorMode: ColorMode = 'system';
  let version: string | undefined;

  const assets = createAssetStore(
    (output) => send({ kind: 'asset-wanted', output }),
    (output) => page?.live.refresh(output),
  );
  const picking = createPicking(send, () => {
    if (!page) return undefined;
    const { output, html, places, rendered, live } = page;
    return { output, html, places, rendered, liveOf: live.of };
  });
  const components = createLiveComponents(send, liveWorkers);
  const search = answerSearch(() => page?.output ?? '');
  interceptLinks(send, () => page?.output ?? '', scrollTo);

  function showDocument(message: Extract<FrameContent, { kind: 'document' }>): void {
    const { id, output, hash, html, places, scripts = [] } = message;
    if (page?.output === output) {
      update(page, html);
      page.places = places;
      page.scripts = scripts;
    } else {
      components.close();
      open(output, html, places, scripts);
      scrollTo(hash);
    }
    if (page) components.show(page);
    picking.onDocument();
    reportWhenPainted(id);
  }

  function update(shown: ShownPage, html: string): void {
    const change = textDifference(shown.html, html);
    if (!change) return;
    const part = shown.finder.find(shown.html, html, change);
    if (part && shown.live.of(part.rendered)?.isConnected) morphElement(part.rendered, part.next, shown.live);
    else {
      shown.finder.forget();
      const next = parser.parseFromString(html, 'text/html');
      morphElement(shown.rendered.documentElement, next.documentElement, shown.live);
    }
    shown.html = html;
    if (html.includes('<template data-slot=')) updateHidden(shown);
  }

  /** What stands in templates is no child of theirs, so no difference is found there. */
  function updateHidden({ rendered, html }: ShownPage): void {
    const next = parser.parseFromString(html, 'text/html').querySelectorAll('template[data-slot]');
    for (const [index, template] of rendered.querySelectorAll('template[data-slot]').entries()) {
      const text = next[index]?.innerHTML;
      if (text !== undefined && template.innerHTML !== text) template.innerHTML = text;
    }
  }

  /** Another page gets nodes of its own: nothing that was done to the last one carries over. */
  function open(output: string, html: string, places: string, scripts: readonly string[]): void {
    const rendered = parser.parseFromString(html, 'text/html');
    const live = createLiveDocument({
      output,
      find: assets.find,
      styles: (sheet) => (styles?.output === sheet ? styles.text : undefined),
    });
    live.claim(rendered.documentElement, document.documentElement);
    document.documentElement.replaceChildren(...[...rendered.documentElement.childNodes].map(live.create));
    page = { output, rendered, html, places, finder: createElementFinder(rendered), live, scripts };
    applyColorMode();
    runScript();
    applyVersion();
  }

  /** The site's script sets itself up once for the life of a document, and the frame's document stays. */
  function runScript(): void {
    if (isScriptRunning) return;
    isScriptRunning = true;
    // Brought along rather than taken from a worker, so that nothing an author's code could have made is run here.
    new Function(script)();
  }

  function applyColorMode(): void {
    const root = document.documentElement;
    // What the head's own script does in the built site: say that script runs, and set the reader's choice.
    root.dataset.script = '';
    const authored = page?.rendered.documentElement.dataset.mode;
    const mode = colorMode === 'system' ? authored : colorMode;
    if (mode === undefined) delete root.dataset.mode;
    else root.dataset.mode = mode;
  }

  /** As the reader would choose it, but that the focus stays where it is. */
  function applyVersion(): void {
    if (version === undefined) return;
    const name = CSS.escape(version);
    const bar = document.querySelector<HTMLElement>('header');
    if (!bar || !document.querySelector(`template[data-version="${name}"]`)) return;
    bar.inert = true;
    bar.querySelector<HTMLElement>(`a[data-version="${name}"]`)?.click();
    bar.inert = false;
  }

  function reportWhenPainted(id: number): void {
    requestAnimationFrame(() => {
      // The first task after the frame's callbacks runs when the frame has been produced.
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => send({ kind: 'shown', id, at: performance.timeOrigin + performance.now() });
      port2.postMessage(undefined);
    });
  }

  function scrollTo(hash: string): void {
    const target = hash === '' ? null : document.getElementById(hash);
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
  }

  return {
    receive(message) {
      switch (message.kind) {
        case 'document':
          showDocument(message);
          break;
        case 'stylesheet':
          styles = message;
          page?.live.refreshStyles();
          break;
        case 'search-head':
          search.setHead(message.head);
      }
    },
    setAsset: assets.set,
    forgetAssets: assets.forget,
    setColorMode(mode) {
      colorMode = mode;
      applyColorMode();
    },
    scrollTo,
    chooseVersion(next) {
      version = next;
      applyVersion();
    },
    setPicking: picking.setPicking,
    setScale: picking.setScale,
    markSetting: picking.markSetting,
    markLine: picking.markLine,
    scrollToLine: picking.scrollToLine,
    readDocument() {
      if (!page) return {};
      const { live } = page;
      const shown = page;
      const copy = picking.without(() => live.restore(document.documentElement));
      components.restore(shown, copy);
      for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
      for (const { name, value } of page.rendered.documentElement.attributes) copy.setAttribute(name, value);
      return { document: { output: page.output, rendered: page.html, shown: copy.outerHTML } };
    },
  };
}
