/** Reads Wardley maps: components by how visible they are and how far they have evolved. */
import { NotUnderstoodError } from '../source/not-understood.ts';
import type { DiagramSource, SourceLine } from '../source/read-source.ts';
import { readTitle } from '../source/title-line.ts';

export interface MapPart {
  readonly name: string;
  readonly kind: 'component' | 'anchor';
  /** From 0 at the bottom to 1 at the top. */
  readonly visibility: number;
  /** From 0 at the left to 1 at the right. */
  readonly evolution: number;
  /** Where the author wants its name, in pixels from its middle. */
  readonly labelAt?: readonly [x: number, y: number];
  /** `inertia`, `build`, `buy`, `outsource`, `market` */
  readonly marks: readonly string[];
  /** The component whose pipeline it is in. */
  readonly pipeline?: string;
}

export interface MapLink {
  readonly from: string;
  readonly to: string;
  readonly text: string;
  readonly heads: 'none' | 'to' | 'from' | 'both';
}

export interface PlacedText {
  readonly text: string;
  readonly visibility: number;
  readonly evolution: number;
}

export interface WardleyMap {
  readonly title?: string;
  /** Width and height that the author asks for, of which the proportion counts. */
  readonly size: readonly [number, number];
  readonly stages: readonly { readonly name: string; readonly end: number }[];
  readonly parts: ReadonlyMap<string, MapPart>;
  readonly links: readonly MapLink[];
  readonly evolutions: readonly { readonly name: string; readonly to: number }[];
  readonly notes: readonly PlacedText[];
  readonly annotations: readonly (PlacedText & { readonly number: string })[];
  readonly forces: readonly (PlacedText & { readonly isAgainst: boolean })[];
}

const NUMBER = String.raw`\s*(-?[\d.]+)\s*`;
const PLACE = String.raw`\[${NUMBER},${NUMBER}\]`;
const PART = new RegExp(
  String.raw`^(component|anchor)\s+(.+?)\s*\[${NUMBER}(?:,${NUMBER})?\]((?:\s*\(\w+\)|\s*label\s*${PLACE})*)$`,
);
const LINK = /^(.+?)\s*(-->|->|\+'([^']*)'(<>|<|>)|\+(<>|<|>)|-\.->)\s*(.+?)\s*(?:;\s*(.*))?$/;
const STAGES = ['Genesis', 'Custom-built', 'Product', 'Commodity'];
const SETTINGS = /^(?:annotations\s*\[.*\]|style\s.*|size\s*\[.*\]|y-axis\s.*|x-axis\s.*)$/;

