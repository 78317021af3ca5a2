import type { OutlineBlock } from '../store/page-templates/page-template.ts';
import classes from './add-page.module.css';

/** A page in small: what it is made of, from top to bottom. */
export function TemplatePicture({ outline }: { readonly outline: readonly OutlineBlock[] }) {
  return (
    <span className={classes.picture} aria-hidden="true">
      <span className={classes.pictureTitle} />
      {outline.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the blocks of a picture never change places.
        <span key={index} className={classes.block} data-block={block}>
          {Array.from({ length: PARTS[block] }, (_, part) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above.
            <span key={part} />
          ))}
        </span>
      ))}
    </span>
  );
}

const PARTS: Readonly<Record<OutlineBlock, number>> = {
  text: 2,
  heading: 1,
  note: 1,
  steps: 3,
  code: 2,
  cards: 2,
  table: 6,
  update: 1,
  fields: 2,
  tabs: 3,
};
