/**
 * What the app, the frames of the sandbox and the workers say to each other: one union for each pair and direction,
 * used at both ends.
 *
 * ```
 *   app ── port ── frame         shows pages; runs nothing of an author's
 *   app ── port ── code frame    starts and stops workers, which have its policy: nothing may leave
 *   app ── port ── worker        compiles and renders; an author's code runs here
 *   worker ── port ─> frame      documents to show, straight
 *   frame ── port ── code frame  starts and stops workers for components with state, with a port between each and the frame
 * ```
 *
 * What comes out of the sandbox is hostile: the app checks the shape of every message before it believes it.
 */

import type { TranslatedGrammar } from '../engine/highlighter.ts';
import type { EngineStep } from '../engine/index.ts';
import type { Picture } from '../images/picture.ts';
import type { Diagnostic } from '../project/diagnostics.ts';
import type { SearchHead } from '../shared/search/index-format.ts';
import type { TextDifference } from '../shared/text-difference.ts';
import type { BlockToFrame, BlockToHost, MarkedChange } from './block-messages.ts';
import type {
  BuildPlan,
  BuildPurpose,
  BuiltPage,
  CheckPlan,
  PackedEntry,
  PlannedCopy,
  PlannedJoin,
  SourceContents,
} from './build-shapes.ts';
import type { FieldEvent, FieldPlace, FieldToFrame } from './field-messages.ts';

/** A frame's first word, to the app's window; the app answers with `FRAME_CONNECT` and a port. */
export const FRAME_READY = 'leafwright:frame-ready';
export const FRAME_CONNECT = 'leafwright:frame-connect';

/** To the frame that asks another host for one file. */
export type HostToFetch =
  | { readonly kind: 'fetch'; readonly address: string; readonly mostBytes: number }
  /** Whether something is there; may be sent again and again. */
  | { readonly kind: 'try'; readonly address: string }
  | { readonly kind: 'ping' };

export type FetchToHost =
  | { readonly kind: 'fetched'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'too-large' }
  /** 0: the host answers, and does not let a page of another site read the answer. Absent: nobody answers. */
  | { readonly kind: 'tried'; readonly address: string; readonly status?: number }
  | { readonly kind: 'pong' };

export type ColorMode = 'light' | 'dark' | 'system';

// ---------------------------------------------------------------------------------------------- app -> frame

export type HostToFrame =
  /** Comes with a port: the line to the code frame. */
  | { readonly kind: 'connect-code' }
  /** Comes with a port: what the worker that renders from here on has to show. */
  | { readonly kind: 'connect-worker' }
  /** Somebody wants another page: what moves on the one that is shown may stand still until that comes. */
  | { readonly kind: 'leave-page' }
  /** Answer to `asset-wanted`; without `contents` there is no such file. */
  | { readonly kind: 'asset'; readonly output: string; readonly contents?: Uint8Array }
  /** These files changed: asked for again when the page shown has them. */
  | { readonly kind: 'assets-changed'; readonly outputs: readonly string[] }
  /** Answer to `addresses-wanted`, and again when it is another one: which of them stand in the text of the project. */
  | { readonly kind: 'addresses'; readonly answers: readonly (readonly [address: string, isLiteral: boolean])[] }
  /** Loads what `hidden-hosts` told of. */
  | { readonly kind: 'show-hidden' }
  /** Nothing from other hosts is loaded in this frame. Comes before the first document. */
  | { readonly kind: 'show-nothing-from-elsewhere' }
  | { readonly kind: 'set-color-mode'; readonly mode: ColorMode }
  | { readonly kind: 'scroll-to'; readonly hash: string }
  | { readonly kind: 'read-document'; readonly id: number }
  /** Whether a click on the page picks what is there. */
  | { readonly kind: 'set-picking'; readonly isPicking: boolean }
  /** How much smaller than it is the page is drawn, from 0 to 1: words of marks are drawn larger by as much. */
  | { readonly kind: 'set-scale'; readonly scale: number }
  /** Marks what shows a setting; without one takes the mark away. */
  | { readonly kind: 'mark-setting'; readonly setting?: string }
  /** Marks the block at a line of a source file; without one takes the mark away. */
  | { readonly kind: 'mark-line'; readonly place?: SourceLine }
  /** Marks blocks in which something has changed, or is noted, in place of those that were marked. */
  | { readonly kind: 'mark-changes'; readonly changes: readonly MarkedChange[] }
  /** Puts the block at a line to the upper edge; a fraction is a share of the line. */
  | { readonly kind: 'scroll-to-line'; readonly place: SourceLine }
  /** Shows what surrounds the page in a version, on this page and the next ones that several versions share. */
  | { readonly kind: 'choose-version'; readonly version: string }
  /** Whether words of the page can be typed in where they stand. */
  | { readonly kind: 'set-writing'; readonly isOn: boolean }
  | FieldToFrame
  | BlockToFrame
  /** Is the frame still there? */
  | { readonly kind: 'ping' };

