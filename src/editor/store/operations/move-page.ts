import {
  type ConfigRewrite,
  type FileRewrite,
  type MoveOptions,
  rewriteConfig,
  rewriteFiles,
} from '../../../authoring/navigation-edit/move-page.ts';
import { type FileMove, prepareMove } from '../../../authoring/navigation-edit/rewrite-links.ts';
import { readLinkSettings } from '../../../authoring/references/config-links.ts';
import { moveFile } from '../../../project/edit-files.ts';
import type { ProjectFiles } from '../../../project/project-files.ts';
import { encodeText } from '../../../project/text.ts';
import { storeWords } from '../../words/store.ts';
import { changesBetween } from '../file-change.ts';
import { fileLookup } from '../selectors/file-uses.ts';
import { linkingFiles } from '../selectors/linking-files.ts';
import { checkNewPath } from './check-new-path.ts';
import { type OperationResult, type Refusal, refuse } from './operation.ts';
import { readConfigTexts, refuseText } from './setting-holder.ts';

/** Everything that a move of a page changes, to be shown before it is done. */
export interface MovePlan {
  readonly status: 'ok';
  readonly configFile: string;
  readonly config: ConfigRewrite;
  readonly rewrites: readonly FileRewrite[];
}

/** What a move to another path would change; both are files of pages or snippets. */
export function planMove(files: ProjectFiles, move: FileMove, options: MoveOptions): MovePlan | Refusal {
  if (!files.has(move.from)) {
    return refuse('edit/missing-file', ...storeWords.refusals.noFile(move.from));
  }
  const others = new Map([...files].filter(([path]) => path !== move.from));
  const refusal = checkNewPath(others, move.to);
  if (refusal) return refusal;
  const config = readConfigTexts(files);
  if (config.status === 'refused') return config;
  const prepared = prepareMove(move, fileLookup(files), readLinkSettings(config.texts.value));
  const rewritten = rewriteConfig(config.texts, prepared, options);
  if (rewritten.config.problem !== undefined) return refuseText(rewritten.config.problem);
  return {
    status: 'ok',
    configFile: config.texts.file,
    config: rewritten,
    rewrites: options.rewritesLinks ? rewriteFiles(linkingFiles(files), prepared) : [],
  };
}

/** Moves a page with all that names it, in one step. */
export function movePage(files: ProjectFiles, move: FileMove, options: MoveOptions, label: string): OperationResult {
  const plan = planMove(files, move, options);
  if (plan.status === 'refused') return plan;
  const next = new Map(files);
  for (const { file, text } of plan.rewrites) next.set(file, encodeText(text));
  for (const [file, json] of plan.config.config.changed) next.set(file, encodeText(json.text));
  const moved = moveFile(next, move.from, move.to);
  if (moved.status !== 'moved') throw new Error(`${move.to} was free when the move was planned.`);
  const place = { kind: 'navigation' } as const;
  return { status: 'ok', label, undo: { kind: 'start' }, place, changes: changesBetween(files, moved.files) };
}
