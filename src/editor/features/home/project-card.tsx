import { Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { IconButton } from '../../ui/icon-button.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { useObjectUrl } from '../../ui/use-object-url.ts';
import classes from './home.module.css';

export interface HomeProject {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch. */
  readonly updated: number;
  readonly look: {
    readonly primary?: string;
    readonly light?: string;
    readonly dark?: string;
    readonly favicon?: { readonly type: string; readonly bytes: Uint8Array };
  };
  /** Made by a newer version: opens for reading only. */
  readonly isNewer: boolean;
}

export interface ProjectCardProps {
  readonly project: HomeProject;
  readonly href: string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  readonly onDelete: () => void;
}

export function ProjectCard({ project, href, now, onDelete }: ProjectCardProps) {
  const { name, updated, look, isNewer } = project;
  const colors = [look.primary, look.light, look.dark].filter((color) => color !== undefined);
  const style = look.primary === undefined ? undefined : ({ '--card-color': look.primary } as CSSProperties);
  return (
    <li className={classes.card} style={style}>
      <a className={classes.cardLink} href={href}>
        <span className={classes.cover} aria-hidden="true">
          <Favicon favicon={look.favicon} name={name} />
          <span className={classes.swatches}>
            {[...new Set(colors)].map((color) => (
              <span key={color} className={classes.swatch} style={{ background: color }} />
            ))}
          </span>
        </span>
        <span className={classes.cardName}>{name}</span>
        <span className={classes.cardNote}>
          {isNewer ? 'Made by a newer version: read only' : `Edited ${relativeTime(updated, now)}`}
        </span>
      </a>
      <span className={classes.cardActions}>
        <IconButton label={`Delete ${name}`} onClick={onDelete}>
          <Trash2 size={15} />
        </IconButton>
      </span>
    </li>
  );
}

function Favicon({ favicon, name }: { favicon: HomeProject['look']['favicon']; name: string }) {
  const url = useObjectUrl(favicon?.bytes, favicon?.type);
  return (
    <span className={classes.favicon}>
      {url === undefined ? [...name.trim()][0]?.toUpperCase() : <img src={url} alt="" />}
    </span>
  );
}