// ---------------------------------------------------------------------------------------------- frame -> app

export type FrameToHost =
  /** A document of the site has come, and is shown from here on: what keeps the frame from answering now is its doing. */
  | { readonly kind: 'showing'; readonly output: string }
  /** The document of request `id` has been painted. `at`: milliseconds since the epoch. */
  | { readonly kind: 'shown'; readonly id: number; readonly at: number }
  | { readonly kind: 'pong' }
  | { readonly kind: 'asset-wanted'; readonly output: string }
  /** May these addresses of other hosts be loaded? As they stand in the document, without what browsers leave out. */
  | { readonly kind: 'addresses-wanted'; readonly addresses: readonly string[] }
  /** Hosts of what is not shown and has no place in the page: in styles, fonts, drawings. Whenever they are others. */
  | { readonly kind: 'hidden-hosts'; readonly hosts: readonly string[] }
  /** A link to a page of the site was clicked. `hash`: without `#`, empty for none. */
  | { readonly kind: 'navigate'; readonly output: string; readonly hash: string }
  /** A link out of the site was clicked. */
  | { readonly kind: 'open-link'; readonly url: string }
  | { readonly kind: 'document'; readonly id: number; readonly document?: ShownDocument }
  | { readonly kind: 'picked'; readonly pick: PreviewPick }
  /** The person scrolled; what stands at the upper edge. */
  | { readonly kind: 'scrolled'; readonly place: SourceLine }
  /** The key for switching picking on and off was pressed. */
  | { readonly kind: 'toggle-picking' }
  | FieldToHost
  | BlockToHost
  /** All that is to be said of the components with state of the page that is shown, whenever it is something else. */
  | { readonly kind: 'live-notes'; readonly notes: readonly LiveNote[] };

/** What the person does with words of the page. The app takes none of it for true: it looks at its own text. */
export type FieldToHost =
  /**
   * A click, or a key, on words that could be typed in; answered with `open-field` or `refuse-field`. `wanted`: a number
   * of its own. `pick`: what it means where they cannot, if anything.
   */
  | {
      readonly kind: 'field-wanted';
      readonly wanted: number;
      readonly place: FieldPlace;
      readonly pick?: PreviewPick;
    }
  | FieldEvent;

/** What a component with state cannot do in the preview, or did wrong there. */
export interface LiveNote {
  /** `stopped`: its code did not come to an end. `failed`: it broke; both show its first state. */
  readonly kind: 'stopped' | 'failed' | 'network' | 'measuring';
  /** Its name, where it has one. */
  readonly component?: string;
  /** Of what it threw. */
  readonly message?: string;
}

/** A line of a source file, from 1. */
export interface SourceLine {
  /** Path in the site: relative to the folder of the configuration. */
  readonly file: string;
  readonly line: number;
}

/** What a click on the page meant. */
export type PreviewPick =
  | {
      readonly kind: 'setting';
      /** Such as `tabs.1`. */
      readonly setting: string;
      /** Where a reader would have gone, in the site. */
      readonly output?: string;
    }
  | {
      readonly kind: 'source';
      /** From the inside out: in a snippet, then where it is taken in. */
      readonly places: readonly SourceLine[];
      /** Something that answers to a reader's click too, such as a tab: the pick comes along with that. */
      readonly isByTheWay: boolean;
    };

/** What the preview shows, for comparison with the file of the built site. */
export interface ShownDocument {
  readonly output: string;
  /** The document as the engine rendered it. */
  readonly rendered: string;
  /** The frame's own document, written out again, with the addresses of assets as the author gave them. */
  readonly shown: string;
}

// ----------------------------------------------------------------------------------------- app <-> code frame

