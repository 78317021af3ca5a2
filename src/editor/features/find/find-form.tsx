import { Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { CaseSensitive, ChevronDown, ChevronRight, Regex, WholeWord } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import type { FileSearch } from '../../../authoring/text-search/search-files.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useIsTouch } from '../../ui/use-is-touch.ts';
import { findWords as words } from '../../words/find.ts';
import classes from './find.module.css';

export interface FindFormProps {
  readonly search: FileSearch;
  readonly onChange: (search: FileSearch) => void;
  readonly field: RefObject<HTMLInputElement | null>;
  readonly isEditable: boolean;
  /** A sentence about what is wrong with the expression. */
  readonly problem: ReactNode;
  readonly onArrowDown: () => void;
}

/** What to find, where, and what takes its place. */
export function FindForm({ search, onChange, field, isEditable, problem, onArrowDown }: FindFormProps) {
  const set = (changed: Partial<FileSearch>) => onChange({ ...search, ...changed });
  const isReplacing = search.replacement !== undefined;
  const isTouch = useIsTouch();
  const toggleReplace = () => {
    const { replacement: _, ...rest } = search;
    onChange(isReplacing ? rest : { ...rest, replacement: '' });
  };
  return (
    <search className={classes.form}>
      <div className={classes.line}>
        <TextInput
          ref={field}
          className={classes.grow}
          aria-label={words.title}
          placeholder={words.find}
          value={search.text}
          error={problem}
          spellCheck={false}
          onChange={(event) => set({ text: event.currentTarget.value })}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'Enter') return;
            event.preventDefault();
            onArrowDown();
          }}
          rightSectionWidth={isTouch ? 136 : 84}
          rightSection={
            <span className={classes.switches}>
              <Switch label={words.matchCase} isOn={search.matchesCase} onSwitch={(on) => set({ matchesCase: on })}>
                <CaseSensitive size={15} />
              </Switch>
              <Switch label={words.wholeWords} isOn={search.isWholeWord} onSwitch={(on) => set({ isWholeWord: on })}>
                <WholeWord size={15} />
              </Switch>
              <Switch label={words.regularExpression} isOn={search.isRegex} onSwitch={(on) => set({ isRegex: on })}>
                <Regex size={14} />
              </Switch>
            </span>
          }
        />
      </div>
      {isEditable && (
        <div className={classes.line}>
          <IconButton
            label={isReplacing ? words.onlyFind : words.findAndReplace}
            aria-expanded={isReplacing}
            size={26}
            onClick={toggleReplace}
          >
            {isReplacing ? <ChevronDown size={15} /> : <ChevronRight size={15} />}
          </IconButton>
          {isReplacing ? (
            <TextInput
              className={classes.grow}
              aria-label={words.replaceWith}
              placeholder={search.isRegex ? words.replaceWithPattern : words.replaceWithNothing}
              value={search.replacement}
              spellCheck={false}
              onChange={(event) => set({ replacement: event.currentTarget.value })}
            />
          ) : (
            <button type="button" className={classes.quiet} onClick={toggleReplace}>
              {words.replace}
            </button>
          )}
        </div>
      )}
      <div className={classes.line}>
        <NativeSelect
          aria-label={words.whichFiles}
          className={classes.scope}
          value={search.scope}
          onChange={(event) => set({ scope: event.currentTarget.value === 'text' ? 'text' : 'pages' })}
          data={[
            { value: 'pages', label: words.allPages },
            { value: 'text', label: words.allFiles },
          ]}
        />
        <TextInput
          className={classes.grow}
          aria-label={words.onlyIn}
          placeholder={words.onlyInExample}
          title={words.onlyInHelp}
          value={search.files}
          spellCheck={false}
          onChange={(event) => set({ files: event.currentTarget.value })}
        />
      </div>
    </search>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
  readonly children: ReactNode;
}

function Switch({ label, isOn, onSwitch, children }: SwitchProps) {
  return (
    <IconButton
      label={label}
      size={24}
      aria-pressed={isOn}
      variant={isOn ? 'light' : 'subtle'}
      color={isOn ? 'leaf' : 'gray'}
      onClick={() => onSwitch(!isOn)}
    >
      {children}
    </IconButton>
  );
}

export interface ReplaceBoxProps {
  readonly label: string;
  readonly isChecked: boolean;
  readonly isMixed?: boolean;
  readonly onCheck: (isChecked: boolean) => void;
}

/** Whether something is replaced with the others. */
export function ReplaceBox({ label, isChecked, isMixed = false, onCheck }: ReplaceBoxProps) {
  return (
    <Checkbox
      size="xs"
      aria-label={label}
      checked={isChecked}
      indeterminate={isMixed}
      onChange={(event) => onCheck(event.currentTarget.checked)}
    />
  );
}
