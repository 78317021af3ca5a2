import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { writingWords } from '../../../words/writing.ts';
import { useFolded } from './fold-all.ts';
import classes from './page-form.module.css';

export interface FoldableBlockProps {
  readonly path: string;
  /** What kind of block it is, in words. */
  readonly name: string;
  readonly icon: string;
  /** What it is called in its bar. */
  readonly title: string;
  /** What tells it from others of its kind while it is folded. */
  readonly summary: string;
  readonly actions: ReactNode;
  readonly children: ReactNode;
}

/**
 * A block with a frame, which can be folded to its bar. What is in it stays there: the browser's own search finds it, and
 * whatever leads into it opens it (`unfoldAround`).
 */
export function FoldableBlock({ path, name, icon, title, summary, actions, children }: FoldableBlockProps) {
  const body = useRef<HTMLDivElement>(null);
  const [isFolded, setFolded] = useFolded();
  // Whoever asks for something in it gives it the focus next.
  const open = useEffectEvent(() => flushSync(() => setFolded(false)));
  useLayoutEffect(() => {
    if (isFolded) body.current?.setAttribute('hidden', 'until-found');
    else body.current?.removeAttribute('hidden');
  }, [isFolded]);
  useEffect(() => {
    const element = body.current;
    element?.addEventListener('beforematch', open);
    return () => element?.removeEventListener('beforematch', open);
  }, []);
  const label = isFolded ? writingWords.block.unfold(title) : writingWords.block.fold(title);
  return (
    // A page may have fifty of them, several of one name: no landmarks.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is as wide as its widest word.
    <div role="group" className={classes.card} aria-label={name} data-block={path} data-folded={isFolded || undefined}>
      <div className={classes.cardBar}>
        <button
          type="button"
          className={classes.fold}
          aria-expanded={!isFolded}
          aria-label={label}
          data-tooltip={label}
          onClick={() => setFolded(!isFolded)}
        >
          {isFolded ? <ChevronRight size={14} aria-hidden="true" /> : <ChevronDown size={14} aria-hidden="true" />}
        </button>
        <IconMark icon={{ name: icon }} size={15} />
        <h4>
          {title}
          {isFolded && summary !== '' && <span className={classes.summary}>{summary}</span>}
        </h4>
        {actions}
      </div>
      <div ref={body}>{children}</div>
    </div>
  );
}
