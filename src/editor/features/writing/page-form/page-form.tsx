import { ChevronDown, ChevronRight } from 'lucide-react';
import {
  type RefObject,
  startTransition,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { findFrontMatter } from '../../../../page-source/front-matter/front-matter.ts';
import { writingWords } from '../../../words/writing.ts';
import { FrontMatterForm } from '../forms/front-matter-form.tsx';
import { type AtCursor, readCursor } from '../read-cursor.ts';
import { AtCursorContext, useWriting } from '../writing-context.ts';
import { BlockList } from './block-list.tsx';
import { ContentsBar, isFoldable } from './contents-bar.tsx';
import { focusBlockAt } from './focus-block.ts';
import { type FoldAll, FoldAllContext } from './fold-all.ts';
import { DETAILS } from './marks/block-marks.ts';
import { BlockMarks } from './marks/marks-list.tsx';
import { MarksContext } from './marks/marks-store.ts';
import { usePageMarks } from './marks/use-page-marks.ts';
import classes from './page-form.module.css';
import { PageFormContext } from './page-form-context.ts';
import { readBlocks } from './read-blocks.ts';
import { type FormHandle, useFormPlaces } from './use-form-places.ts';
import { useKeptPlace } from './use-kept-place.ts';
import { usePageForm } from './use-page-form.ts';

/** Some thousand fields; a longer page is mostly inlined pictures. */
const LONGEST_PAGE_CHARACTERS = 150_000;

/** As many as a screen shows: they are there at once. The rest of a long page follows between keys, some at a time. */
const FIRST_BLOCKS = 8;
const BLOCKS_AT_A_TIME = 16;

export interface PageFormProps {
  readonly at: AtCursor;
  /** For the bar above the form. */
  readonly handleRef: RefObject<FormHandle | undefined>;
  /** Whether the focus is asked for; may have been before the form was there. */
  readonly focusWanted: RefObject<boolean>;
}

/**
 * The whole page as forms, for whoever does not want to see its source: details, then its blocks one below the other.
 * Every field changes the range of the source that it shows.
 */
export default function PageForm({ at, handleRef, focusWanted }: PageFormProps) {
  const { isReadOnly, readNow } = useWriting();
  const [showsDetails, setShowsDetails] = useState(true);
  const isLong = at.text.length > LONGEST_PAGE_CHARACTERS;
  const blocks = useMemo(() => (isLong ? [] : readBlocks(at.text)), [at.text, isLong]);
  const matter = at.text.slice(0, findFrontMatter(at.text)?.bodyStart ?? 0);
  const details = useMemo(() => ({ ...readCursor('', { start: 0, end: 0 }), text: matter }), [matter]);
  const [limit, setLimit] = useState(FIRST_BLOCKS);
  const isWhole = limit >= blocks.length;
  useEffect(() => {
    if (isWhole) return;
    const timer = window.setTimeout(() => startTransition(() => setLimit(limit + BLOCKS_AT_A_TIME)));
    return () => window.clearTimeout(timer);
  }, [limit, isWhole]);
  const shown = useMemo(() => (isWhole ? blocks : blocks.slice(0, limit)), [blocks, limit, isWhole]);
  const body = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const { actions, draft, status } = usePageForm(body);
  const marks = usePageMarks(body, at.text, blocks);
  const [, drawAgain] = useState(0);
  const [foldAll, fold] = useState<FoldAll>({ isFolded: false, turn: 0 });
  const setFoldAll = (isFolded: boolean) => fold(({ turn }) => ({ isFolded, turn: turn + 1 }));
  const focusSelection = useCallback(() => {
    focusWanted.current = true;
    setShowsDetails(true);
    drawAgain((count) => count + 1);
  }, [focusWanted]);
  const noteFocus = useFormPlaces(body, handleRef, actions, focusSelection);
  useKeptPlace(body, isWhole);
  // What was asked for may not be drawn yet.
  useLayoutEffect(() => {
    if (!focusWanted.current || !body.current) return;
    const { text, selection } = readNow();
    if (focusBlockAt(body.current, text, selection) || isWhole) focusWanted.current = false;
  });

  // A paragraph that has become a heading is another field: who typed in it goes on in that one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at after each change of the page.
  useEffect(() => {
    if (hadFocus.current && document.activeElement === document.body && body.current) {
      focusBlockAt(body.current, at.text, at.selection);
    }
  }, [at.text]);
  return (
    <section
      className={classes.form}
      aria-label={writingWords.form.region}
      ref={body}
      onFocus={({ target, currentTarget }) => {
        // Dialogs of the form stand elsewhere in the document.
        if (!currentTarget.contains(target)) return;
        hadFocus.current = true;
        noteFocus(target);
      }}
      onBlur={(event) => {
        // A field that is taken away leaves no other behind.
        hadFocus.current = event.relatedTarget === null && hadFocus.current;
      }}
    >
      <h3 className={classes.part}>
        <button type="button" aria-expanded={showsDetails} onClick={() => setShowsDetails(!showsDetails)}>
          {showsDetails ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
          {writingWords.form.details}
        </button>
      </h3>
      {showsDetails && (
        <>
          <AtCursorContext value={details}>
            <FrontMatterForm isBrief />
          </AtCursorContext>
          <div className={classes.detailMarks}>
            <MarksContext value={marks}>
              <BlockMarks path={DETAILS} />
            </MarksContext>
          </div>
        </>
      )}
      <ContentsBar canFold={blocks.some(isFoldable)} isFolded={foldAll.isFolded} onFold={setFoldAll} />
      <div className={classes.blocks} data-contents>
        {isLong ? (
          <p>{writingWords.form.tooLong}</p>
        ) : (
          <PageFormContext value={actions}>
            <MarksContext value={marks}>
              <FoldAllContext value={foldAll}>
                <BlockList
                  text={at.text}
                  blocks={shown}
                  list=""
                  inside=""
                  draft={draft}
                  isReadOnly={isReadOnly}
                  hasEnd={isWhole}
                />
              </FoldAllContext>
            </MarksContext>
          </PageFormContext>
        )}
      </div>
      <span className="lw-hidden" role="status">
        {status}
      </span>
    </section>
  );
}
