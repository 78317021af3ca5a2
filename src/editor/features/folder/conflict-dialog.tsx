import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { FileDifference } from '../../differences/file-difference.tsx';
import { useProjectStore } from '../../project-context.ts';
import { type Choice, type FolderConflict, type FolderLink, nameOfMine } from '../../session/index.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { folderWords as words } from '../../words/folder.ts';
import classes from './folder.module.css';

export interface ConflictDialogProps {
  readonly link: FolderLink;
  /** Of the folder. */
  readonly name: string;
  readonly conflicts: readonly FolderConflict[];
  readonly onClose: () => void;
}

/** More differences than that nobody reads in a row; what is chosen for all counts for the others, too. */
const MOST_SHOWN = 50;

/** What was changed here and in the folder, file by file, with what to keep of it. */
export function ConflictDialog({ link, name, conflicts, onClose }: ConflictDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const left = conflicts.filter(({ path }) => !choices.has(path)).length;
  const chooseAll = (choice: Choice) => setChoices(new Map(conflicts.map(({ path }) => [path, choice])));
  const apply = () => {
    onClose();
    void link.choose(choices);
  };
  return (
    <Dialog onClose={onClose} title={words.dialog(name)} size={760}>
      <p className={classes.help}>{words.dialogHelp(name)}</p>
      {conflicts.length > 1 && (
        <Group gap={8} mb={8}>
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('mine')}>
            {words.allMine}
          </Button>
          <Button variant="default" size="compact-sm" onClick={() => chooseAll('theirs')}>
            {words.allTheirs}
          </Button>
        </Group>
      )}
      {conflicts.slice(0, MOST_SHOWN).map((conflict) => (
        <Conflict
          key={conflict.path}
          conflict={conflict}
          folder={name}
          choice={choices.get(conflict.path)}
          onChoose={(choice) => setChoices(new Map(choices).set(conflict.path, choice))}
        />
      ))}
      {conflicts.length > MOST_SHOWN && <p className={classes.help}>{words.tooMany(conflicts.length - MOST_SHOWN)}</p>}
      <div className={classes.end}>
        <span className={classes.left} role="status">
          {left > 0 && words.chooseFirst(left)}
        </span>
        <Button variant="default" onClick={onClose}>
          {words.later}
        </Button>
        <Button disabled={choices.size === 0} onClick={apply}>
          {words.apply}
        </Button>
      </div>
    </Dialog>
  );
}

interface ConflictProps {
  readonly conflict: FolderConflict;
  readonly folder: string;
  readonly choice: Choice | undefined;
  readonly onChoose: (choice: Choice) => void;
}

function Conflict({ conflict, folder, choice, onChoose }: ConflictProps) {
  const { path, mine, theirs } = conflict;
  const store = useProjectStore();
  const both = nameOfMine(store.getState().files, path);
  const options: readonly { readonly choice: Choice; readonly title: string; readonly help?: string }[] = [
    { choice: 'mine', title: mine ? words.mine : words.keepDeleted },
    { choice: 'theirs', title: theirs.bytes ? words.theirs : words.deleteMine },
    ...(mine && theirs.bytes ? [{ choice: 'both' as const, title: words.both, help: words.bothHelp(both) }] : []),
  ];
  return (
    <section className={classes.conflict} aria-label={path}>
      <h3 className={classes.path}>
        {path} <span className={classes.kind}>{kindInWords(conflict)}</span>
      </h3>
      <FileDifference path={path} before={mine} after={theirs.bytes} sides={words.sides(folder)} />
      <fieldset className={classes.choices}>
        <legend className="lw-hidden">{words.choice(path)}</legend>
        {options.map((option) => (
          <label key={option.choice} className={classes.choice}>
            <input
              type="radio"
              name={`keep:${path}`}
              checked={choice === option.choice}
              onChange={() => onChoose(option.choice)}
            />
            <span>
              {option.title}
              {option.help !== undefined && <span className={classes.choiceHelp}>{option.help}</span>}
            </span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}

function kindInWords({ mine, theirs }: FolderConflict): string {
  if (mine === undefined) return words.kinds.goneHere;
  return theirs.bytes === undefined ? words.kinds.goneThere : words.kinds.changed;
}
