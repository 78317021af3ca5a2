import script from '../../../theme/runtime/index.ts?script';
import partsScript from '../../../theme/runtime/parts.ts?script';
import type { ColorMode, FrameContent, FrameToHost, ShownDocument } from '../../protocol.ts';
import { answerSearch } from './answer-search.ts';
import { createAssetStore } from './asset-store.ts';
import { interceptLinks } from './links.ts';
import { createLiveComponents } from './live/live-components.ts';
import type { LiveWorkers } from './live/live-worker-line.ts';
import { oncePainted } from './once-painted.ts';
import { createOutsideGate, type OutsideGate } from './outside/gate.ts';
import { type PageContents, PageDocument } from './page-document.ts';
import { createPicking, type Picking } from './picking/picking.ts';
import { ReaderSettings } from './reader-settings.ts';

export interface PageView extends Omit<Picking, 'onDocument' | 'without' | 'change'> {
  readonly receive: (message: FrameContent) => void;
  /** Another page is about to come. Should it be the same one after all, its components start afresh. */
  readonly leavePage: () => void;
  readonly outside: OutsideGate;
  /** Without `contents` there is no such file. */
  readonly setAsset: (output: string, contents: Uint8Array | undefined) => void;
  readonly forgetAssets: (outputs: readonly string[]) => void;
  readonly setColorMode: (mode: ColorMode) => void;
  readonly scrollTo: (hash: string) => void;
  /** Shows what surrounds the page in a version, and the next pages that several versions share. */
  readonly chooseVersion: (version: string) => void;
  readonly readDocument: () => { readonly document?: ShownDocument };
}

/** More than a site has: a worker, which runs code of authors, cannot make us keep more. */
const MOST_SHEETS = 32;

/** Shows documents in the frame's own. */
export function createPageView(send: (message: FrameToHost) => void, liveWorkers: LiveWorkers): PageView {
  let page: PageDocument | undefined;
  /** Texts of the site's style sheets, by path in the built site. */
  const styles = new Map<string, string>();
  let isScriptRunning = false;

  const assets = createAssetStore(
    (output) => send({ kind: 'asset-wanted', output }),
    (output) => page?.live.refresh(output),
  );
  const outside = createOutsideGate(send, (address) => page?.live.refresh(address));
  const picking = createPicking(send, () => {
    if (!page) return undefined;
    const { output, html, places, rendered, live, held } = page;
    return { output, html, places, rendered, liveOf: live.of, held };
  });
  const components = createLiveComponents(send, liveWorkers);
  const settings = new ReaderSettings(() => page?.rendered.documentElement.dataset.mode);
  const search = answerSearch(() => page?.output ?? '');
  interceptLinks(send, () => page?.output ?? '', scrollTo);

  function showDocument(message: Extract<FrameContent, { kind: 'document' }>): void {
    send({ kind: 'showing', output: message.output });
    if (page?.output === message.output) page.update(message);
    else {
      components.close();
      open(message);
      scrollTo(message.hash);
    }
    if (page) components.show(page);
    if (page) outside.forgetUnused(page.live.isUsed);
    picking.onDocument();
    reportWhenPainted(message.id);
  }

  function open(contents: PageContents): void {
    outside.forget();
    assets.forgetMissing();
    page = new PageDocument(contents, {
      outside,
      find: assets.find,
      styles: (sheet) => styles.get(sheet),
    });
    settings.applyColorMode();
    runScript();
    settings.applyVersion();
  }

  /** The site's script sets itself up once for the life of a document, and the frame's document stays. */
  function runScript(): void {
    if (isScriptRunning) return;
    isScriptRunning = true;
    // Brought along rather than taken from a worker, so that nothing an author's code could have made is run here.
    for (const code of [partsScript, script]) new Function(code)();
  }

  function reportWhenPainted(id: number): void {
    oncePainted(() => send({ kind: 'shown', id, at: performance.timeOrigin + performance.now() }));
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
          picking.change(() => showDocument(message));
          break;
        case 'stylesheet':
          if (keepSheet(styles, message)) page?.live.refreshStyles();
          break;
        case 'search-head':
          search.setHead(message.head);
      }
    },
    leavePage: () => components.close(),
    outside,
    setAsset: assets.set,
    forgetAssets: assets.forget,
    setColorMode: (mode) => settings.setColorMode(mode),
    scrollTo,
    chooseVersion: (version) => settings.chooseVersion(version),
    setPicking: picking.setPicking,
    setScale: picking.setScale,
    setWriting: picking.setWriting,
    tellField: picking.tellField,
    pickBlock: picking.pickBlock,
    markSetting: picking.markSetting,
    markLine: picking.markLine,
    markChanges: picking.markChanges,
    scrollToLine: picking.scrollToLine,
    readDocument() {
      if (!page) return {};
      const shown = page;
      const { output, html, rendered, live } = shown;
      const copy = picking.without(() => live.restore(document.documentElement));
      components.restore(shown, copy);
      for (const name of copy.getAttributeNames()) copy.removeAttribute(name);
      for (const { name, value } of rendered.documentElement.attributes) copy.setAttribute(name, value);
      return { document: { output, rendered: html, shown: copy.outerHTML } };
    },
  };
}

type Stylesheet = Extract<FrameContent, { kind: 'stylesheet' }>;

/** @returns whether it is another than before */
function keepSheet(sheets: Map<string, string>, { output, text }: Stylesheet): boolean {
  const known = sheets.get(output);
  if (known === text || (known === undefined && sheets.size >= MOST_SHEETS)) return false;
  sheets.set(output, text);
  return true;
}
