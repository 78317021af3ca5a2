import { useElementSize, useMergedRef } from '@mantine/hooks';
import { MessageSquareText, Puzzle } from 'lucide-react';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { isMarkable } from '../../../../authoring/source-edit/inline-elements.ts';
import type { SourceChange, TextRange } from '../../../../project/text-edit.ts';
import { wishOnPage } from '../../../blocks/page-wish.ts';
import { type Box, boxInWindow } from '../../../ui/box-in-window.ts';
import { useIsTouch } from '../../../ui/use-is-touch.ts';
import { pageBarWords } from '../../../words/page-bar.ts';
import { MarkTools, readMarks } from '../prose/mark-tools.tsx';
import { Tool } from '../prose/tool.tsx';
import { useRovingFocus } from '../toolbar/use-roving-focus.ts';
import { BadgeMenu } from './badge-menu.tsx';
import { placeBar } from './bar-place.ts';
import classes from './page-bar.module.css';
import { TipTool } from './tip-tool.tsx';

/** Words that are selected in a field of the page. */
export interface BarWords {
  /** Their source, and offsets in it. */
  readonly value: string;
  readonly selection: TextRange;
  /** Where they are: in the window of the frame, in its pixels. */
  readonly box: Box;
}

export interface BarActions {
  /** Changes the words as a step of its own. */
  readonly change: (make: (value: string, selection: TextRange) => SourceChange, step: string) => void;
  readonly link: () => void;
  /** Gives the focus back to the words. */
  readonly focusWords: () => void;
}

export interface PageBarProps extends BarActions {
  readonly words: BarWords;
  /** Of the page. */
  readonly frame: HTMLIFrameElement;
  /** Somebody goes to the bar by a key. */
  readonly isFocusWanted: boolean;
  readonly onFocused: () => void;
}

/** What can be done with selected words of the page, beside them. It fills the pane of the preview, and lets through all but its buttons. */
export default function PageBar({ words, frame, isFocusWanted, onFocused, ...actions }: PageBarProps) {
  const { change, link, focusWords } = actions;
  const { value, selection, box } = words;
  const { ref: roveRef, onKeyDown, onFocus } = useRovingFocus();
  const bar = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(roveRef, bar);
  const pane = useElementSize<HTMLDivElement>();
  const isTouch = useIsTouch();
  const on = useMemo(() => new Set(readMarks(value, selection)), [value, selection]);
  const isOff = useMemo(() => !isMarkable(value, selection), [value, selection]);

  // Before each painting: the bar may be wider, and the pane another size.
  useLayoutEffect(() => {
    const element = bar.current;
    const around = element?.parentElement;
    if (!element || !around) return;
    const room = { width: around.clientWidth, height: around.clientHeight };
    const size = { width: element.offsetWidth, height: element.offsetHeight };
    const place = placeBar(boxInPane(box, frame, around), size, room, isTouch);
    element.style.visibility = place ? 'visible' : 'hidden';
    element.style.left = `${Math.round(place?.left ?? 0)}px`;
    element.style.top = `${Math.round(place?.top ?? 0)}px`;
  });
  useEffect(() => {
    if (!isFocusWanted) return;
    bar.current?.querySelector<HTMLElement>('button[data-rove]:not(:disabled)')?.focus();
    onFocused();
  }, [isFocusWanted, onFocused]);

  return (
    <div className={classes.pane} ref={pane.ref} data-page-bar>
      <div
        role="toolbar"
        aria-label={pageBarWords.name}
        className={classes.bar}
        ref={ref}
        onFocus={onFocus}
        onKeyDown={(event) => {
          // What is open over it has keys of its own.
          if (!event.currentTarget.contains(event.target as Node)) return;
          if (event.key === 'Escape') focusWords();
          else onKeyDown(event);
        }}
        // Between the buttons, too, the words keep the focus.
        onMouseDown={(event) => event.currentTarget === event.target && event.preventDefault()}
      >
        <MarkTools
          on={on}
          isOff={isOff}
          onCommand={(command) => {
            change(command.change, command.label);
            focusWords();
          }}
          onLink={link}
        />
        <span className={classes.gap} />
        <BadgeMenu words={words} isOff={isOff} {...actions} />
        <TipTool words={words} isOff={isOff} {...actions} />
        <Tool label={pageBarWords.snippet} onClick={() => wishOnPage({ what: 'snippet' })}>
          <Puzzle size={14} aria-hidden="true" />
        </Tool>
        <Tool label={pageBarWords.note} onClick={() => wishOnPage({ what: 'note' })}>
          <MessageSquareText size={14} aria-hidden="true" />
        </Tool>
      </div>
    </div>
  );
}

function boxInPane(box: Box, frame: HTMLIFrameElement, pane: Element): Box {
  const { left, top, right, bottom } = boxInWindow(box, frame);
  const around = pane.getBoundingClientRect();
  return { left: left - around.left, top: top - around.top, right: right - around.left, bottom: bottom - around.top };
}
