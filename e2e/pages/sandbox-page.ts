import type { Frame, Page } from '@playwright/test';
import type * as host from '../../src/sandbox/host/index.ts';
import { HARNESS_ADDRESS } from '../support/addresses.js';

/** What the preview said, in order. */
export interface SandboxLog {
  readonly reports: host.PreviewReport[];
  readonly navigations: { readonly page: string; readonly hash: string }[];
  readonly links: string[];
  readonly failures: string[];
  /** What is to be said of components with state now. */
  liveNotes: readonly host.LiveNote[];
  /** Hosts of what is not shown and has no place in the page. */
  hiddenHosts: readonly string[];
}

interface SandboxWindow {
  readonly sandboxHost: typeof host;
  sandboxPreview: host.Preview;
  sandboxFiles: Map<string, Uint8Array>;
  sandboxLog: SandboxLog;
}

declare const window: SandboxWindow;

interface OpenOptions {
  readonly isClosed?: boolean;
  readonly hasEditorLimits?: boolean;
}

/** The sandbox's host alone in a tab, with a project given as texts. */
export class SandboxPage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /**
   * Opens the project (a configuration is added where there is none) and waits until the page is shown.
   * @param options.hasEditorLimits for pages that are stopped for another reason than time: the harness has less of it
   */
  async open(
    contents: Readonly<Record<string, string | Uint8Array>>,
    shown = 'index',
    { isClosed = false, hasEditorLimits = false }: OpenOptions = {},
  ): Promise<host.PreviewReport> {
    await this.page.goto(`${HARNESS_ADDRESS}${hasEditorLimits ? '#editor-limits' : ''}`);
    const navigation = [{ group: 'Pages', pages: Object.keys(contents).filter((path) => path.endsWith('.mdx')) }];
    const config = { name: 'Sandbox', colors: { primary: '#0f766e' }, navigation };
    const files = { 'docs.json': JSON.stringify(config).replaceAll('.mdx', ''), ...contents };
    const encoded = Object.entries(files).map(
      ([path, content]) => [path, Buffer.from(content).toString('base64')] as const,
    );
    await this.page.evaluate(
      ([given, hasNothingFromElsewhere]) => {
        const decode = (base64: string) => Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const log: SandboxLog = {
          reports: [],
          navigations: [],
          links: [],
          failures: [],
          liveNotes: [],
          hiddenHosts: [],
        };
        window.sandboxLog = log;
        window.sandboxFiles = new Map(given.map(([path, base64]) => [path, decode(base64)]));
        window.sandboxPreview = window.sandboxHost.createPreview({
          container: document.querySelector('#preview') as HTMLElement,
          title: 'Preview',
          onRendered: (report) => log.reports.push(report),
          onNavigate: (page, hash) => log.navigations.push({ page, hash }),
          onOpenLink: (url) => log.links.push(url),
          onFailure: (problem) => log.failures.push(problem.message),
          onLiveNotes: (notes) => {
            log.liveNotes = notes;
          },
          isClosed: hasNothingFromElsewhere,
          onHiddenHosts: (hosts) => {
            log.hiddenHosts = hosts;
          },
        });
      },
      [encoded, isClosed] as const,
    );
    return this.show(shown);
  }

  /** Shows a page and waits for its report. */
  async show(path: string): Promise<host.PreviewReport> {
    return this.#nextReport(() =>
      this.page.evaluate((wanted) => {
        window.sandboxPreview.update(window.sandboxFiles);
        window.sandboxPreview.show(wanted);
      }, path),
    );
  }

  /** Marks a setting and a line, and lets clicks pick. */
  async mark(place: { readonly setting: string; readonly file: string; readonly line: number }): Promise<void> {
    await this.page.evaluate(({ setting, file, line }) => {
      window.sandboxPreview.setPicking(true);
      window.sandboxPreview.markSetting(setting);
      window.sandboxPreview.markLine({ file, line });
    }, place);
  }

  /** Changes a file, as typing does, and waits for the report of the page shown. */
  async write(path: string, text: string): Promise<host.PreviewReport> {
    return this.#nextReport(() =>
      this.page.evaluate(
        ([file, contents]) => {
          window.sandboxFiles = new Map(window.sandboxFiles).set(file, new TextEncoder().encode(contents));
          window.sandboxPreview.update(window.sandboxFiles);
        },
        [path, text] as const,
      ),
    );
  }

  /** Loads what is not shown and has no place in the page. */
  async showHidden(): Promise<void> {
    await this.page.evaluate(() => window.sandboxPreview.showHidden());
  }

  async chooseVersion(version: string): Promise<void> {
    await this.page.evaluate((id) => window.sandboxPreview.chooseVersion(id), version);
  }

  async log(): Promise<SandboxLog> {
    return this.page.evaluate(() => window.sandboxLog);
  }

  async document(): Promise<host.ShownDocument> {
    const document = await this.page.evaluate(() => window.sandboxPreview.readDocument());
    if (!document) throw new Error('No page is shown.');
    return document;
  }

  /** The frame of the preview itself. */
  get frame(): Frame {
    return this.#frameIn('/sandbox.html');
  }

  /** The frame whose workers run the code of pages. */
  get codeFrame(): Frame {
    return this.#frameIn('/sandbox-code.html');
  }

  /** The one of opaque origin, in the document that the app asks for. */
  #frameIn(file: string): Frame {
    const frame = this.page.frames().find((candidate) => candidate.parentFrame()?.url().includes(file));
    if (!frame) throw new Error(`There is no sandbox frame in ${file}.`);
    return frame;
  }

  async #nextReport(act: () => Promise<void>): Promise<host.PreviewReport> {
    const before = (await this.log()).reports.length;
    await act();
    await this.page.waitForFunction((count) => window.sandboxLog.reports.length > count, before);
    const report = (await this.log()).reports[before];
    if (!report) throw new Error('The report was lost.');
    return report;
  }
}