export function parseWardley({ lines, faults }: DiagramSource): WardleyMap {
  const reader = new WardleyReader();
  faults.readEach(lines, (line) => reader.read({ ...line, text: line.text.replace(/\s+#.*$/, '') }));
  const open = [...reader.unclosed, ...(reader.pipeline === undefined ? [] : [reader.pipeline.line])];
  for (const line of open) faults.add('guessed', line, 'The `}` that closes this pipeline is missing.');
  const { title, size, stages, parts, notes, annotations, forces } = reader;
  const isKnown = (name: string, line: SourceLine): boolean => {
    if (parts.has(name)) return true;
    const expected = `There is no component \`${name}\`: a line such as \`component ${name} [0.5, 0.5]\` is expected.`;
    faults.add('left-out', line, expected);
    return false;
  };
  return {
    size,
    stages,
    parts,
    notes,
    annotations,
    forces,
    links: reader.links
      .filter(({ link, line }) => isKnown(link.from, line) && isKnown(link.to, line))
      .map(({ link }) => link),
    evolutions: reader.evolutions.filter(({ name, line }) => isKnown(name, line)),
    ...(title === undefined ? {} : { title }),
  };
}

class WardleyReader {
  title: string | undefined;
  size: readonly [number, number] = [1100, 700];
  stages: WardleyMap['stages'] = STAGES.map((name, index) => ({ name, end: (index + 1) / STAGES.length }));
  readonly parts = new Map<string, MapPart>();
  readonly links: { readonly link: MapLink; readonly line: SourceLine }[] = [];
  readonly evolutions: { readonly name: string; readonly to: number; readonly line: SourceLine }[] = [];
  readonly notes: PlacedText[] = [];
  readonly annotations: (PlacedText & { readonly number: string })[] = [];
  readonly forces: (PlacedText & { readonly isAgainst: boolean })[] = [];
  /** The pipeline that is open, by the component it belongs to. */
  pipeline: { readonly name: string; readonly line: SourceLine } | undefined;
  /** Pipelines that were open when another began. */
  readonly unclosed: SourceLine[] = [];

  read(line: SourceLine): void {
    const { text } = line;
    const title = readTitle(line);
    if (title !== undefined) this.title = title;
    else if (text === '}' && this.pipeline !== undefined) this.pipeline = undefined;
    else if (!this.#readPart(line) && !this.#readWords(line) && !this.#readLink(line))
      throw new NotUnderstoodError(text, line.number);
  }

  #readPart(line: SourceLine): boolean {
    const [, kind, written = '', first = '', second, rest = ''] = PART.exec(line.text) ?? [];
    const name = unquote(written);
    const parent = this.parts.get(this.pipeline?.name ?? '');
    if (kind === undefined || (second === undefined && parent === undefined)) return false;
    const [visibility, evolution] =
      second === undefined ? [parent?.visibility ?? 0, Number(first)] : [Number(first), Number(second)];
    if (![visibility, evolution].every((value) => value >= 0 && value <= 1))
      throw new NotUnderstoodError(
        line.text,
        line.number,
        'Two numbers from 0 to 1 are expected: how visible, and how far evolved.',
      );
    const [, x, y] = new RegExp(`label\\s*${PLACE}`).exec(rest) ?? [];
    this.parts.set(name, {
      name,
      kind: kind === 'anchor' ? 'anchor' : 'component',
      visibility,
      evolution,
      marks: [...rest.matchAll(/\((\w+)\)/g)].map(([, mark = '']) => mark),
      ...(x === undefined ? {} : { labelAt: [Number(x), Number(y)] as const }),
      ...(parent === undefined ? {} : { pipeline: parent.name }),
    });
    return true;
  }

  /** Everything else that begins with a word of its own. */
  #readWords(line: SourceLine): boolean {
    const { text } = line;
    const pipeline = /^pipeline\s+(.+?)\s*\{$/.exec(text)?.[1];
    const evolve = /^evolve\s+(.+?)\s+([\d.]+)$/.exec(text);
    const placed = new RegExp(String.raw`^(note|accelerator|deaccelerator)\s+(.+?)\s*${PLACE}$`).exec(text);
    const annotation = new RegExp(String.raw`^annotation\s+(\w+)\s*,\s*\[?${PLACE}\]?\s*"([^"]*)"$`).exec(text);
    const size = new RegExp(`^size\\s*${PLACE}$`).exec(text);
    if (pipeline !== undefined && this.pipeline !== undefined) this.unclosed.push(this.pipeline.line);
    if (pipeline !== undefined) this.pipeline = { name: unquote(pipeline), line };
    else if (evolve !== null) this.evolutions.push({ name: unquote(evolve[1] ?? ''), to: share(evolve[2]), line });
    else if (placed !== null) {
      const [, word, words = '', visibility, evolution] = placed;
      const at = { text: unquote(words), visibility: share(visibility), evolution: share(evolution) };
      if (word === 'note') this.notes.push(at);
      else this.forces.push({ ...at, isAgainst: word === 'deaccelerator' });
    } else if (annotation !== null) {
      const [, number = '', visibility, evolution, words = ''] = annotation;
      this.annotations.push({ number, text: words, visibility: share(visibility), evolution: share(evolution) });
    } else if (size !== null) this.size = [Math.max(200, Number(size[1])), Math.max(200, Number(size[2]))];
    else if (/^evolution\s+\S/.test(text)) this.stages = readStages(text.slice(10));
    else return SETTINGS.test(text);
    return true;
  }

  #readLink(line: SourceLine): boolean {
    const [, from = '', sign, quoted, quotedHeads, bareHeads, to = '', text = ''] = LINK.exec(line.text) ?? [];
    if (sign === undefined) return false;
    const head = quotedHeads ?? bareHeads ?? '';
    const heads = head === '<>' ? 'both' : head === '<' ? 'from' : head === '>' ? 'to' : 'none';
    this.links.push({ link: { from: unquote(from), to: unquote(to), text: quoted ?? text, heads }, line });
    return true;
  }
}

/** `Genesis@0.2 -> Custom / Emerging -> Product`: names, and where each stage ends. */
function readStages(written: string): WardleyMap['stages'] {
  const parts = written.split(/\s*->\s*/);
  return parts.map((part, index) => {
    const [, name = '', end] = /^(.*?)(?:@([\d.]+))?$/.exec(part.trim()) ?? [];
    return { name: unquote(name), end: end === undefined ? (index + 1) / parts.length : share(end) };
  });
}

function share(written: string | undefined): number {
  return Math.min(1, Math.max(0, Number(written)));
}

function unquote(text: string): string {
  return text.trim().replace(/^"(.*)"$/, '$1');
}
