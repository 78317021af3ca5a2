import { findComponent } from '../../../../catalogue/catalogue.ts';
import { readFenceParts, titleOf } from '../../../../engine/source-edit/fence-info.ts';
import type { JsxElement } from '../../../../engine/source-edit/jsx-elements.ts';
import type { PageBlock } from '../../../../engine/source-edit/page-blocks.ts';
import { IconMark } from '../../../icons/icon-mark.tsx';
import { AttributeForm } from '../forms/attribute-form.tsx';
import { CodeBlockForm } from '../inspector/code-block-form.tsx';
import { ElementActions } from '../inspector/element-actions.tsx';
import { TableForm } from '../table/table-form.tsx';
import { useAt } from '../writing-context.ts';
import { BlockActions } from './block-actions.tsx';
import { BlockList } from './block-list.tsx';
import { HeadingField } from './heading-field.tsx';
import classes from './page-form.module.css';
import { SourceField } from './source-field.tsx';

export interface BlockProps {
  readonly block: PageBlock;
  readonly path: string;
  /** Elements of the same list, itself among them. */
  readonly siblings: readonly JsxElement[];
  readonly inside: readonly string[];
}

/** One block of a page with what fits it: a field for text, a form for a component, a grid for a table. */
export function Block(props: BlockProps) {
  const { block } = props;
  const at = useAt();
  switch (block.kind) {
    case 'heading':
      return <HeadingField block={block} />;
    case 'text':
      return <SourceField block={block} label="Text" />;
    case 'list':
      return <SourceField block={block} label="List" />;
    case 'quote':
      return <SourceField block={block} label="Quote" />;
    case 'rule':
      return (
        <div className={classes.rule}>
          <hr />
          <BlockActions block={block} label="Line across the page" />
        </div>
      );
    case 'source':
      return (
        <div className={classes.kept}>
          <span>For its author only, kept as it is</span>
          <pre>{at.text.slice(block.start, block.end)}</pre>
        </div>
      );
    case 'code':
      return (
        <div className={classes.card}>
          <div className={classes.cardBar}>
            <IconMark icon={{ name: 'code' }} size={15} />
            <h4>Code block {titleOf(readFenceParts(block.fence.info))}</h4>
            <BlockActions block={block} label="Code block" />
          </div>
          <CodeBlockForm fence={block.fence} />
          <SourceField block={codeOf(at.text, block.start, block.end)} label="Code" isCode />
        </div>
      );
    case 'table':
      return (
        <div className={classes.card}>
          <div className={classes.cardBar}>
            <IconMark icon={{ name: 'table' }} size={15} />
            <h4>Table</h4>
            <BlockActions block={block} label="Table" />
          </div>
          <TableForm table={block.table} />
        </div>
      );
    case 'element':
      return <ElementBlock {...props} block={block} />;
  }
}

type ElementBlockProps = BlockProps & { readonly block: Extract<PageBlock, { kind: 'element' }> };

function ElementBlock({ block, path, siblings, inside }: ElementBlockProps) {
  const { element, blocks } = block;
  const component = findComponent(element.name);
  return (
    <section className={classes.card} aria-label={component?.label ?? element.name}>
      <div className={classes.cardBar}>
        <IconMark icon={{ name: component?.icon ?? 'square' }} size={15} />
        <h4>{component?.label ?? element.name}</h4>
        <ElementActions element={element} siblings={siblings} inside={inside} />
      </div>
      <AttributeForm element={element} />
      {blocks.length > 0 && (
        <div className={classes.inner}>
          <BlockList blocks={blocks} path={path} inside={[...inside, element.name]} />
        </div>
      )}
    </section>
  );
}

/** The lines between those that open and close a fence. */
function codeOf(text: string, start: number, end: number) {
  const from = text.indexOf('\n', start) + 1;
  const closing = text.lastIndexOf('\n', end - 1);
  const isClosed = closing >= from && /^[ \t>]*(?:`{3,}|~{3,})[ \t]*$/.test(text.slice(closing + 1, end));
  const cut = text.charAt(closing - 1) === '\r' ? closing - 1 : closing;
  return { start: from, end: Math.max(isClosed ? cut : end, from) };
}
