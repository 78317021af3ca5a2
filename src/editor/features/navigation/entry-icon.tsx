import {
  Bookmark,
  Boxes,
  ChevronsUpDown,
  CircleAlert,
  ExternalLink,
  FileText,
  Folder,
  GalleryVerticalEnd,
  History,
  Languages,
  Layers,
  Link,
  type LucideIcon,
  PanelTop,
  Webhook,
} from 'lucide-react';
import type { PartKind } from '../../../authoring/navigation-edit/division-kinds.ts';
import type { OutlineKind, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { IconMark } from '../../icons/icon-mark.tsx';
import { useIconLibrary } from '../../icons/use-icon-library.ts';
import classes from './navigation.module.css';

const KINDS: Readonly<Record<OutlineKind, LucideIcon>> = {
  group: Folder,
  division: Layers,
  global: Link,
  link: ExternalLink,
  endpoint: Webhook,
  page: FileText,
  unknown: FileText,
};

const PARTS: Readonly<Record<PartKind, LucideIcon>> = {
  language: Languages,
  version: History,
  product: Boxes,
  tab: PanelTop,
  dropdown: ChevronsUpDown,
  anchor: Bookmark,
  item: GalleryVerticalEnd,
};

export interface EntryIconProps {
  readonly node: OutlineNode;
  readonly isMissing: boolean;
}

/** The icon that readers see before an entry; where it has none, one for its kind. */
export function EntryIcon({ node, isMissing }: EntryIconProps) {
  if (isMissing) return <CircleAlert size={14} className={classes.kindMissing} aria-hidden="true" />;
  return node.icon === undefined ? <KindIcon node={node} /> : <OwnIcon name={node.icon} node={node} />;
}

/** Its own icon; one for its kind until the drawings have loaded, and where none has the name. */
function OwnIcon({ name, node }: { readonly name: string; readonly node: OutlineNode }) {
  const library = useIconLibrary();
  const isKnown = typeof library !== 'string' && library.find({ name })?.kind === 'svg';
  if (!isKnown) return <KindIcon node={node} />;
  return (
    <span className={classes.ownIcon} aria-hidden="true">
      <IconMark icon={{ name }} size={14} />
    </span>
  );
}

function KindIcon({ node: { kind, part } }: { readonly node: OutlineNode }) {
  const Icon = part === undefined ? KINDS[kind] : PARTS[part];
  return <Icon size={14} className={classes.kind} aria-hidden="true" />;
}
