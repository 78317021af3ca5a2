import { Button, Menu } from '@mantine/core';
import { CircleAlert, Ellipsis, FileJson2, FileQuestion, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ApiListing, ApiReading } from '../../store/index.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { ListRow } from '../../ui/list-row.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';
import type { ApiSteps } from './use-api-steps.tsx';

export interface DescriptionListProps {
  readonly api: ApiReading;
  readonly isEditable: boolean;
  readonly steps: ApiSteps;
  /** Buttons that add another one. */
  readonly adding: ReactNode;
  readonly onOpenFile: (file: string) => void;
  readonly onOpenProblem: (file: string) => void;
  readonly onFetch: (address: string) => void;
  /** Has the person choose the file that is missing at this path. */
  readonly onChoose: (path: string) => void;
  readonly onAddAll: (listing: ApiListing) => void;
}

/** The files of API descriptions, those that are missing, and addresses that stand in the place of one. */
export function DescriptionList(props: DescriptionListProps) {
  const { api, isEditable, steps, adding, onOpenFile, onOpenProblem, onFetch, onChoose, onAddAll } = props;
  return (
    <section className={classes.section} aria-label={words.descriptions}>
      <h3 className={classes.heading}>{words.descriptions}</h3>
      <ul className={classes.list}>
        {api.descriptions.map((listing) => (
          <li key={listing.file} className={classes.item}>
            <ListRow
              className={classes.description}
              title={words.openSource(listing.file)}
              onClick={() => onOpenFile(listing.file)}
            >
              {listing.isBroken ? (
                <CircleAlert size={16} className={classes.bad} aria-hidden="true" />
              ) : (
                <FileJson2 size={16} className={classes.icon} aria-hidden="true" />
              )}
              <span className={classes.text}>
                <span className={classes.title}>
                  {listing.title ?? listing.file}
                  {listing.version !== undefined && (
                    <span className={classes.dim}> {words.version(listing.version)}</span>
                  )}
                </span>
                <span className={classes.dim}>
                  {listing.title === undefined ? '' : `${listing.file} · `}
                  {listing.isBroken ? words.broken : words.counts(listing.operations.length, listing.schemas.length)}
                </span>
              </span>
            </ListRow>
            {listing.isBroken && (
              <Button
                variant="default"
                size="compact-xs"
                aria-label={words.showProblem(listing.file)}
                onClick={() => onOpenProblem(listing.file)}
              >
                {words.showProblemShort}
              </Button>
            )}
            {isEditable && <DescriptionMenu {...{ listing, steps, onOpenFile, onAddAll }} />}
          </li>
        ))}
        {api.missing.map((path) => (
          <Absent
            key={path}
            icon={<FileQuestion size={16} className={classes.bad} aria-hidden="true" />}
            name={path}
            help={words.missing}
            remedy={
              isEditable && { words: words.chooseFile, label: words.chooseFileOf(path), run: () => onChoose(path) }
            }
          />
        ))}
        {api.addresses.map((address) => (
          <Absent
            key={address}
            icon={<Globe size={16} className={classes.icon} aria-hidden="true" />}
            name={address}
            help={words.onOtherHost}
            remedy={
              isEditable && { words: words.fetchOnce, label: words.fetchOnceFrom(address), run: () => onFetch(address) }
            }
          />
        ))}
      </ul>
      {isEditable && adding}
    </section>
  );
}

interface AbsentProps {
  readonly icon: ReactNode;
  readonly name: string;
  readonly help: string;
  /** The button that brings it; none where nothing may be changed. */
  readonly remedy: { readonly words: string; readonly label: string; readonly run: () => void } | false;
}

/** What the settings name and the project does not have. */
function Absent({ icon, name, help, remedy }: AbsentProps) {
  return (
    <li className={`${classes.item} ${classes.absent}`}>
      <span className={classes.address}>
        {icon}
        <span className={classes.text}>
          <span className={classes.wholePath}>{name}</span>
          <span className={classes.dim}>{help}</span>
        </span>
      </span>
      {remedy && (
        <Button variant="default" size="compact-xs" aria-label={remedy.label} onClick={remedy.run}>
          {remedy.words}
        </Button>
      )}
    </li>
  );
}

interface DescriptionMenuProps extends Pick<DescriptionListProps, 'steps' | 'onOpenFile' | 'onAddAll'> {
  readonly listing: ApiListing;
}

function DescriptionMenu({ listing, steps, onOpenFile, onAddAll }: DescriptionMenuProps) {
  const { file, isBroken, isNamed } = listing;
  return (
    <Menu position="bottom-end" withInitialFocusPlaceholder={false}>
      <Menu.Target>
        <IconButton label={words.more(file)}>
          <Ellipsis size={15} />
        </IconButton>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => onOpenFile(file)}>{words.openSource(file)}</Menu.Item>
        {!isBroken && <Menu.Item onClick={() => onAddAll(listing)}>{words.pagesForAll}</Menu.Item>}
        {!isBroken && !isNamed && <Menu.Item onClick={() => steps.nameForSite(file)}>{words.use}</Menu.Item>}
        {isNamed && steps.canUnname(file) && <Menu.Item onClick={() => steps.unname(file)}>{words.doNotUse}</Menu.Item>}
        <Menu.Divider />
        <Menu.Item color="red" onClick={() => steps.deleteDescription(file)}>
          {words.deleteFile}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
