import { Button, Loader } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FileWarning } from 'lucide-react';
import { lazy, Suspense, useMemo } from 'react';
import { classifyFile } from '../../../engine/project/classify-file.ts';
import { comparePaths, extensionOf, folderOf } from '../../../engine/project/paths.ts';
import { useProject, useProjectActions } from '../../project-context.ts';
import { configFileOf, selectConfigSyntax } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBoundary } from '../../ui/error-boundary.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { usePause } from '../../ui/use-pause.ts';
import classes from './brand.module.css';
import type { BrandContext, ImagePair } from './brand-context.ts';
import { settingEdit } from './setting-value.ts';

const BrandForm = lazy(() => import('./brand-form.tsx'));

const IMAGE_EXTENSIONS: ReadonlySet<string> = new Set(['svg', 'png', 'jpg', 'jpeg', 'webp', 'avif', 'gif', 'ico']);
const UPLOAD_FOLDER = 'images';

export interface BrandPanelProps {
  /** The configuration's value when it could be read last; absent when it never could. */
  readonly lastGoodConfig: unknown;
  /** Opens the configuration in the code editor. */
  readonly onOpenCode: () => void;
}

export function BrandPanel({ lastGoodConfig, onOpenCode }: BrandPanelProps) {
  const syntax = useProject(selectConfigSyntax);
  const configFile = useProject((state) => configFileOf(state.files)) ?? 'docs.json';
  const context = useBrandContext(lastGoodConfig);
  const isBroken = syntax?.status === 'unreadable';
  return (
    <Panel title="Brand">
      {syntax === undefined ? (
        <EmptyState icon={<FileWarning size={20} />} title="The project has no docs.json">
          Undo what removed it, or add the file in Pages.
        </EmptyState>
      ) : (
        <>
          {isBroken && (
            <div className={classes.broken} role="alert">
              <strong>{configFile} cannot be read at the moment</strong>
              <span>
                {context.config === undefined ? 'The form' : 'The form shows what it said last and'} waits until the
                code is mended. Nothing is lost.
              </span>
              <Button variant="default" size="compact-xs" onClick={onOpenCode}>
                Open the code
              </Button>
            </div>
          )}
          {context.config !== undefined && (
            <ErrorBoundary part="The form" resetKey={JSON.stringify(context.config)?.slice(0, 2000) ?? ''}>
              <Suspense
                fallback={
                  <div className={classes.loading}>
                    <Loader size="sm" type="dots" aria-label="The form is loading" role="img" />
                  </div>
                }
              >
                <BrandForm context={isBroken ? { ...context, isReadOnly: true } : context} />
              </Suspense>
            </ErrorBoundary>
          )}
        </>
      )}
    </Panel>
  );
}

function useBrandContext(config: unknown): BrandContext {
  const actions = useProjectActions();
  const files = useProject((state) => state.files);
  const isReadOnly = useProject((state) => state.access.mode !== 'edit');
  const pause = usePause();
  return useMemo<BrandContext>(
    () => ({
      config,
      isReadOnly,
      lastPairs: lastPairsOf(actions),
      images: [...files.keys()].filter(isImage).sort(comparePaths),
      imageBytes: (path) => files.get(path.replace(/^\.?\//, '')),
      edit: (path, value) => {
        const edit = settingEdit(config, path, value);
        actions.editSetting(edit.path, edit.value, pause(edit.path.join('/')));
      },
      addImage: async (file, besides) => {
        if (!isImage(file.name)) {
          sayNotAdded(`\`${file.name}\` is not a picture that a browser shows. Choose an SVG, PNG, JPEG or WebP file.`);
          return undefined;
        }
        const contents = new Uint8Array(await file.arrayBuffer());
        const isOwn = besides !== undefined && !/^https?:/i.test(besides);
        const folder = (isOwn ? folderOf(besides.replace(/^\.?\//, '')) : '') || UPLOAD_FOLDER;
        const result = actions.addAsset(`${folder}/${file.name}`, contents);
        if (result.status === 'ok') return result.path;
        sayNotAdded(`${result.problem.message} ${result.problem.hint ?? ''}`);
        return undefined;
      },
    }),
    [actions, config, files, isReadOnly, pause],
  );
}

/** Kept for as long as the project is open: the form goes away with every change of section. */
const lastPairs = new WeakMap<object, Map<string, ImagePair>>();

function lastPairsOf(project: object): Map<string, ImagePair> {
  const known = lastPairs.get(project);
  if (known) return known;
  const pairs = new Map<string, ImagePair>();
  lastPairs.set(project, pairs);
  return pairs;
}

function sayNotAdded(reason: string) {
  notifications.show({ color: 'red', title: 'The picture was not added', message: <MessageText text={reason} /> });
}

function isImage(path: string): boolean {
  return IMAGE_EXTENSIONS.has(extensionOf(path)) && classifyFile(path) === 'asset';
}
