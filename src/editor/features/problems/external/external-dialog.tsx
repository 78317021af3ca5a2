import { Button, Group, Loader, NativeSelect } from '@mantine/core';
import { CircleAlert, CircleCheck, CircleDashed, CircleHelp, CircleX } from 'lucide-react';
import { useState } from 'react';
import type { Diagnostic } from '../../../../project/diagnostics.ts';
import type { Answer } from '../../../../rules/external/answer.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { externalLinkWords as words } from '../../../words/external-links.ts';
import classes from './external.module.css';
import { type ExternalLink, hostOf } from './external-links.ts';
import { type TryLinks, useExternalLinks } from './use-external-links.ts';

export interface ExternalDialogProps {
  readonly tryLinks: TryLinks;
  readonly onOpen: (place: Pick<Diagnostic, 'file' | 'range'>) => void;
  readonly onClose: () => void;
}

type State = Answer['kind'] | 'untried';

/** What needs a person first. */
const STATES: readonly State[] = ['gone', 'silent', 'hidden', 'untried', 'there'];
const ICONS = { gone: CircleX, silent: CircleAlert, hidden: CircleHelp, untried: CircleDashed, there: CircleCheck };

/** More than a person reads; the choice of what is shown reaches the others. */
const LIMIT = 200;
const FEW_PLACES = 3;

/** The links of the project to other hosts. Nobody is asked before the person clicks. */
export default function ExternalDialog({ tryLinks, onOpen, onClose }: ExternalDialogProps) {
  const { links, answers, asking, ask, stop } = useExternalLinks(tryLinks);
  const [chosen, setChosen] = useState<State>();
  const stateOf = ({ address }: ExternalLink): State => answers.get(address)?.kind ?? 'untried';
  const all = links ?? [];
  const left = all.filter((link) => stateOf(link) !== 'there').map(({ address }) => address);
  const shown = all
    .filter((link) => chosen === undefined || stateOf(link) === chosen)
    .toSorted((one, other) => STATES.indexOf(stateOf(one)) - STATES.indexOf(stateOf(other)));
  const hosts = new Set(all.map(({ address }) => hostOf(address))).size;
  return (
    <Dialog onClose={onClose} title={words.title} size="lg">
      <p className={classes.help}>{words.help}</p>
      <p className={classes.help}>{words.command}</p>
      <pre className={classes.command}>{words.commandLine}</pre>
      {links === undefined ? (
        <Loader size="sm" type="dots" aria-label={words.loads} role="img" />
      ) : links.length === 0 ? (
        <p>{words.none}</p>
      ) : (
        <>
          <div className={classes.tools}>
            <NativeSelect
              size="xs"
              label={words.count(all.length, hosts)}
              aria-label={words.show}
              value={chosen ?? ''}
              data={[
                { value: '', label: words.withCount(words.shown.all, all.length) },
                ...STATES.map((state) => ({
                  value: state,
                  label: words.withCount(words.shown[state], all.filter((link) => stateOf(link) === state).length),
                })),
              ]}
              onChange={(event) => setChosen(STATES.find((one) => one === event.currentTarget.value))}
            />
            <span className={classes.progress} role="status">
              {asking && words.progress(asking.done, asking.total)}
            </span>
          </div>
          <ul className={classes.list}>
            {shown.slice(0, LIMIT).map((link) => (
              <LinkRow key={link.address} link={link} answer={answers.get(link.address)} onOpen={onOpen} />
            ))}
          </ul>
          {shown.length > LIMIT && <p className={classes.help}>{words.morePlaces(shown.length - LIMIT)}</p>}
        </>
      )}
      <Group justify="flex-end" gap={8} className={classes.end}>
        <Button variant="default" onClick={onClose}>
          {words.close}
        </Button>
        {asking ? (
          <Button variant="default" onClick={stop}>
            {words.stop}
          </Button>
        ) : (
          <Button
            disabled={all.length === 0}
            onClick={() => ask(left.length === 0 ? all.map(({ address }) => address) : left)}
          >
            {left.length === 0 ? words.tryAgain : words.tryAll(left.length)}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}

interface LinkRowProps {
  readonly link: ExternalLink;
  readonly answer: Answer | undefined;
  readonly onOpen: ExternalDialogProps['onOpen'];
}

function LinkRow({ link: { address, places }, answer, onOpen }: LinkRowProps) {
  const state = answer?.kind ?? 'untried';
  const Icon = ICONS[state];
  return (
    <li className={classes.row} data-state={state}>
      <Icon size={15} className={classes.icon} aria-hidden="true" />
      <span className={classes.words}>
        <span className={classes.address}>{address}</span>
        <span className={classes.state}>
          {answer?.kind === 'gone'
            ? words.state.gone(answer.status)
            : words.state[state === 'gone' ? 'untried' : state]}
        </span>
        <span className={classes.places}>
          {places.slice(0, FEW_PLACES).map((place) => (
            <button
              key={`${place.file}:${place.range.start.line}:${place.range.start.column}`}
              type="button"
              className={classes.place}
              onClick={() => onOpen(place)}
            >
              {words.place(place.file, place.range.start.line)}
            </button>
          ))}
          {places.length > FEW_PLACES && <span>{words.morePlaces(places.length - FEW_PLACES)}</span>}
        </span>
      </span>
    </li>
  );
}
