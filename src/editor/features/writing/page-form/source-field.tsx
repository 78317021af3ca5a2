import { type ReactNode, useRef } from 'react';
import { selectInProse } from '../../../../prose/prose-dom.ts';
import { writingWords } from '../../../words/writing.ts';
import { ProseField } from '../prose/prose-field.tsx';
import { useWriting } from '../writing-context.ts';
import { BlockBar } from './block-bar.tsx';
import type { BlockInText } from './block-window.ts';
import { FieldSlashMenu, type SlashMenuHandle } from './field-slash-menu.tsx';
import classes from './page-form.module.css';
import { useFieldKeys } from './use-field-keys.ts';
import { useFieldText } from './use-field-text.ts';

export interface SourceFieldProps {
  readonly path: string;
  readonly label: string;
  /** Names of the elements around it, with blanks between them. */
  readonly inside: string;
  /** What the page has for it; nothing yet in an empty field. */
  readonly written?: BlockInText;
  readonly actions: ReactNode;
  /** An empty field that stays open when it is left. */
  readonly isLasting?: boolean;
}

/**
 * A paragraph or a list, to be written in. What is selected here is selected in the source, so that the buttons
 * above work on it. What the field shows is always what the page has; an empty field becomes a text of the page with
 * its first letter, and stays the same field.
 */
export function SourceField(props: SourceFieldProps) {
  const { path, label, inside, written, actions } = props;
  const { isReadOnly } = useWriting();
  const field = useRef<HTMLDivElement>(null);
  const menu = useRef<SlashMenuHandle>(null);
  const text = useFieldText(props, field, menu);
  const { run, onKeyDown } = useFieldKeys(props, text, menu);
  return (
    <BlockBar
      className={classes.text}
      path={path}
      isDraft={!written}
      field={field}
      actions={actions}
      onCommand={written && !isReadOnly ? run : undefined}
    >
      <ProseField
        fieldRef={field}
        label={label}
        className={classes.field}
        placeholder={written ? undefined : writingWords.form.placeholder}
        value={text.value}
        isReadOnly={isReadOnly}
        onSelect={text.mirror}
        onEnter={() => {
          const selection = text.selected();
          if (selection && field.current) selectInProse(field.current, selection);
        }}
        onKeyDown={onKeyDown}
        onBlur={text.onBlur}
        onChange={text.onChange}
      />
      {!written && (
        <FieldSlashMenu ref={menu} typed={text.typed} inside={inside} field={field} onChoose={text.insert} />
      )}
    </BlockBar>
  );
}
