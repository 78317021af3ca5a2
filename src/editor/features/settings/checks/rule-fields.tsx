import { NativeSelect } from '@mantine/core';
import { useMemo, useState } from 'react';
import type { ToldKind } from '../../../../rules/rule.ts';
import { LEVELS, type Level } from '../../../../rules/writing/choice/rule-choice.ts';
import { useProject } from '../../../project-context.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import report from '../../../ui/report.module.css';
import { adviceWords } from '../../../words/advice.ts';
import { checksWords as words } from '../../../words/checks.ts';
import { problemGroupWords } from '../../../words/problem-groups.ts';
import format from '../format/format.module.css';
import classes from './checks.module.css';

export interface RuleFieldsProps {
  readonly levels: ReadonlyMap<string, Level>;
  readonly onChange: (code: string, level: Level | undefined) => void;
}

const choicesOf = (usual: string) => [
  { value: '', label: usual },
  ...LEVELS.map((level) => ({ value: level, label: words.levels[level] })),
];
const ADVICE_CHOICES = choicesOf(words.levels.usual);
const OTHER_CHOICES = choicesOf(words.levels.always);

/** Every check with its reason, folded by what it is about. */
export function RuleFields({ levels, onChange }: RuleFieldsProps) {
  const kinds = useProject((state) => state.problemKinds);
  const groups = useMemo(() => inGroups([...kinds.values()]), [kinds]);
  return (
    <>
      <h3 className={format.heading}>{words.rules}</h3>
      <p className={format.help}>{words.rulesHelp}</p>
      {groups.map(({ group, rules }) => (
        <RuleGroup key={group} group={group} rules={rules} levels={levels} onChange={onChange} />
      ))}
    </>
  );
}

interface RuleGroupProps extends RuleFieldsProps {
  readonly group: string;
  readonly rules: readonly ToldKind[];
}

/** Drawn when it is opened: there are some two hundred checks. */
function RuleGroup({ group, rules, levels, onChange }: RuleGroupProps) {
  const [isOpen, setOpen] = useState(false);
  const changed = rules.filter(({ code }) => levels.has(code)).length;
  return (
    <details className={report.kind} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={report.kindTitle}>
        {adviceWords.withCount(problemGroupWords[group] ?? group, rules.length)}
        {changed > 0 && <span className={report.keys}> {words.changed(changed)}</span>}
      </summary>
      {isOpen && (
        <ul className={report.lines}>
          {rules.map(({ code, title, why, from }) => (
            <li key={code} className={classes.rule}>
              <span className={report.line}>
                <span className={report.lineTitle}>
                  <MessageText text={title} />
                </span>
                <span className={format.help}>
                  <MessageText text={why} />
                </span>
              </span>
              <NativeSelect
                size="xs"
                aria-label={words.levelOf(title.replaceAll('`', ''))}
                data={from === undefined ? OTHER_CHOICES : ADVICE_CHOICES}
                value={levels.get(code) ?? ''}
                onChange={(event) =>
                  onChange(
                    code,
                    LEVELS.find((one) => one === event.currentTarget.value),
                  )
                }
              />
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

/** Advice first: it is what most people come to choose. */
function inGroups(kinds: readonly ToldKind[]) {
  const switched = kinds
    .filter(({ isSwitched }) => isSwitched)
    .toSorted((one, other) => Number(one.from === undefined) - Number(other.from === undefined));
  return Object.keys(problemGroupWords).flatMap((group) => {
    const rules = switched.filter((kind) => kind.group === group);
    return rules.length === 0 ? [] : [{ group, rules }];
  });
}
