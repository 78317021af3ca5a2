import { NativeSelect } from '@mantine/core';
import { useMemo } from 'react';
import type { ProblemKind } from '../../../../rules/rule.ts';
import { LEVELS, type Level } from '../../../../rules/writing/choice/rule-choice.ts';
import { useProject } from '../../../project-context.ts';
import { MessageText } from '../../../ui/message-text.tsx';
import { adviceWords } from '../../../words/advice.ts';
import { checksWords as words } from '../../../words/checks.ts';
import format from '../format/format.module.css';
import classes from './checks.module.css';

export interface RuleFieldsProps {
  readonly levels: ReadonlyMap<string, Level>;
  readonly onChange: (code: string, level: Level | undefined) => void;
}

const CHOICES = [
  { value: '', label: words.levels.usual },
  ...LEVELS.map((level) => ({ value: level, label: words.levels[level] })),
];

/** Every check with its reason, folded by what it is about. */
export function RuleFields({ levels, onChange }: RuleFieldsProps) {
  const kinds = useProject((state) => state.problemKinds);
  const themes = useMemo(() => byTheme([...kinds.values()]), [kinds]);
  return (
    <>
      <h3 className={format.heading}>{words.rules}</h3>
      {themes.map(({ theme, rules }) => (
        <details key={theme} className={format.kind}>
          <summary className={format.kindTitle}>
            {adviceWords.withCount(adviceWords.themes[theme] ?? theme, rules.length)}
          </summary>
          <ul className={format.lines}>
            {rules.map(({ code, title, why }) => (
              <li key={code} className={classes.rule}>
                <span className={format.line}>
                  <span className={format.lineTitle}>
                    <MessageText text={title} />
                  </span>
                  <span className={format.help}>
                    <MessageText text={why} />
                  </span>
                </span>
                <NativeSelect
                  size="xs"
                  aria-label={words.levelOf(title.replaceAll('`', ''))}
                  data={CHOICES}
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
        </details>
      ))}
    </>
  );
}

function byTheme(kinds: readonly ProblemKind[]) {
  return Object.keys(adviceWords.themes).flatMap((theme) => {
    const rules = kinds.filter(({ advice }) => advice?.theme === theme);
    return rules.length === 0 ? [] : [{ theme, rules }];
  });
}
