import { CircleAlert, ExternalLink, FileText, Folder, Layers, type LucideIcon, Webhook } from 'lucide-react';
import type { OutlineKind, OutlineNode } from '../../../authoring/navigation-edit/outline.ts';
import { IconMark } from '../../icons/icon-mark.tsx';
import { useIconLibrary } from '../../icons/use-icon-library.ts';
import classes from './navigation.module.css';

const KINDS: Readonly<Record<OutlineKind, LucideIcon>> = {
  group: Folder,
  division: Layers,
  link: ExternalLink,
  endpoint: Webhook,
  page: FileText,
  unknown: FileText,
};

export interface EntryIconProps {
  readonly node: OutlineNode;
  readonly isMissing: boolean;
}

/** The icon that readers see before an entry; where it has none, one for its kind. */
export function EntryIcon({ node, isMissing }: EntryIconProps) {
  if (isMissing) return <CircleAlert size={14} className={classes.kindMissing} aria-hidden="true" />;
  return node.icon === undefined ? <KindIcon kind={node.kind} /> : <OwnIcon name={node.icon} kind={node.kind} />;
}

/** Its own icon; one for its kind until the drawings have loaded, and where none has the name. */
function OwnIcon({ name, kind }: { readonly name: string; readonly kind: OutlineKind }) {
  const library = useIconLibrary();
  const isKnown = typeof library !== 'string' && library.find({ name })?.kind === 'svg';
  if (!isKnown) return <KindIcon kind={kind} />;
  return (
    <span className={classes.ownIcon} aria-hidden="true">
      <IconMark icon={{ name }} size={14} />
    </span>
  );
}

function KindIcon({ kind }: { readonly kind: OutlineKind }) {
  const Icon = KINDS[kind];
  return <Icon size={14} className={classes.kind} aria-hidden="true" />;
}