export type HostToCode =
  /** Comes with a port: the line to the frame that shows pages. */
  | { readonly kind: 'connect-view' }
  /** That frame is gone: what ran for it ends. */
  | { readonly kind: 'disconnect-view' }
  /** Comes with the ports that the worker is given. */
  | { readonly kind: 'start-worker'; readonly worker: number; readonly script: Blob }
  | { readonly kind: 'stop-worker'; readonly worker: number }
  /** Is the frame still there? */
  | { readonly kind: 'ping' };

export type CodeToHost =
  | { readonly kind: 'pong' }
  /** Said once, at first: this frame goes on when the process of the frame that shows pages is busy or ends. */
  | { readonly kind: 'has-own-process' }
  | { readonly kind: 'worker-failed'; readonly worker: number; readonly message: string };

/** From the frame that shows pages to the code frame, about workers that run components with state. */
export type ViewToCode =
  /** Comes with a port, which is handed to the worker. */
  | { readonly kind: 'start-live'; readonly worker: number }
  | { readonly kind: 'stop-live'; readonly worker: number }
  /** Comes with the port of a clock that goes as fast as the machine does. */
  | { readonly kind: 'start-clock'; readonly worker: number };

// --------------------------------------------------------------------------------------------- app -> worker

export interface FileChange {
  readonly path: string;
  /** `text`: the bytes, or absent when the file is gone. `asset`: the file is there, its bytes stay with the app, but for what tells an image's size. */
  readonly role: 'text' | 'asset' | 'gone';
  readonly contents?: Uint8Array;
}

export type HostToWorker =
  /** Comes with a port: the frame that shows pages is another one from here on, and has nothing yet. */
  | { readonly kind: 'connect-view' }
  | {
      readonly kind: 'start';
      /** The compiler's WebAssembly; absent where it could not be fetched. */
      readonly wasm?: ArrayBuffer;
      /** All drawings, an `IconData` as JSON. */
      readonly icons: string;
      /** Documents come with where their elements come from. */
      readonly hasPlaces: boolean;
    }
  /** A part of a new state of the project; the engine reads it after the part with `isLast`. */
  | { readonly kind: 'update'; readonly id: number; readonly changes: readonly FileChange[]; readonly isLast: boolean }
  /** `hash`: where to scroll when another page was shown before; without `#`, empty for the top. */
  | {
      readonly kind: 'render';
      readonly id: number;
      readonly page: string;
      readonly hash: string;
      readonly form: ViewForm;
    }
  /** Which page or project file stands at this path of the built site? */
  | { readonly kind: 'locate'; readonly id: number; readonly output: string }
  | { readonly kind: 'plan'; readonly id: number }
  | { readonly kind: 'plan-check'; readonly id: number }
  | { readonly kind: 'build'; readonly id: number; readonly page: string; readonly purpose: BuildPurpose }
  /** `summaries`: as the pages' `built` messages gave them, in the order of the plan. */
  | {
      readonly kind: 'build-shared';
      readonly id: number;
      readonly summaries: readonly Uint8Array[];
      /** The site's script loads the statistics services that the configuration names. */
      readonly hasStatistics: boolean;
      /** The site's script loads the scripts of the project. */
      readonly hasScripts: boolean;
      /** Of the files that the plan names as sources. */
      readonly contents: readonly SourceContents[];
    }
  /** `contents`: as for `build-shared`. */
  | { readonly kind: 'check-finished-site'; readonly id: number; readonly contents: readonly SourceContents[] }
  | { readonly kind: 'compress'; readonly id: number; readonly output: string; readonly contents: Uint8Array }
  /** Answer to `grammar-wanted`. */
  | (LoadedGrammar & { readonly kind: 'grammar'; readonly name: string })
  /** Answer to `picture-wanted`; without a picture where it could not be read. `fault`: why no picture can be read. */
  | { readonly kind: 'picture'; readonly id: number; readonly picture?: Picture; readonly fault?: string };

export interface LoadedGrammar {
  /** A language's grammar and those it embeds, as shiki has them; none if there is none. */
  readonly registrations: readonly object[];
  /** Its expressions in JavaScript, where it is a common one. */
  readonly translations?: TranslatedGrammar;
}

/** How a page is shown: `source` is only what its author wrote, without the style sheets of the site. */
export type ViewForm = 'page' | 'text' | 'source';

// --------------------------------------------------------------------------------------------- worker -> app

