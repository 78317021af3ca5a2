import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';
import { type ConversionVerdict, planConversion } from '../../../authoring/navigation-edit/convert-entry.ts';
import { PART_KINDS, PART_NOUNS } from '../../../authoring/navigation-edit/division-kinds.ts';
import type { EntryKind } from '../../../authoring/navigation-edit/entry-keys.ts';
import { nameOfEntry, type Outline, type OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { navigationPartWords as words } from '../../words/navigation-parts.ts';
import { LanguageField } from './language-field.tsx';
import { settingWords } from './setting-words.ts';
import type { NavigationEdits } from './use-navigation-edits.ts';

export interface ChangeKindDialogProps {
  readonly node: OutlineNode;
  readonly outline: Outline;
  readonly edits: NavigationEdits;
  readonly onClose: () => void;
}

/** Makes an entry another kind, and says beforehand what becomes of it, or why it cannot be. */
export default function ChangeKindDialog({ node, outline, edits, onClose }: ChangeKindDialogProps) {
  const from: EntryKind = node.part ?? 'group';
  const kinds = [...PART_KINDS, 'group' as const].filter((kind) => kind !== from);
  const plan = (to: EntryKind, isForAll: boolean) =>
    planConversion(outline, node, to, { isForAll, valueOf: edits.configValue });
  const [to, setTo] = useState<EntryKind>(() => kinds.find((kind) => plan(kind, false).status === 'ok') ?? 'group');
  const [isForAll, setForAll] = useState(false);
  const [ownName, setName] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const verdict = plan(to, isForAll);
  const count = from === 'group' && to !== 'group' ? groupsWith(outline, node, to, plan) : 1;
  const needsName = verdict.status === 'ok' && verdict.way === 'wrap' && verdict.hasRest && to !== 'group';
  const name = ownName ?? (to === 'group' ? '' : words.firstNames[to]);
  const noun = PART_NOUNS[to][0];

  const change = () => {
    if (verdict.status === 'refused') return setProblem(verdict.reason);
    if (needsName && name.trim() === '') return setProblem(words.nameMissing(words.firstNames[verdict.to as 'tab']));
    if (edits.convert(verdict, name.trim())) onClose();
  };

  return (
    <FormDialog
      title={words.changeTitle(nameOfEntry(node))}
      size="sm"
      submit={words.changeSubmit}
      problem={problem}
      onSubmit={change}
      onClose={onClose}
    >
      <NativeSelect
        label={words.changeTo}
        description={words.kinds[to].seen}
        data-autofocus
        value={to}
        onChange={(event) => {
          setTo(event.currentTarget.value as EntryKind);
          setName(undefined);
          setProblem(undefined);
        }}
        data={kinds.map((kind) => ({ value: kind, label: words.kinds[kind].name }))}
      />
      {count > 1 && (
        <Checkbox
          label={words.forAll(count)}
          checked={isForAll}
          onChange={(event) => setForAll(event.currentTarget.checked)}
        />
      )}
      {problem === undefined && <output>{sentences(verdict, noun)}</output>}
      {needsName &&
        (to === 'language' ? (
          <LanguageField label={words.firstName(noun)} value={name} onChange={setName} />
        ) : (
          <TextInput
            label={words.firstName(noun)}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
        ))}
    </FormDialog>
  );
}

/** How many groups would be changed with it, if all were. */
function groupsWith(
  outline: Outline,
  node: OutlineNode,
  to: EntryKind,
  plan: (to: EntryKind, isForAll: boolean) => ConversionVerdict,
): number {
  const verdict = plan(to, true);
  return verdict.status === 'ok' && outline.roots.length > 0 && node.kind === 'group' ? verdict.nodes.length : 1;
}

/** What becomes of it, or why it cannot be. */
function sentences(verdict: ConversionVerdict, noun: string): string {
  if (verdict.status === 'refused') return verdict.reason;
  const several = PART_NOUNS[verdict.to][1];
  const said = [
    verdict.way === 'in-place' &&
      (verdict.nodes.length > 1 ? words.allOfList(verdict.nodes.length, several) : words.staysThere),
    verdict.way === 'behind' && words.goesBehind(noun, nameOfEntry(verdict.after)),
    verdict.way === 'into' && words.goesInto(nameOfEntry(verdict.into), verdict.isFirst),
    verdict.way === 'wrap' && (verdict.hasRest ? words.restGoes(noun) : words.staysThere),
    verdict.lost.length > 0 && words.lost(settingWords(verdict.lost)),
  ];
  return said.filter((one) => one !== false).join(' ');
}
