import { NativeSelect, SegmentedControl, TextInput } from '@mantine/core';
import { useState } from 'react';
import { canLeadOut, type PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import { nameOfEntry, type Outline, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { languageName } from '../../../config/normalize/languages.ts';
import { readIconStyle } from '../../icons/icon-style.ts';
import { useProject } from '../../project-context.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationDialogWords } from '../../words/navigation-dialogs.ts';
import { navigationPartWords as words } from '../../words/navigation-parts.ts';
import { IconInput } from './icon-input.tsx';
import { LanguageField } from './language-field.tsx';
import { type PartChoice, partChoices } from './part-choices.ts';
import {
  firstLanguages,
  firstPagePath,
  hasDescription,
  hasIcon,
  newPart,
  type PartEntry,
  whatIsWrong,
} from './part-entry.ts';
import { titleOf } from './row-words.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';

/** A part of the site that is being added. */
export interface AddingPart {
  /** To choose from, where there are several. */
  readonly kinds: readonly [PartKind, ...PartKind[]];
  /** Where it goes; absent: near the chosen entry. */
  readonly at?: (kind: PartKind) => PartChoice | undefined;
}

export interface AddPartDialogProps {
  readonly adding: AddingPart;
  readonly outline: Outline;
  readonly chosen: OutlineNode | undefined;
  readonly edits: NavigationEdits;
  /** Shows the first page of the new part. */
  readonly onOpen: (page: string) => void;
  readonly onClose: () => void;
}

/** Adds a part of the site with its first page, so that it is there at once, or with the address it leads to. */
export default function AddPartDialog({ adding, outline, chosen, edits, onOpen, onClose }: AddPartDialogProps) {
  const files = useProject((state) => state.files);
  const [kind, setKind] = useState<PartKind>(adding.kinds[0]);
  const [placeIndex, setPlace] = useState(0);
  const [fields, setFields] = useState<Partial<PartEntry>>({});
  const [problem, setProblem] = useState<string>();
  const set = (changed: Partial<PartEntry>) => setFields((last) => ({ ...last, ...changed }));

  const fixed = adding.at?.(kind);
  const choices = fixed === undefined ? partChoices(outline, kind, chosen) : [fixed];
  const place = choices[placeIndex] ?? choices[0];
  const isGlobal = place?.spot.holder.at(-1) === 'global';
  const noun = isGlobal ? words.linkOnAll.name : words.kinds[kind].name;
  const name = noun.toLowerCase();
  const wraps = place?.spot.wraps === true;
  const siblings = (place?.holder?.children ?? outline.roots).filter(({ part }) => part === kind);
  const entry = entryOf(kind, { name: nameToBegin(kind, siblings, wraps), ...fields }, isGlobal, wraps);
  const path = firstPagePath(files, place?.holder, entry);

  const add = () => {
    const wrong = place === undefined ? words.noPlace : whatIsWrong(entry, siblings);
    setProblem(wrong);
    if (place === undefined || wrong !== undefined) return;
    const part = newPart(entry, path);
    const inWords = (written: string) => (kind === 'language' ? languageName(written) : written);
    const title = inWords(entry.name.trim());
    const first = entry.nameOfFirst?.trim() ?? '';
    const said = wraps ? words.addedWrapped(title, inWords(first)) : words.added(title);
    if (!edits.addPart(words.addStep(name, title), place.spot, part, first, said)) return;
    onClose();
    if (part.page !== undefined) onOpen(part.page);
  };

  return (
    <FormDialog
      title={words.title(name)}
      size="sm"
      submit={words.submit(name)}
      problem={problem}
      onSubmit={add}
      onClose={onClose}
    >
      {adding.kinds.length > 1 && (
        <NativeSelect
          label={words.kindLabel}
          description={words.kinds[kind].seen}
          data-autofocus
          value={kind}
          onChange={(event) => {
            setKind(event.currentTarget.value as PartKind);
            setPlace(0);
          }}
          data={adding.kinds.map((one) => ({ value: one, label: words.kinds[one].name }))}
        />
      )}
      {choices.length > 1 && (
        <NativeSelect
          label={words.where}
          value={choices[placeIndex] === undefined ? 0 : placeIndex}
          onChange={(event) => setPlace(Number(event.currentTarget.value))}
          data={choices.map(({ holder }, at) => ({ value: String(at), label: whereWords(holder) }))}
        />
      )}
      {kind === 'language' ? (
        <LanguageField
          label={words.language}
          isFirst={adding.kinds.length === 1}
          value={entry.name}
          onChange={(code) => set({ name: code })}
        />
      ) : (
        <TextInput
          label={words.name}
          placeholder={words.nameExamples[kind]}
          {...(adding.kinds.length === 1 && { 'data-autofocus': true })}
          value={entry.name}
          onChange={(event) => set({ name: event.currentTarget.value })}
        />
      )}
      <OwnFields entry={entry} isGlobal={isGlobal} path={path} set={set} />
      {wraps && (
        <>
          <output>{words.wraps(whereWords(place?.holder), name)}</output>
          {kind === 'language' ? (
            <LanguageField
              label={words.firstName(name)}
              value={entry.nameOfFirst ?? ''}
              onChange={(code) => set({ nameOfFirst: code })}
            />
          ) : (
            <TextInput
              label={words.firstName(name)}
              value={entry.nameOfFirst ?? ''}
              onChange={(event) => set({ nameOfFirst: event.currentTarget.value })}
            />
          )}
        </>
      )}
    </FormDialog>
  );
}

interface OwnFieldsProps {
  readonly entry: PartEntry;
  readonly isGlobal: boolean;
  readonly path: string;
  readonly set: (changed: Partial<PartEntry>) => void;
}

/** What a part says beside its name, and what it holds. */
function OwnFields({ entry, isGlobal, path, set }: OwnFieldsProps) {
  const { kind, icon, iconType, description, leadsTo, address, pageTitle } = entry;
  return (
    <>
      {hasDescription(kind) && (
        <TextInput
          label={words.description}
          description={words.descriptionHelp}
          value={description}
          onChange={(event) => set({ description: event.currentTarget.value })}
        />
      )}
      {hasIcon(kind) && (
        <IconInput
          label={words.icon}
          help={words.iconHelp}
          name={icon}
          style={readIconStyle(iconType)}
          onName={(chosen) => set({ icon: chosen })}
          onStyle={(style) => set({ iconType: style ?? '' })}
        />
      )}
      {canLeadOut(kind) && !isGlobal && (
        <SegmentedControl
          aria-label={words.leadsTo}
          fullWidth
          value={leadsTo}
          onChange={(choice) => set({ leadsTo: choice as PartEntry['leadsTo'] })}
          data={[
            { value: 'pages', label: words.leadsToPages },
            { value: 'address', label: words.leadsToAddress },
          ]}
        />
      )}
      {leadsTo === 'address' ? (
        <TextInput
          label={words.address}
          description={words.addressHelp}
          value={address}
          onChange={(event) => set({ address: event.currentTarget.value })}
        />
      ) : (
        <TextInput
          label={words.firstPage}
          description={words.firstPageHelp(path)}
          value={pageTitle}
          onChange={(event) => set({ pageTitle: event.currentTarget.value })}
        />
      )}
    </>
  );
}

function entryOf(kind: PartKind, fields: Partial<PartEntry>, isGlobal: boolean, wraps: boolean): PartEntry {
  const leadsTo = isGlobal ? 'address' : canLeadOut(kind) ? (fields.leadsTo ?? 'pages') : 'pages';
  return {
    kind,
    name: fields.name ?? '',
    icon: fields.icon ?? '',
    iconType: fields.iconType ?? '',
    description: fields.description ?? '',
    leadsTo,
    address: fields.address ?? '',
    pageTitle: fields.pageTitle ?? navigationDialogWords.firstPageExample,
    nameOfFirst: wraps ? (fields.nameOfFirst ?? words.firstNames[kind]) : undefined,
  };
}

/** Of languages one that is not there yet is chosen at first. */
function nameToBegin(kind: PartKind, siblings: readonly OutlineNode[], wraps: boolean): string {
  if (kind !== 'language') return '';
  const taken = new Set([
    ...siblings.map(({ label }) => label),
    ...(wraps ? [words.firstNames.language as string] : []),
  ]);
  return firstLanguages().find((code) => !taken.has(code)) ?? '';
}

function whereWords(holder: OutlineNode | undefined): string {
  if (holder === undefined) return words.atTop;
  return holder.kind === 'global' ? words.onAllPages : words.inside(titleOf(holder) || nameOfEntry(holder));
}
