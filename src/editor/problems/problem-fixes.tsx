import { Button, Menu } from '@mantine/core';
import { ChevronDown, Wrench } from 'lucide-react';
import { type Choice, type Diagnostic, fixOf, reachesFurther } from '../../project/diagnostics.ts';
import { useProject, useProjectActions } from '../project-context.ts';
import { MessageText } from '../ui/message-text.tsx';
import { problemsWords as words } from '../words/problems.ts';
import classes from './problem-fixes.module.css';

export interface FixOneProps {
  readonly file: string;
  readonly problem: Diagnostic;
  /** Called when it is mended: the button will go with its problem. */
  readonly onFixed?: () => void;
}

/** What fixes a problem with one click, and what else can be chosen for it. */
export function FixOne({ file, problem, onFixed }: FixOneProps) {
  const { fixProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const { fix, choice } = problem;
  if (isReadOnly) return null;
  const apply = (chosen: NonNullable<Diagnostic['fix']>) => {
    if (fixProblems(file, [{ ...problem, fix: chosen }]).status === 'ok') onFixed?.();
  };
  return (
    <>
      {fix !== undefined && (
        <Button
          size="compact-xs"
          variant="default"
          leftSection={<Wrench size={12} aria-hidden="true" />}
          onClick={() => apply(fix)}
        >
          <MessageText text={fix.title} />
        </Button>
      )}
      {choice !== undefined && <Choose choice={choice} onChoose={apply} />}
    </>
  );
}

interface ChooseProps {
  readonly choice: Choice;
  readonly onChoose: (fix: NonNullable<Diagnostic['fix']>) => void;
}

function Choose({ choice, onChoose }: ChooseProps) {
  const [only, ...others] = choice.options;
  if (only !== undefined && others.length === 0) {
    return (
      <Button size="compact-xs" variant="default" onClick={() => onChoose(fixOf(choice, only))}>
        <MessageText text={only.label} />
      </Button>
    );
  }
  return (
    <Menu position="bottom-start" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <Button size="compact-xs" variant="default" rightSection={<ChevronDown size={12} aria-hidden="true" />}>
          {choice.title}
        </Button>
      </Menu.Target>
      <Menu.Dropdown className={classes.choices}>
        {choice.options.map((option) => (
          <Menu.Item key={option.text} onClick={() => onChoose(fixOf(choice, option))}>
            <MessageText text={option.label} />
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}

/** Fixes everything of a file that can be fixed, when that is more than one thing. */
export function FixAll({ file, problems }: { readonly file: string; readonly problems: readonly Diagnostic[] }) {
  const { fixProblems } = useProjectActions();
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const fixable = problems.filter(({ fix }) => fix !== undefined && !reachesFurther(fix));
  if (fixable.length < 2 || isReadOnly) return null;
  return (
    <Button size="compact-xs" variant="subtle" onClick={() => fixProblems(file, fixable)}>
      {words.fixAll(fixable.length)}
    </Button>
  );
}
