import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import type { MenuPlace } from '../../editor/features/page-blocks/page-block-menu.tsx';
import type { BlocksAt, PageBlocksOptions } from '../../editor/features/page-blocks/page-blocks.ts';
import type { FoundBlock } from '../../page-source/blocks/block-path.ts';
import type { PageInsert } from './page-insert.ts';

const AddBelow = lazy(() => import('../../editor/features/writing/page-insert/add-below.tsx'));

type Blocks = typeof import('../../editor/features/page-blocks/page-blocks.ts');

/** A menu that is open for a block of the page. */
export interface OpenMenu {
  readonly found: FoundBlock;
  readonly at: BlocksAt;
  readonly place: MenuPlace;
}

export interface AddBelowOptions {
  readonly insert: PageInsert;
  /** The element that the frame of the preview fills. */
  readonly frame: RefObject<HTMLElement | null>;
  readonly readBlocks: () => Blocks | undefined;
  readonly readOptions: () => PageBlocksOptions | undefined;
}

/** The list of what can be put below a block of the page, where its menu was. */
export function useAddBelow({ insert, frame, readBlocks, readOptions }: AddBelowOptions) {
  const [adding, setAdding] = useState<OpenMenu>();
  useEffect(
    () =>
      insert.connect({
        readFrame: () => frame.current?.querySelector('iframe'),
        show: ({ component }) => {
          const options = readOptions();
          const { start, line } = options?.editor.readSelection() ?? {};
          // What has no words on the page has them in its form.
          if (component && line !== undefined) options?.openForm(line);
          else if (options && start !== undefined) readBlocks()?.pickAt(options, start);
        },
      }),
    [insert, frame, readBlocks, readOptions],
  );

  const addBelow = (
    <>
      {adding && (
        <Suspense>
          <AddBelow
            place={adding.place}
            inside={adding.found.list.inside.join(' ')}
            onChoose={(item) => {
              setAdding(undefined);
              const options = readOptions();
              const found = options && readBlocks()?.readBlocks(options.editor, adding.at);
              if (options && found) insert.below(item, found, options.editor);
            }}
            onClose={() => {
              setAdding(undefined);
              const options = readOptions();
              if (options) readBlocks()?.pickAgain(options, adding.at);
            }}
          />
        </Suspense>
      )}
    </>
  );
  return { add: setAdding, addBelow };
}
