import {
  Check,
  CheckCheck,
  CircleDashed,
  Clock,
  Copy,
  FileQuestion,
  FileText,
  Link2,
  ListX,
  type LucideIcon,
  Scale,
} from 'lucide-react';
import type { CellStatus } from './table-view.ts';
import classes from './translations.module.css';

const ICONS: Readonly<Record<CellStatus, LucideIcon>> = {
  source: FileText,
  there: Check,
  current: CheckCheck,
  older: Clock,
  differs: Scale,
  copied: Copy,
  missing: CircleDashed,
  'no-file': FileQuestion,
  unlisted: ListX,
  shared: Link2,
  'no-source': FileText,
};

/** A drawing beside the word, so that nothing is told by its colour alone. */
export function StatusIcon({ status }: { readonly status: CellStatus }) {
  const Icon = ICONS[status];
  return <Icon size={14} className={classes.icon} data-status={status} aria-hidden="true" />;
}
