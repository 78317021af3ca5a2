/** Steps that give operations their pages. Pure: what is given goes to `editNavigation`. */
import {
  nameOfEntry,
  type Outline,
  type OutlineNode,
  walkOutline,
} from '../../../authoring/navigation-edit/outline.ts';
import type { ConfigPath } from '../../../config/config-path.ts';
import type { ConfigTexts } from '../../../config/config-texts.ts';
import { insertItem } from '../../../config/edit-texts.ts';
import { withoutExtension } from '../../../project/paths.ts';
import { type PagePlace, pagePlaces, topPlace } from '../../pages/page-places.ts';
import { addEntries } from '../../pages/page-steps.ts';
import {
  type ApiListing,
  type ApiReading,
  type NavigationEdit,
  NO_API,
  type OperationListing,
  type ProjectState,
  selectOutline,
} from '../../store/index.ts';
import { apiWords as words } from '../../words/api.ts';
import { operationFile, operationPageText, titleOf } from './operation-file.ts';

type State = Pick<ProjectState, 'files' | 'api'>;

/** Where the page of an operation goes. */
export interface OperationPlace {
  readonly place: PagePlace;
  /** The group that it goes into; one that is made for it where `isNew`. */
  readonly group: string;
  readonly isNew?: boolean;
}

export interface AddedOperation {
  readonly edit: NavigationEdit;
  readonly file: string;
  readonly title: string;
  /** The group that it stands in; absent where it is in no list. */
  readonly group?: string;
}

/** A page for one operation, beside its like or in a group of its tag. */
export function addOperationPage(state: State, operation: OperationListing): AddedOperation {
  const api = state.api ?? NO_API;
  const file = operationFile(api, state.files, operation);
  const title = titleOf(operation);
  const found = placeOf(selectOutline(state), api, operation);
  const page = withoutExtension(file);
  const entry = found?.isNew ? { group: found.group, pages: [page] } : page;
  const files = new Map([[file, operationPageText(operation)]]);
  const edit = addEntries(words.addPageStep(title), files, found === undefined ? [] : [entry], found?.place);
  return { edit: { ...edit, place: { kind: 'page', path: file } }, file, title, ...(found && { group: found.group }) };
}

/** Files for all of them, in one step; those of a tag in a group together. */
export function addAllPages(state: State, operations: readonly OperationListing[]): NavigationEdit {
  const api = state.api ?? NO_API;
  const outline = selectOutline(state);
  const files = new Map(state.files);
  const added = new Map<string, Uint8Array>();
  const byTag = new Map<string | undefined, { readonly first: OperationListing; readonly pages: string[] }>();
  for (const operation of operations) {
    const file = operationFile(api, files, operation);
    const contents = operationPageText(operation);
    files.set(file, contents);
    added.set(file, contents);
    const known = byTag.get(operation.tag) ?? { first: operation, pages: [] };
    known.pages.push(withoutExtension(file));
    byTag.set(operation.tag, known);
  }
  const inserts = [...byTag.values()].flatMap(({ first, pages }): Insertion[] => {
    const found = placeOf(outline, api, first);
    if (found === undefined) return [];
    const { listPath, index } = found.place;
    return [{ listPath, index, values: found.isNew ? [{ group: found.group, pages }] : pages }];
  });
  const change = (config: ConfigTexts): ConfigTexts => inserts.reverse().sort(laterFirst).reduce(insert, config);
  return { label: words.addAllStep(operations.length), files: added, ...(inserts.length > 0 && { change }) };
}

/** A group that names the description: its pages are made by themselves. */
export function addGeneratedPages(state: State, { file }: ApiListing, group: string): NavigationEdit | undefined {
  const outline = selectOutline(state);
  const place = topPlace(outline) ?? pagePlaces(outline, undefined).at(-1);
  if (outline === undefined || place === undefined) return undefined;
  const value = { group, openapi: `/${file}`, ...(outline.format === 'contract' && { pages: [] }) };
  return addEntries(words.addGeneratedStep(group), new Map(), [value], place);
}

/**
 * Behind the last page of the same tag; else in the group that is called like the tag; else in a new group at the end; else, where the
 * navigation takes none there, in its last group.
 */
export function placeOf(
  outline: Outline | undefined,
  api: ApiReading,
  operation: OperationListing,
): OperationPlace | undefined {
  if (outline === undefined) return undefined;
  const steps = walkOutline(outline.roots);
  const name = operation.tag ?? words.apiReference;
  const like = likeOf(api, operation);
  const beside = steps.findLast(({ node }) => like.has(node.page ?? node.label));
  if (beside !== undefined)
    return behind(
      steps.map(({ node }) => node),
      beside.node,
    );
  const isCalled = ({ kind, label }: OutlineNode): boolean =>
    kind === 'group' && label.trim().toLowerCase() === name.trim().toLowerCase();
  const group = steps.find(({ node }) => isCalled(node))?.node;
  const inGroup = group && pagePlaces(outline, group)[0];
  if (group && inGroup) return { place: inGroup, group: nameOfEntry(group) };
  const top = topPlace(outline);
  if (top !== undefined) return { place: top, group: name, isNew: true };
  const last = pagePlaces(outline, undefined).at(-1);
  return last && { place: last, group: name, isNew: true };
}

/** Pages and entries of the operations that have the same tag, in the same description first. */
function likeOf(api: ApiReading, operation: OperationListing): ReadonlySet<string> {
  const home = api.descriptions.filter(({ operations }) => operations.some(({ name }) => name === operation.name));
  const like = home.flatMap(({ operations }) => operations).filter(({ tag }) => tag === operation.tag);
  return new Set(like.flatMap(({ name, pages }) => [name, ...pages]));
}

function behind(nodes: readonly OutlineNode[], node: OutlineNode): OperationPlace {
  const listPath = node.path.slice(0, -1);
  const holder = nodes.find(({ lists }) => lists.some(({ path }) => path.join() === listPath.join()));
  const group = holder === undefined ? '' : nameOfEntry(holder);
  return { place: { label: group, listPath, index: Number(node.path.at(-1)) + 1 }, group };
}

interface Insertion {
  readonly listPath: ConfigPath;
  readonly index: number;
  readonly values: readonly unknown[];
}

function insert(config: ConfigTexts, { listPath, index, values }: Insertion): ConfigTexts {
  return values.reduce<ConfigTexts>((rest, value, step) => insertItem(rest, listPath, index + step, value), config);
}

/** What stands later in the file first, so that the other places stay where they are; of several at one place the last first. */
function laterFirst(one: Insertion, other: Insertion): number {
  const [a, b] = [
    [...one.listPath, one.index],
    [...other.listPath, other.index],
  ];
  for (let at = 0; at < Math.min(a.length, b.length); at++) {
    const [left, right] = [a[at], b[at]];
    if (left === right) continue;
    return typeof left === 'number' && typeof right === 'number' ? right - left : String(right) < String(left) ? -1 : 1;
  }
  return b.length - a.length;
}
