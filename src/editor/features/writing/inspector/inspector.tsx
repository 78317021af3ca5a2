import { ChevronDown, ChevronRight, ChevronUp } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useState } from 'react';
import type { EditorHandle } from '../../../monaco/editor-handle.ts';
import { ErrorBoundary } from '../../../ui/error-boundary.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { formWords } from '../../../words/writing-forms.ts';
import { useAt, useWriting } from '../writing-context.ts';
import { ElementActions } from './element-actions.tsx';
import classes from './inspector.module.css';
import { PartActions } from './part-actions.tsx';
import { TargetForm } from './target-form.tsx';
import { crumbsAt } from './targets.ts';

export interface InspectorProps {
  readonly editor: EditorHandle;
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
  readonly bodyRef: Ref<HTMLDivElement>;
}

/** Below the text: what the cursor is in, and a form for it. It never takes the focus by itself. */
export function Inspector({ editor, isOpen, onToggle, bodyRef }: InspectorProps) {
  const at = useAt();
  const { focusEditor } = useWriting();
  const [pinned, setPinned] = useState<string>();
  const crumbs = crumbsAt(at);
  const chosen = crumbs.find(({ id }) => id === pinned) ?? crumbs.at(-1);
  const index = chosen ? crumbs.indexOf(chosen) : 0;

  const part = chosen && 'start' in chosen.target ? chosen.target : undefined;

  // Who moves on in the text wants what is there.
  useEffect(() => editor.onCursor(() => editor.hasFocus() && setPinned(undefined)), [editor]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    event.preventDefault();
    focusEditor();
  };
  return (
    <section
      className={classes.dock}
      data-open={isOpen || undefined}
      aria-label={formWords.details}
      onKeyDown={onKeyDown}
    >
      <div className={classes.bar}>
        <nav aria-label={formWords.trail} style={{ display: 'contents' }}>
          <ol className={classes.crumbs}>
            {crumbs.map((crumb, place) => (
              <li key={crumb.id} style={{ flexShrink: crumb === chosen ? 0 : 1 }}>
                {place > 0 && <ChevronRight size={12} aria-hidden="true" style={{ flex: 'none' }} />}
                <button
                  type="button"
                  className={classes.crumb}
                  aria-current={crumb === chosen ? 'true' : undefined}
                  onClick={() => {
                    setPinned(crumb.id);
                    onToggle(true);
                  }}
                >
                  {crumb.label}
                </button>
              </li>
            ))}
          </ol>
        </nav>
        {chosen?.target.kind === 'element' && (
          <ElementActions
            element={chosen.target.element}
            siblings={chosen.target.siblings}
            inside={at.elements.slice(0, index - 1).map(({ name }) => name)}
          />
        )}
        {part && <PartActions part={part.kind} start={part.start} inside={at.elements.map(({ name }) => name)} />}
        <IconButton
          label={isOpen ? formWords.hide : formWords.show}
          size={26}
          aria-expanded={isOpen}
          onClick={() => onToggle(!isOpen)}
        >
          {isOpen ? <ChevronDown size={16} /> : <ChevronUp size={16} />}
        </IconButton>
      </div>
      {isOpen && chosen && (
        <div ref={bodyRef} className={classes.body}>
          <ErrorBoundary part={formWords.part} resetKey={chosen.id}>
            <TargetForm key={chosen.id} target={chosen.target} />
          </ErrorBoundary>
        </div>
      )}
    </section>
  );
}
