/** Where the participants stand, so that what is said between them has room. */
import { type Label, readLabel } from '../text/label.ts';
import type { Happening, Participant } from './sequence-model.ts';

export interface Column {
  readonly participant: Participant;
  readonly label: Label;
  readonly width: number;
  readonly x: number;
}

export const NOTE_PADDING = 12;
/** Room of a message to oneself beside the line of life. */
export const LOOP_WIDTH = 34;
const MIN_WIDTH = 96;
const GAP = 28;

export function messageLabel(text: string): Label {
  return readLabel(text, { size: 13, maxWidth: 260 });
}

export function noteLabel(text: string): Label {
  return readLabel(text, { size: 13, maxWidth: 220 });
}

export function placeColumns(participants: readonly Participant[], happenings: readonly Happening[]): Column[] {
  const heads = participants.map((participant) => {
    const label = readLabel(participant.name, { maxWidth: 170 });
    return { participant, label, width: Math.max(MIN_WIDTH, label.width + 28) };
  });
  const indexOf = new Map(participants.map(({ id }, index) => [id, index]));
  const at = (id: string): number => indexOf.get(id) ?? 0;
  const gaps = heads.slice(1).map(({ width }, index) => {
    const apart = participants[index]?.box === participants[index + 1]?.box ? GAP : GAP + 20;
    return ((heads[index]?.width ?? 0) + width) / 2 + apart;
  });
  /** Makes the way between two columns at least so long. */
  const widen = (from: number, to: number, length: number): void => {
    const [first, last] = from < to ? [from, to] : [to, from];
    const between = gaps.slice(first, last);
    const missing = length - between.reduce((sum, gap) => sum + gap, 0);
    if (missing <= 0 || between.length === 0) return;
    for (let index = first; index < last; index++) gaps[index] = (gaps[index] ?? 0) + missing / between.length;
  };
  const needs = happenings.flatMap((happening) => needOf(happening, at, participants.length));
  // What stands between neighbours first: it has no other room.
  for (const [from, to, length] of needs.sort((a, b) => Math.abs(a[1] - a[0]) - Math.abs(b[1] - b[0]))) {
    widen(from, to, length);
  }
  let x = 0;
  return heads.map((head, index) => {
    x += index === 0 ? 0 : (gaps[index - 1] ?? 0);
    return { ...head, x };
  });
}

function needOf(happening: Happening, at: (id: string) => number, count: number): [number, number, number][] {
  if (happening.kind === 'message') {
    const { width } = messageLabel(happening.text);
    const [from, to] = [at(happening.from), at(happening.to)];
    if (from !== to) return [[from, to, width + 44]];
    return from + 1 < count ? [[from, from + 1, width + LOOP_WIDTH + 30]] : [];
  }
  if (happening.kind !== 'note') return [];
  const width = noteLabel(happening.text).width + 2 * NOTE_PADDING;
  const places = happening.ids.map(at);
  const [first, last] = [Math.min(...places), Math.max(...places)];
  if (happening.place === 'right') return last + 1 < count ? [[last, last + 1, width + 36]] : [];
  if (happening.place === 'left') return first > 0 ? [[first - 1, first, width + 36]] : [];
  if (first !== last) return [[first, last, width - 40]];
  const half = width / 2 + 20;
  return [
    ...(first > 0 ? ([[first - 1, first, half]] as [number, number, number][]) : []),
    ...(first + 1 < count ? ([[first, first + 1, half]] as [number, number, number][]) : []),
  ];
}
