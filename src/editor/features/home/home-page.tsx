import { FileArchive, FilePlus2, FolderOpen, Leaf } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { ColorSchemeSwitch } from '../../ui/color-scheme-switch.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { LeafMark } from '../../ui/leaf-mark.tsx';
import classes from './home.module.css';
import { type HomeProject, ProjectCard } from './project-card.tsx';

export interface HomePageProps {
  /** Newest first; absent until they are read. */
  readonly projects: readonly HomeProject[] | undefined;
  readonly hrefOf: (id: string) => string;
  /** Milliseconds since the epoch. */
  readonly now: number;
  /** Above the cards, for example that storage does not work. */
  readonly notice?: ReactNode;
  readonly onStartFromStarter: () => void;
  readonly onStartEmpty: () => void;
  readonly onOpenFolder: () => void;
  readonly onOpenZip: () => void;
  readonly onDelete: (id: string) => void;
}

export function HomePage(props: HomePageProps) {
  const { projects, hrefOf, now, notice, onDelete } = props;
  const [doomed, setDoomed] = useState<HomeProject>();
  return (
    <div className={classes.page}>
      <header className={classes.top}>
        <span className={classes.brand}>
          <LeafMark size={24} /> Leafwright
        </span>
        <ColorSchemeSwitch />
      </header>
      <main className={classes.main} id="main">
        <h1 className={classes.title}>Projects</h1>
        <p className={classes.lead}>
          A documentation site from a folder of Markdown pages and one <code>docs.json</code>. Everything stays in this
          browser until you export it.
        </p>
        {notice}
        <section aria-label="Start a project" className={classes.starts}>
          <StartButton icon={<Leaf size={18} />} title="Start from the starter" onClick={props.onStartFromStarter}>
            A finished site to change
          </StartButton>
          <StartButton icon={<FilePlus2 size={18} />} title="Start empty" onClick={props.onStartEmpty}>
            A colour and one page
          </StartButton>
          <StartButton icon={<FolderOpen size={18} />} title="Open a folder" onClick={props.onOpenFolder}>
            Or drop it anywhere here
          </StartButton>
          <StartButton icon={<FileArchive size={18} />} title="Open a zip" onClick={props.onOpenZip}>
            Or drop it anywhere here
          </StartButton>
        </section>
        {projects !== undefined && projects.length > 0 && (
          <section aria-label="Your projects">
            <h2 className={classes.subtitle}>Your projects</h2>
            <ul className={classes.cards}>
              {projects.map((project) => (
                <ProjectCard
                  key={project.id}
                  project={project}
                  href={hrefOf(project.id)}
                  now={now}
                  onDelete={() => setDoomed(project)}
                />
              ))}
            </ul>
          </section>
        )}
        {projects?.length === 0 && (
          <p className={classes.none}>No projects yet. Start one above, or drop a folder or a zip onto this window.</p>
        )}
      </main>
      <ConfirmDialog
        isOpen={doomed !== undefined}
        title={`Delete “${doomed?.name ?? ''}”?`}
        confirmLabel="Delete the project"
        onConfirm={() => doomed && onDelete(doomed.id)}
        onClose={() => setDoomed(undefined)}
      >
        The project and all its pages are removed from this browser. This cannot be undone. A folder or zip that it came
        from is not touched.
      </ConfirmDialog>
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
