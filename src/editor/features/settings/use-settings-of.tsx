import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { formatOfConfig } from '../../../config/config-format.ts';
import { classifyFile } from '../../../project/classify-file.ts';
import { extensionOf } from '../../../project/paths.ts';
import { useProject, useProjectStore } from '../../project-context.ts';
import { createFileList, freePath, type SettingPath, selectPageList } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { usePause } from '../../ui/use-pause.ts';
import { settingsWords } from '../../words/settings.ts';
import { settingsFieldWords } from '../../words/settings-fields.ts';
import { settingKey } from './setting-value.ts';
import type { Settings } from './settings-context.ts';
import { stepTitle } from './step-title.ts';

const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico']);

const imagesOf = createFileList((path) => IMAGE_EXTENSIONS.has(extensionOf(path)) && classifyFile(path) === 'asset');

/** The settings of the open project, and how they are changed. */
export function useSettingsOf(
  config: unknown,
  target: SettingPath | undefined,
): Omit<Settings, 'errors' | 'onShowPage'> {
  const store = useProjectStore();
  const { actions } = store;
  const files = useProject((state) => state.files);
  const pages = useProject(selectPageList);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const pause = usePause();
  return useMemo(
    () => ({
      config,
      format: formatOfConfig(config),
      target,
      isReadOnly,
      pages,
      kept: keptOf(actions),
      images: imagesOf(files),
      imageBytes: (path) => files.get(path.replace(/^\.?\//, '')),
      hasFile: (path) => files.has(path),
      edit: (path, value, title) => {
        actions.editSetting(path, value, pause(settingKey(path)), stepTitle(path, value, title, config));
      },
      editList: (path, edit, label) => {
        actions.editList(path, edit, label);
      },
      editSeveral: (changes, label) => {
        actions.editSettings(changes, label);
      },
      upload: ({ name, path: wanted, contents, isKnown }, { title, changeTo }) => {
        // Someone may have taken their time to answer.
        const path = isKnown ? wanted : freePath(store.settle().files, wanted);
        const label = settingsFieldWords.upload(name, title);
        const upload = isKnown ? undefined : { path, contents };
        const result = actions.editSettings([changeTo(`/${path}`)], label, upload);
        if (result.status === 'refused') sayNotAdded(`${result.problem.message} ${result.problem.hint ?? ''}`);
        return result.status === 'ok';
      },
    }),
    [store, actions, config, target, files, pages, isReadOnly, pause],
  );
}

/** Kept for as long as the project is open: the forms go away with every change of section. */
const keptByProject = new WeakMap<object, Map<string, unknown>>();

function keptOf(project: object): Map<string, unknown> {
  const known = keptByProject.get(project);
  if (known) return known;
  const kept = new Map<string, unknown>();
  keptByProject.set(project, kept);
  return kept;
}

function sayNotAdded(reason: string) {
  notifications.show({ color: 'red', title: settingsWords.notAdded, message: <MessageText text={reason} /> });
}
