import type { editor } from 'monaco-editor/editor/editor.api';
import { currentKnowledge } from '../project-knowledge.ts';
import { fileOfModel, textOfModel } from './model-text.ts';
import { findTarget, positionOf } from './targets.ts';

/** Of addresses that only this editor opens: the path of the page and the offset of the link in it. */
export const LINK_SCHEME = 'leafwright-link';

/** Opens the page, heading or file that the link at an offset leads to. False where there is none. */
export function goToTarget(model: editor.ITextModel, offset: number): boolean {
  const knowledge = currentKnowledge();
  const text = textOfModel(model);
  const file = fileOfModel(model);
  const found = knowledge && findTarget(text, offset, file, knowledge);
  if (!knowledge || found?.resolved.kind !== 'file') return false;
  // A heading of a shared text is opened where it is written.
  const target = found.heading?.file ?? found.resolved.file;
  const source = target === file ? text : knowledge.readText(target);
  const start = found.heading?.start;
  knowledge.open(target, start === undefined || source === undefined ? undefined : positionOf(source, start));
  return true;
}
