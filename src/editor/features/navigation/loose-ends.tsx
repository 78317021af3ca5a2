import { Button } from '@mantine/core';
import { CircleAlert, FilePlus2, FileText, type LucideIcon, PencilLine, Puzzle, Webhook } from 'lucide-react';
import { memo, type PointerEvent, type ReactNode, useState } from 'react';
import type { OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { folderOf, nameOf } from '../../../project/paths.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { navigationWords as words } from '../../words/navigation.ts';
import type { MissingPage } from './missing-pages.ts';
import classes from './navigation.module.css';

export interface UnlistedPageItem {
  readonly page: string;
  readonly title: string;
}

export interface UnlistedPagesProps {
  readonly pages: readonly UnlistedPageItem[];
  /** In words, where the button puts a page: "to Guides". */
  readonly where: string;
  readonly isEditable: boolean;
  readonly onOpen: (page: string) => void;
  readonly onAdd: (page: UnlistedPageItem) => void;
  readonly onPointerDown: (page: UnlistedPageItem, event: PointerEvent) => void;
}

/** Drawn at once; more on demand. */
const SHOWN_ITEMS = 50;

/** Pages that no entry names, to be dragged in or added by a button. */
export const UnlistedPages = memo(function UnlistedPages(props: UnlistedPagesProps) {
  const { pages, where, isEditable, onOpen, onAdd, onPointerDown } = props;
  return (
    <LooseEnds title={words.unlisted} items={pages}>
      {(item) => (
        <LooseEnd
          key={item.page}
          icon={FileText}
          title={item.title}
          path={item.page}
          tip={`${item.title} (${item.page})`}
          onPointerDown={(event) => isEditable && onPointerDown(item, event)}
        >
          <Button
            variant="subtle"
            size="compact-xs"
            color="gray"
            onClick={() => onOpen(item.page)}
            aria-label={words.openPage(item.title)}
          >
            {words.open}
          </Button>
          {isEditable && (
            <IconButton label={words.addPageWhere(item.title, where)} size={26} onClick={() => onAdd(item)}>
              <FilePlus2 size={14} />
            </IconButton>
          )}
        </LooseEnd>
      )}
    </LooseEnds>
  );
});

/** An operation of the API that no page shows. */
export interface OperationItem {
  /** As an entry names it. */
  readonly name: string;
  readonly title: string;
}

export interface UnshownOperationsProps {
  readonly operations: readonly OperationItem[];
  /** In words, where the button puts an operation. */
  readonly where: string;
  readonly isEditable: boolean;
  readonly onAdd: (operation: OperationItem) => void;
  readonly onPointerDown: (operation: OperationItem, event: PointerEvent) => void;
}

/** Operations that no page shows, to be dragged in or added by a button: their pages are made by themselves. */
export const UnshownOperations = memo(function UnshownOperations(props: UnshownOperationsProps) {
  const { operations, where, isEditable, onAdd, onPointerDown } = props;
  return (
    <LooseEnds title={words.operations} items={operations}>
      {(item) => (
        <LooseEnd
          key={item.name}
          icon={Webhook}
          title={item.title}
          path={item.name}
          tip={`${item.title} (${item.name})`}
          onPointerDown={(event) => isEditable && onPointerDown(item, event)}
        >
          {isEditable && (
            <IconButton label={words.addPageWhere(item.title, where)} size={26} onClick={() => onAdd(item)}>
              <FilePlus2 size={14} />
            </IconButton>
          )}
        </LooseEnd>
      )}
    </LooseEnds>
  );
});

export interface MissingPagesProps {
  readonly entries: readonly MissingPage[];
  readonly isEditable: boolean;
  readonly onCreate: (node: OutlineNode) => void;
  readonly onRemove: (node: OutlineNode) => void;
  readonly onPoint: (node: OutlineNode, page: string) => void;
}

/** Entries that name a page which does not exist, each with what mends it. */
export const MissingPages = memo(function MissingPages(props: MissingPagesProps) {
  const { entries, isEditable, onCreate, onRemove, onPoint } = props;
  return (
    <LooseEnds title={words.missingFiles} items={entries}>
      {({ node, nearest }) => (
        <li key={node.id} className={classes.sectionItem}>
          <CircleAlert size={14} className={classes.kindMissing} aria-hidden="true" />
          <span className={classes.sectionText}>
            <span className={classes.wholePath}>{node.label}</span>
          </span>
          {isEditable && (
            <span className={classes.mends}>
              <Button
                variant="default"
                size="compact-xs"
                onClick={() => onCreate(node)}
                aria-label={words.createPage(node.label)}
              >
                {words.create}
              </Button>
              {nearest !== undefined && (
                <Button
                  variant="default"
                  size="compact-xs"
                  onClick={() => onPoint(node, nearest)}
                  aria-label={words.pointAt(node.label, nearest)}
                >
                  {words.use(nearest)}
                </Button>
              )}
              <Button
                variant="default"
                size="compact-xs"
                onClick={() => onRemove(node)}
                aria-label={words.removeEntry(node.label)}
              >
                {words.removeShort}
              </Button>
            </span>
          )}
        </li>
      )}
    </LooseEnds>
  );
});

export interface SnippetsProps {
  readonly files: readonly string[];
  readonly isEditable: boolean;
  readonly onMove: (file: string) => void;
}

/** Texts and code that pages share, each with a way to another path. */
export const Snippets = memo(function Snippets({ files, isEditable, onMove }: SnippetsProps) {
  return (
    <LooseEnds title={words.snippets} items={files}>
      {(file) => (
        <LooseEnd key={file} icon={Puzzle} title={nameOf(file)} path={folderOf(file)} tip={file}>
          {isEditable && (
            <IconButton label={words.changePathOf(file)} size={26} onClick={() => onMove(file)}>
              <PencilLine size={14} />
            </IconButton>
          )}
        </LooseEnd>
      )}
    </LooseEnds>
  );
});

interface LooseEndProps {
  readonly icon: LucideIcon;
  readonly title: string;
  readonly path: string;
  /** All of it, where the row has no room. */
  readonly tip: string;
  readonly onPointerDown?: (event: PointerEvent) => void;
  /** Its buttons. */
  readonly children: ReactNode;
}

function LooseEnd({ icon: Icon, title, path, tip, onPointerDown, children }: LooseEndProps) {
  return (
    <li className={classes.sectionItem} onPointerDown={onPointerDown}>
      <Icon size={14} className={classes.kind} aria-hidden="true" />
      <span className={classes.sectionText} title={tip}>
        <span>{title}</span>
        <span className={classes.path}>{path}</span>
      </span>
      {children}
    </li>
  );
}

interface LooseEndsProps<Item> {
  readonly title: string;
  readonly items: readonly Item[];
  /** A list item. */
  readonly children: (item: Item) => ReactNode;
}

/** A titled list, the first items of it; nothing when there are none. */
function LooseEnds<Item>({ title, items, children }: LooseEndsProps<Item>) {
  const [shown, setShown] = useState(SHOWN_ITEMS);
  const left = items.length - shown;
  if (items.length === 0) return null;
  return (
    <section className={classes.section} aria-label={title}>
      <h3 className={classes.sectionTitle}>
        {title} <span>{items.length}</span>
      </h3>
      <ul className={classes.sectionList}>{items.slice(0, shown).map(children)}</ul>
      {left > 0 && (
        <Button variant="subtle" size="compact-xs" onClick={() => setShown(shown + SHOWN_ITEMS * 4)}>
          {words.showMore(left)}
        </Button>
      )}
    </section>
  );
}