export type WorkerToHost =
  | { readonly kind: 'started'; readonly compiler: 'satteri' | 'mdx' }
  /** What the worker is at; said when an author's code begins or ends, and now and then while either goes on. */
  | { readonly kind: 'step'; readonly step: EngineStep }
  /** A language's grammar is needed before the page can be finished. The worker's clock stands still meanwhile. */
  | { readonly kind: 'grammar-wanted'; readonly name: string }
  /** A picture of the site's icons is to be decoded. The worker's clock stands still meanwhile. */
  | { readonly kind: 'picture-wanted'; readonly id: number; readonly bytes: Uint8Array }
  /** `unreadable`: the configuration cannot be read, and the last good site, if any, goes on; `problems` say why. */
  | {
      readonly kind: 'updated';
      readonly id: number;
      readonly status: 'ok' | 'unreadable';
      readonly problems: readonly Diagnostic[];
    }
  | { readonly kind: 'rendered'; readonly id: number; readonly page?: RenderedReport }
  /** `page`: its `PageModel.path`. Otherwise `file`: where it would be in the project, whether or not it is there. */
  | { readonly kind: 'located'; readonly id: number; readonly page?: string; readonly file?: string }
  | { readonly kind: 'planned'; readonly id: number; readonly plan: BuildPlan }
  | { readonly kind: 'check-planned'; readonly id: number; readonly plan: CheckPlan }
  | { readonly kind: 'built'; readonly id: number; readonly page: BuiltPage }
  | {
      readonly kind: 'shared-built';
      readonly id: number;
      readonly entries: readonly PackedEntry[];
      readonly copies: readonly PlannedCopy[];
      readonly joined: readonly PlannedJoin[];
    }
  | { readonly kind: 'finished-site-checked'; readonly id: number; readonly problems: readonly Diagnostic[] }
  | { readonly kind: 'compressed'; readonly id: number; readonly entry: PackedEntry }
  /** A fault of ours, in words for a report. */
  | { readonly kind: 'failed'; readonly id: number; readonly message: string };

export interface RenderedReport {
  readonly path: string;
  readonly output: string;
  readonly status: 'ok' | 'failed';
  readonly diagnostics: readonly Diagnostic[];
  /** What a reader of the page can switch to; absent while it is what the last report said. */
  readonly choices?: readonly ReaderChoice[];
  /** Whether the document went to the frame; `false` when a page that does not compile keeps its last good view. */
  readonly isShown: boolean;
  /** Milliseconds of work in the worker. */
  readonly workMs: number;
}

/** Versions, languages, tabs and the like, of which a reader sees one at a time. */
export interface ReaderChoice {
  readonly kind: 'version' | 'language' | 'product' | 'tab' | 'dropdown' | 'item';
  readonly options: readonly ReaderOption[];
}

export interface ReaderOption {
  /** Of the division. */
  readonly id: string;
  readonly name: string;
  /** `PageModel.path` of what is shown there: the same page, or the first one. */
  readonly page: string;
  /** The page stands in it, as the first of several. */
  readonly isCurrent: boolean;
}

// ------------------------------------------------------------------------------------------- worker -> frame

export type WorkerToFrame =
  | FrameContent
  /** A document as it differs from the last one that this worker sent. */
  | (DocumentPlace & { readonly kind: 'document-change'; readonly change: TextDifference });

interface DocumentPlace {
  /** Of the request. */
  readonly id: number;
  /** Path in the built site. */
  readonly output: string;
  readonly hash: string;
  /** Where its elements come from, as `takePlaces` gives it; empty when that is not known. */
  readonly places: string;
  /** Code of the components with state that it shows, for the worker that runs them; never run in the frame. */
  readonly scripts?: readonly string[];
}

/** What the frame shows. */
export type FrameContent =
  | (DocumentPlace & { readonly kind: 'document'; readonly html: string })
  /** The site's style sheet, by path in the built site; sent before the first document and on change. */
  | { readonly kind: 'stylesheet'; readonly output: string; readonly text: string }
  /** What the search of the preview finds: pages, not their sections, which are only known when all are rendered. */
  | { readonly kind: 'search-head'; readonly head: SearchHead };

/** The code frame's only word to a worker: its lines, as ports. The first is the one to whoever asked for the worker. */
export const WORKER_CONNECT = 'leafwright:worker-connect';
