import { notifications } from '@mantine/notifications';
import { useMemo } from 'react';
import { assetPath } from '../../../engine/assets/asset-path.ts';
import { classifyFile } from '../../../engine/project/classify-file.ts';
import { comparePaths, extensionOf, folderOf, nameOf } from '../../../engine/project/paths.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { freePath, type SettingPath, selectPageList } from '../../store/index.ts';
import { MessageText } from '../../ui/message-text.tsx';
import { usePause } from '../../ui/use-pause.ts';
import { settingKey } from './setting-value.ts';
import type { Settings } from './settings-context.ts';
import { stepTitle } from './step-title.ts';

const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico']);
const UPLOAD_FOLDER = 'images';

/** The settings of the open project, and how they are changed. */
export function useSettingsOf(config: unknown, target: SettingPath | undefined): Omit<Settings, 'errors'> {
  const actions = useProjectActions();
  const files = useProject((state) => state.files);
  const pages = useProject(selectPageList);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const pause = usePause();
  return useMemo(
    () => ({
      config,
      target,
      isReadOnly,
      pages,
      kept: keptOf(actions),
      images: [...files.keys()].filter(isImage).sort(comparePaths),
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
      upload: async (file, { besides, title, changeTo }) => {
        if (!isImage(file.name)) {
          sayNotAdded(`\`${file.name}\` is not a picture that a browser shows. Choose an SVG, PNG, JPEG or WebP file.`);
          return false;
        }
        const contents = new Uint8Array(await file.arrayBuffer());
        const isOwn = besides !== undefined && !/^https?:/i.test(besides);
        const folder = (isOwn ? folderOf(besides.replace(/^\.?\//, '')) : '') || UPLOAD_FOLDER;
        const path = freePath(files, `${folder}/${nameOf(assetPath({ name: file.name }, undefined))}`);
        const label = `Upload ${file.name} as ${title}`;
        const result = actions.editSettings([changeTo(`/${path}`)], label, { path, contents });
        if (result.status === 'refused') sayNotAdded(`${result.problem.message} ${result.problem.hint ?? ''}`);
        return result.status === 'ok';
      },
    }),
    [actions, config, target, files, pages, isReadOnly, pause],
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
  notifications.show({ color: 'red', title: 'The picture was not added', message: <MessageText text={reason} /> });
}

function isImage(path: string): boolean {
  return IMAGE_EXTENSIONS.has(extensionOf(path)) && classifyFile(path) === 'asset';
}
