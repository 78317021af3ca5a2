import { Menu } from '@mantine/core';
import { CopyPlus, MoreHorizontal, PencilLine, Trash2 } from 'lucide-react';
import type { CSSProperties } from 'react';
import { usePicture } from '../../pictures/use-picture.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { relativeTime } from '../../ui/relative-time.ts';
import { homeWords } from '../../words/home.ts';
import classes from './project-card.module.css';

export interface HomeProject {
  readonly id: string;
  readonly name: string;
  /** Milliseconds since the epoch, as all times. */
  readonly updated: number;
  readonly opened?: number;
  readonly created?: number;
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
  readonly onRename: () => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
}

export function ProjectCard({ project, href, now, onRename, onDuplicate, onDelete }: ProjectCardProps) {
  const { id, name, updated, look, isNewer } = project;
  const colors = [look.primary, look.light, look.dark].filter((color) => color !== undefined);
  const style = look.primary === undefined ? undefined : ({ '--card-color': look.primary } as CSSProperties);
  return (
    <li className={classes.card} style={style} data-project={id}>
      <a className={classes.link} href={href}>
        <span className={classes.cover} aria-hidden="true">
          <Favicon favicon={look.favicon} name={name} />
          <span className={classes.swatches}>
            {[...new Set(colors)].map((color) => (
              <span key={color} className={classes.swatch} style={{ background: color }} />
            ))}
          </span>
        </span>
        <span className={classes.name}>
          <span className={classes.nameLines}>{name}</span>
        </span>
        <span className={classes.note}>
          {isNewer ? homeWords.isNewer : homeWords.edited(relativeTime(updated, now))}
        </span>
      </a>
      <span className={classes.actions}>
        <Menu position="bottom-end" width={170} withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <IconButton label={homeWords.menu(name)}>
              <MoreHorizontal size={16} />
            </IconButton>
          </Menu.Target>
          <Menu.Dropdown>
            {!isNewer && (
              <>
                <Menu.Item leftSection={<PencilLine size={14} />} onClick={onRename}>
                  {homeWords.rename}
                </Menu.Item>
                <Menu.Item leftSection={<CopyPlus size={14} />} onClick={onDuplicate}>
                  {homeWords.duplicate}
                </Menu.Item>
              </>
            )}
            <Menu.Item leftSection={<Trash2 size={14} />} onClick={onDelete}>
              {homeWords.delete}
            </Menu.Item>
          </Menu.Dropdown>
        </Menu>
      </span>
    </li>
  );
}

function Favicon({ favicon, name }: { favicon: HomeProject['look']['favicon']; name: string }) {
  const { url } = usePicture(favicon?.bytes, favicon?.type);
  return (
    <span className={classes.favicon}>
      {url === undefined ? [...name.trim()][0]?.toUpperCase() : <img src={url} alt="" />}
    </span>
  );
}
