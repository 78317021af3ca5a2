/**
 * The app's side of the sandbox: an author's code runs behind it, never in the app.
 *
 * ```ts
 * const preview = createPreview({ container, title: 'Preview', onRendered, onNavigate, onOpenLink, onFailure });
 * preview.update(files);          // on every change; identity of bytes tells what changed
 * preview.show('guides/start');
 *
 * const pool = createBuildPool({ workers: 2 });
 * const { zip, diagnostics } = await pool.build({ files, onProgress, signal });
 * ```
 */
export type {
  BlockBox,
  BlockKey,
  BlockPlace,
  BlockRange,
  BlockToFrame,
  BlockToHost,
  DropSide,
  MarkedChange,
  PickBlock,
  SelectWay,
} from '../block-messages.ts';
export type {
  FieldBox,
  FieldKey,
  FieldPlace,
  FieldSelection,
  FieldToFrame,
  PastedContents,
} from '../field-messages.ts';
export type {
  ColorMode,
  FieldToHost,
  LiveNote,
  ReaderChoice,
  ReaderOption,
  ShownDocument,
  SourceLine,
} from '../protocol.ts';
export { createBuildPool } from './build-pool.ts';
export {
  BuildError,
  type BuildPool,
  type BuildPoolOptions,
  type BuildProgress,
  type BuildReport,
  type BuildRequest,
  type BuildResult,
  type CheckedPage,
  type CheckReport,
  type CheckRequest,
} from './build-types.ts';
export { createPreview } from './preview.ts';
export type { PickedPlace, Preview, PreviewOptions, PreviewReport } from './preview-types.ts';
