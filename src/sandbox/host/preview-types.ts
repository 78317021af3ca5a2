/** The preview as the editor sees it. */
import type { Diagnostic } from '../../project/diagnostics.ts';
import type { ProjectFiles } from '../../project/project-files.ts';
import type { BlockToFrame, BlockToHost, MarkedChange } from '../block-messages.ts';
import type { FieldToFrame } from '../field-messages.ts';
import type {
  ColorMode,
  FieldToHost,
  LiveNote,
  PreviewPick,
  ReaderChoice,
  ShownDocument,
  SourceLine,
} from '../protocol.ts';
import type { WorkerSession } from './worker-session.ts';

export interface PreviewOptions {
  /** The frame fills this element. */
  readonly container: HTMLElement;
  /** Name of the frame for screen readers. */
  readonly title: string;
  readonly onRendered: (report: PreviewReport) => void;
  /** A link to another page was clicked: show it, with `preview.show(page, hash)`. */
  readonly onNavigate: (page: string, hash: string) => void;
  /** A link to the outside was clicked. Only `http:`, `https:` and `mailto:` addresses come here. */
  readonly onOpenLink: (url: string) => void;
  /** The sandbox cannot start, or a fault of ours ended it; the sentence is for the person. */
  readonly onFailure: (problem: Diagnostic) => void;
  /**
   * A page, or a change of it, has been painted; `at` in milliseconds since the epoch.
   * @param isAnother it is not the page that was painted before
   */
  readonly onPainted?: (at: number, isAnother: boolean) => void;
  /** What a reader of the page can switch to, whenever it is something else. */
  readonly onChoices?: (choices: readonly ReaderChoice[]) => void;
  /** A click on the page picked what is there. Whatever it names may not exist (any more). */
  readonly onPicked?: (pick: PickedPlace) => void;
  /** Words of the page are typed in; whether a field that is wanted is given. Whatever it names may not exist. */
  readonly onField?: (message: FieldToHost) => boolean | Promise<boolean>;
  /** A block's menu is wanted, or a key for it was pressed. Whatever it names may not exist. */
  readonly onBlock?: (message: BlockToHost) => void;
  /** The person scrolled; what stands at the upper edge now, with a share of its line. */
  readonly onScrolled?: (place: SourceLine) => void;
  /** The key for switching picking on and off was pressed in the page. */
  readonly onTogglePicking?: () => void;
  /** All that is to be said of the components with state of the page shown, whenever it is something else. */
  readonly onLiveNotes?: (notes: readonly LiveNote[]) => void;
  /** Nothing from other hosts is loaded, not even what stands in the text of the project. */
  readonly isClosed?: boolean;
  /** Hosts of what is not shown and has no place in the page, such as fonts, whenever they are others. */
  readonly onHiddenHosts?: (hosts: readonly string[]) => void;
}

/** What a click on the page meant. `page`: where a reader would have gone, by `PageModel.path`. */
export type PickedPlace =
  | { readonly kind: 'setting'; readonly setting: string; readonly page?: string }
  | Extract<PreviewPick, { kind: 'source' }>;

/** What became of a page: sent for every render that was not overtaken by a newer one. */
export interface PreviewReport {
  /** `PageModel.path`. */
  readonly page: string;
  /**
   * `ok`: shown. `failed`: it does not compile; shown as text, or the last good view stays. `stopped`: it did not
   * finish in time; the last good view stays. `missing`: the site has no such page.
   */
  readonly status: 'ok' | 'failed' | 'stopped' | 'missing';
  /** Whether the view is of an older state of the page than the files are. */
  readonly isStale: boolean;
  /** Of this page; those of the configuration come from the engine in the app. */
  readonly diagnostics: readonly Diagnostic[];
}

export interface Preview {
  /**
   * Takes the state of the project and shows the current page again. Call it on every change, with the same
   * `Uint8Array` for each file that did not change; the newest state wins. Costs well under a millisecond.
   */
  readonly update: (files: ProjectFiles) => void;
  /** Shows a page, by `PageModel.path`; with a `hash` scrolls to that heading, without one to the top. */
  readonly show: (page: string, hash?: string) => void;
  readonly setColorMode: (mode: ColorMode) => void;
  /** How much smaller than it is the frame is drawn, from 0 to 1. The labels of marks stay readable. */
  readonly setScale: (scale: number) => void;
  /** Whether a click on the page picks what is there (`onPicked`). Off until it is called. */
  readonly setPicking: (isPicking: boolean) => void;
  /** Marks what shows a setting such as `tabs.1`; `undefined` takes the mark away. */
  readonly markSetting: (setting: string | undefined) => void;
  /** Marks the block at a line of a source file, and scrolls as little as brings it into view. */
  readonly markLine: (place: SourceLine | undefined) => void;
  /** Marks blocks in which something has changed, in place of those that were marked. */
  readonly markChanges: (changes: readonly MarkedChange[]) => void;
  /** Whether words of the page can be typed in where they stand. Off until it is called. */
  readonly setWriting: (isOn: boolean) => void;
  /** Opens, changes or closes the field for words of the page. */
  readonly tellField: (message: FieldToFrame) => void;
  /** Gives the page the focus, and picks a block of it. */
  readonly pickBlock: (message: BlockToFrame) => void;
  /** Puts the block at a line to the upper edge; a fraction is a share of the line. */
  readonly scrollToLine: (place: SourceLine) => void;
  /** Shows what surrounds the page in a version (`ReaderOption.id`), where several versions share it. */
  readonly chooseVersion: (version: string) => void;
  /** Loads what `onHiddenHosts` told of. */
  readonly showHidden: () => void;
  /** What is shown now, for comparison with the built site; `undefined` before the first page. */
  readonly readDocument: () => Promise<ShownDocument | undefined>;
  /** What renders the pages, to be lent; none once the preview is disposed of. */
  readonly worker: () => WorkerSession | undefined;
  /** Ends worker and frame. */
  readonly dispose: () => void;
}
