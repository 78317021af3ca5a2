import { Menu, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FolderCheck, FolderClock, FolderSync, FolderX, RefreshCw, Save, Split, Unlink } from 'lucide-react';
import { useProject } from '../../project-context.ts';
import type { FolderState, ProjectFolder } from '../../session/index.ts';
import { folderWords as words } from '../../words/folder.ts';
import classes from './folder.module.css';
import { useFolder } from './use-folder.ts';

export interface FolderStatusProps {
  readonly folder: ProjectFolder;
  readonly onCompare: () => void;
}

const ICONS = {
  asking: FolderX,
  checking: FolderSync,
  writing: FolderSync,
  written: FolderCheck,
  waiting: FolderClock,
  choosing: FolderX,
  failed: FolderX,
} as const;

/** Whether the folder holds what is on the screen, with what can be done about it. Nothing for a project without one. */
export default function FolderStatus({ folder, onCompare }: FolderStatusProps) {
  const connected = useFolder(folder);
  const isEdited = useProject(({ access }) => access.mode === 'edit');
  if (!connected || !isEdited) return null;
  const { link, state } = connected;
  const { kind } = state.status;
  const said = words.status[kind](state.name);
  const Icon = ICONS[kind];
  const disconnect = async () => {
    await folder.disconnect();
    notifications.show({ title: words.disconnected(state.name), message: words.disconnectedHelp });
  };
  return (
    <Menu position="bottom-start" width={300} withInitialFocusPlaceholder={false} closeOnItemClick={false}>
      <Menu.Target>
        <button type="button" className={classes.status} data-status={kind} aria-label={words.menu(said)}>
          <Icon size={14} aria-hidden="true" />
          <span className={classes.statusWords} aria-hidden="true">
            {said}
          </span>
        </button>
      </Menu.Target>
      <Menu.Dropdown className={classes.menu ?? ''}>
        <Menu.Label className={classes.detail ?? ''}>{words.statusDetail[kind]}</Menu.Label>
        <Held state={state} />
        {state.conflicts.length > 0 && (
          <Menu.Item leftSection={<Split size={14} />} closeMenuOnClick onClick={onCompare}>
            {words.compare}
          </Menu.Item>
        )}
        <Menu.CheckboxItem checked={state.isAutomatic} onChange={(isOn) => void link.setAutomatic(isOn)}>
          {words.automatic}
          <Text size="xs" c="dimmed">
            {words.automaticHelp}
          </Text>
        </Menu.CheckboxItem>
        {!state.isAutomatic && (
          <Menu.Item leftSection={<Save size={14} />} onClick={() => void link.sync('all', true)}>
            {words.writeNow}
          </Menu.Item>
        )}
        <Menu.Item leftSection={<RefreshCw size={14} />} onClick={() => void link.sync()}>
          {words.look}
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item leftSection={<Unlink size={14} />} closeMenuOnClick onClick={() => void disconnect()}>
          {words.disconnect}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

const MOST_HELD = 5;

function Held({ state: { held } }: { readonly state: FolderState }) {
  if (held.length === 0) return null;
  return (
    <Menu.Label className={classes.detail ?? ''}>
      {words.held(held.length)} {held.slice(0, MOST_HELD).join(', ')}
      {held.length > MOST_HELD && '…'} {words.heldHelp}
    </Menu.Label>
  );
}
