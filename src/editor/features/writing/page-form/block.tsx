import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo, useState } from 'react';
import { findComponent } from '../../../../catalogue/catalogue.ts';
import { placeOf } from '../../../../page-source/blocks/block-path.ts';
import { readFenceParts, titleOf } from '../../../../page-source/blocks/fence-info.ts';
import type { PageBlock } from '../../../../page-source/blocks/page-blocks.ts';
import { plainAttribute } from '../../../../page-source/headings/tag-attributes.ts';
import type { Fence } from '../../../../page-source/source-scan.ts';
import { nameOfBlock } from '../../../blocks/block-names.ts';
import { writingWords } from '../../../words/writing.ts';
import { blockWords } from '../../../words/writing-commands.ts';
import { AttributeForm } from '../forms/attribute-form.tsx';
import { CodeBlockForm } from '../inspector/code-block-form.tsx';
import { TableForm } from '../table/table-form.tsx';
import { useWriting } from '../writing-context.ts';
import { BlockActions, MoreOfBlock } from './block-actions.tsx';
import { BlockList } from './block-list.tsx';
import { BlockScope } from './block-scope.tsx';
import { inOwnLines, isWrittenAlike } from './block-window.ts';
import { CodeField } from './code-field.tsx';
import { FoldableBlock } from './foldable-block.tsx';
import { HeadingField } from './heading-field.tsx';
import classes from './page-form.module.css';
import { SnippetUse } from './snippet-use.tsx';
import { SourceField } from './source-field.tsx';

export interface BlockProps {
  /** The text that the block's offsets are of. */
  readonly text: string;
  /** `undefined` is an empty field, of which the page has nothing yet. */
  readonly block: PageBlock | undefined;
  readonly path: string;
  readonly isLast: boolean;
  /** Names of the elements around it, with blanks between them. */
  readonly inside: string;
  /** Where an empty field is open in it, as a path. */
  readonly draft: string | undefined;
  /** An empty field that stays. */
  readonly isLasting: boolean;
}

const LABELS = { text: blockWords.text, list: blockWords.list, quote: blockWords.quote } as const;

/** One block of a page, drawn again only when what is written in its lines has changed. */
export const Block = memo((props: BlockProps) => {
  const { path, block, text, inside, isLasting } = props;
  if (!block)
    return (
      <SourceField path={path} label={blockWords.newParagraph} inside={inside} isLasting={isLasting} actions={null} />
    );
  const own = inOwnLines({ text, block });
  const name = nameOfBlock(own.block);
  const actions = (
    <BlockActions
      path={path}
      label={name}
      isFirst={placeOf(path).index === 0}
      isLast={props.isLast}
      element={own.block.kind === 'element' ? own.block.element.name : undefined}
      inside={inside}
    />
  );
  switch (own.block.kind) {
    case 'text':
    case 'list':
    case 'quote':
      return <SourceField path={path} label={LABELS[own.block.kind]} inside={inside} written={own} actions={actions} />;
    case 'heading':
      return <HeadingField path={path} text={own.text} block={own.block} actions={actions} />;
    case 'rule':
      return (
        <div className={classes.rule} data-block={path}>
          <hr />
          {actions}
        </div>
      );
    case 'source':
      return (
        <div className={classes.kept} data-block={path}>
          <span>{writingWords.block.source}</span>
          <pre>{own.text.slice(own.block.start, own.block.end)}</pre>
          <MoreOfBlock path={path} label={name} />
        </div>
      );
    default:
      return (
        <FoldableBlock
          path={path}
          name={name}
          icon={iconOf(own.block)}
          title={titleOfBlock(own.block, name)}
          summary={summaryOf(own.text, own.block)}
          actions={actions}
        >
          <BlockForm {...props} text={own.text} block={own.block} />
        </FoldableBlock>
      );
  }
}, isDrawnAlike);

/** What is inside of a block with a frame: its settings, and what it holds. */
function BlockForm({ path, text, block, inside, draft }: BlockProps & { readonly block: PageBlock }) {
  const { isReadOnly } = useWriting();
  if (block.kind === 'code')
    return (
      <>
        <CodeField path={path} written={{ text, block }} />
        <CodeSettings path={path} text={text} fence={block.fence} />
      </>
    );
  if (block.kind === 'table')
    return (
      <BlockScope path={path} text={text}>
        <TableForm table={block.table} isMirrored />
      </BlockScope>
    );
  if (block.kind !== 'element') return null;
  const { element, blocks } = block;
  const content = findComponent(element.name)?.content ?? 'markdown';
  const canHold = element.closing !== undefined && content !== 'none' && content !== 'inline' && content !== 'source';
  return (
    <>
      <SnippetUse text={text} element={element} />
      <BlockScope path={path} text={text}>
        <AttributeForm element={element} isBrief={blocks.length > 0 || element.attributes.length > 0} />
      </BlockScope>
      {(blocks.length > 0 || canHold) && (
        <div className={classes.inner}>
          <BlockList
            text={text}
            blocks={blocks}
            list={path}
            inside={`${inside} ${element.name}`.trim()}
            draft={draft}
            isReadOnly={isReadOnly || !canHold}
          />
        </div>
      )}
    </>
  );
}

interface CodeSettingsProps {
  readonly path: string;
  readonly text: string;
  readonly fence: Fence;
}

/** Language, title and the rest, on request: a page may have many code blocks, and most are right as they are. */
function CodeSettings({ path, text, fence }: CodeSettingsProps) {
  const [isOpen, setOpen] = useState(false);
  const language = readFenceParts(fence.info).language;
  return (
    <>
      <button type="button" className={classes.settings} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {isOpen ? <ChevronDown size={14} aria-hidden="true" /> : <ChevronRight size={14} aria-hidden="true" />}
        {writingWords.block.codeSettings}
        {!isOpen && language !== '' && <code>{language}</code>}
      </button>
      {isOpen && (
        <BlockScope path={path} text={text}>
          <CodeBlockForm fence={fence} />
        </BlockScope>
      )}
    </>
  );
}

function isDrawnAlike(one: BlockProps, other: BlockProps): boolean {
  const isSamePlace =
    one.path === other.path &&
    one.isLast === other.isLast &&
    one.inside === other.inside &&
    one.draft === other.draft &&
    one.isLasting === other.isLasting;
  // As long as the page is the same, its blocks are the same objects.
  if (!isSamePlace || one.block === other.block) return isSamePlace;
  if (!one.block || !other.block) return false;
  return isWrittenAlike({ text: one.text, block: one.block }, { text: other.text, block: other.block });
}

function titleOfBlock(block: PageBlock, name: string): string {
  return block.kind === 'code' ? `${name} ${titleOf(readFenceParts(block.fence.info))}`.trim() : name;
}

/** What tells a component from others of its kind. */
function summaryOf(text: string, block: PageBlock): string {
  if (block.kind !== 'element') return '';
  for (const name of ['title', 'label', 'name', 'file']) {
    const value = plainAttribute(text, block.element, name);
    if (value) return value.written;
  }
  return '';
}

function iconOf(block: PageBlock): string {
  if (block.kind === 'element') return findComponent(block.element.name)?.icon ?? 'square';
  return block.kind === 'code' ? 'code' : 'table';
}
