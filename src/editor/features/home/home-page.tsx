import { FileArchive, FilePlus2, FolderOpen, Leaf } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { LeafMark } from '../../ui/leaf-mark.tsx';
import { homeWords as words } from '../../words/home.ts';
import { DeletedProjects, type HomeDeletedProject } from './deleted-projects.tsx';
import classes from './home.module.css';
import { HomePicture } from './home-picture.tsx';
import type { HomeProject } from './project-card.tsx';
import { ProjectList } from './project-list.tsx';
import { RenameDialog } from './rename-dialog.tsx';
import { StorageFacts } from './storage-facts.tsx';

export interface HomePageProps {
  /** Absent until they are read. */
  readonly projects: readonly HomeProject[] | undefined;
  /** Those that can be brought back. */
  readonly deleted: readonly HomeDeletedProject[];
  readonly hrefOf: (id: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Above the cards, for example that storage does not work. */
  readonly notice?: ReactNode;
  readonly onStartFromExample: () => void;
  readonly onStartEmpty: () => void;
  /** The browser lets a project be written back to the folder that it is opened from. */
  readonly isFolderWritten: boolean;
  readonly onOpenFolder: () => void;
  readonly onOpenZip: () => void;
  readonly onRename: (id: string, name: string) => void;
  readonly onDuplicate: (project: HomeProject) => void;
  readonly onDelete: (project: HomeProject) => void;
  readonly onRestore: (id: string) => void;
  /** For good. */
  readonly onErase: (id: string) => void;
}

export function HomePage(props: HomePageProps) {
  const { projects, deleted, hrefOf, now, notice, onRename, onDuplicate, onDelete } = props;
  const [renamed, setRenamed] = useState<HomeProject>();
  // With one project at most, the one to try things on, a person has hardly begun.
  const isNew = projects === undefined || projects.length <= 1;
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <LeafMark size={24} /> {words.product}
        </span>
        <ColorSchemeSwitch />
      </header>
      <main className={classes.main} id="main">
        <div className={classes.intro} data-new={isNew || undefined}>
          <div>
            <h1 className={classes.title}>{words.title}</h1>
            <p className={classes.lead}>{words.lead}</p>
          </div>
          <div className={classes.pictureBox}>
            <HomePicture />
          </div>
        </div>
        {notice}
        <section aria-label={words.starts} className={classes.starts}>
          <StartButton icon={<Leaf size={18} />} title={words.startExample} onClick={props.onStartFromExample}>
            {words.startExampleNote}
          </StartButton>
          <StartButton icon={<FilePlus2 size={18} />} title={words.startEmpty} onClick={props.onStartEmpty}>
            {words.startEmptyNote}
          </StartButton>
          <StartButton icon={<FolderOpen size={18} />} title={words.openFolder} onClick={props.onOpenFolder}>
            {props.isFolderWritten ? words.openWrittenNote : words.openNote}
          </StartButton>
          <StartButton icon={<FileArchive size={18} />} title={words.openZip} onClick={props.onOpenZip}>
            {words.openNote}
          </StartButton>
        </section>
        {projects !== undefined && projects.length > 0 && (
          <ProjectList
            projects={projects}
            hrefOf={hrefOf}
            now={now}
            onRename={setRenamed}
            onDuplicate={onDuplicate}
            onDelete={onDelete}
          />
        )}
        {projects?.length === 0 && <p className={classes.none}>{words.none}</p>}
        {deleted.length > 0 && (
          <DeletedProjects projects={deleted} now={now} onRestore={props.onRestore} onErase={props.onErase} />
        )}
        {projects !== undefined && <StorageFacts />}
      </main>
      {renamed && (
        <RenameDialog
          name={renamed.name}
          onRename={(name) => onRename(renamed.id, name)}
          onClose={() => setRenamed(undefined)}
        />
      )}
    </div>
  );
}

interface StartButtonProps {
  readonly icon: ReactNode;
  readonly title: string;
  readonly children: string;
  readonly onClick: () => void;
}

function StartButton({ icon, title, children, onClick }: StartButtonProps) {
  return (
    <button type="button" className={classes.start} onClick={onClick}>
      <span className={classes.startIcon} aria-hidden="true">
        {icon}
      </span>
      <span>
        <span className={classes.startTitle}>{title}</span>
        <span className={classes.startNote}>{children}</span>
      </span>
    </button>
  );
}
