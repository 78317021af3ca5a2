import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { FilePlus2, Webhook } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import type { LinkToPage } from '../../../authoring/references/links-to-pages.ts';
import { useProject } from '../../project-context.ts';
import { type ApiListing, type LostPage, NO_API, type OperationListing } from '../../store/index.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MessageText } from '../../ui/message-text.tsx';
import { Panel } from '../../ui/panel.tsx';
import { apiWords as words } from '../../words/api.ts';
import classes from './api.module.css';
import { DescriptionDrop } from './description-drop.tsx';
import { DescriptionList } from './description-list.tsx';
import type { FetchFile } from './fetch-file.ts';
import { LostPages } from './lost-pages.tsx';
import { OperationList } from './operation-list.tsx';
import { useApiSteps } from './use-api-steps.tsx';

const AddAllDialog = lazy(() => import('./add-all-dialog.tsx'));
const AddToDialog = lazy(() => import('./add-to-dialog.tsx'));
const FetchDialog = lazy(() => import('./fetch-dialog.tsx'));
const DeletePages = lazy(() => import('../../pages/delete-pages.tsx'));

export interface ApiPanelProps {
  /** Chooses between the operations and the settings of the API. */
  readonly views: ReactNode;
  /** Path of the page in the preview. */
  readonly currentPage: string | undefined;
  /** Asks another host for a file. */
  readonly fetchFile: FetchFile;
  readonly onOpenPage: (page: string) => void;
  readonly onOpenFile: (file: string) => void;
  /** Shows what is wrong with a file. */
  readonly onOpenProblem: (file: string) => void;
  readonly onOpenPlace: (link: LinkToPage) => void;
}

type Dialog =
  | { readonly kind: 'fetch'; readonly address: string | undefined }
  | { readonly kind: 'add-all'; readonly listing: ApiListing }
  | { readonly kind: 'add-to'; readonly operation: OperationListing }
  | { readonly kind: 'delete'; readonly page: LostPage };

/** The API descriptions of the project, their operations, and which of them have a page. */
export default function ApiPanel(props: ApiPanelProps) {
  const { views, currentPage, fetchFile, onOpenPage, onOpenFile, onOpenProblem, onOpenPlace } = props;
  const api = useProject((state) => state.api) ?? NO_API;
  const isEditable = useProject((state) => state.access.mode === 'edit');
  const [dialog, setDialog] = useState<Dialog>();
  const steps = useApiSteps();
  const { descriptions, addresses, missing, lostPages } = api;
  const count = useMemo(() => descriptions.reduce((sum, { operations }) => sum + operations.length, 0), [descriptions]);
  const close = () => setDialog(undefined);
  const isEmpty = descriptions.length === 0 && addresses.length === 0 && missing.length === 0;

  const take = async (files: readonly File[], path?: string) => {
    for (const [index, file] of files.entries()) {
      const contents = new Uint8Array(await file.arrayBuffer());
      const place = index === 0 && path !== undefined ? { missing: path } : {};
      const refusal = steps.addDescription({ name: file.name, contents }, { isNamed: true, ...place });
      if (refusal !== undefined) {
        notifications.show({ title: words.notAdded, message: <MessageText text={refusal} />, color: 'red' });
      }
    }
  };

  return (
    <DescriptionDrop isOn={isEditable} onFiles={(files, path) => void take(files, path)}>
      {(choose) => {
        const adding = (
          <span className={classes.adding} data-centred={isEmpty || undefined}>
            <Button variant={isEmpty ? 'filled' : 'default'} size="compact-sm" onClick={() => choose()}>
              {words.addFile}
            </Button>
            <Button
              variant="default"
              size="compact-sm"
              onClick={() => setDialog({ kind: 'fetch', address: undefined })}
            >
              {words.fetchFile}
            </Button>
          </span>
        );
        return (
          <Panel
            title={words.title}
            note={count > 0 ? count : undefined}
            actions={
              isEditable &&
              !isEmpty && (
                <IconButton label={words.addFile} onClick={() => choose()}>
                  <FilePlus2 size={16} />
                </IconButton>
              )
            }
            toolbar={views}
          >
            {isEmpty ? (
              <EmptyState icon={<Webhook size={20} />} title={words.emptyTitle} action={isEditable && adding}>
                {words.empty}
              </EmptyState>
            ) : (
              <DescriptionList
                api={api}
                isEditable={isEditable}
                steps={steps}
                adding={adding}
                onOpenFile={onOpenFile}
                onOpenProblem={onOpenProblem}
                onFetch={(address) => setDialog({ kind: 'fetch', address })}
                onChoose={choose}
                onAddAll={(listing) => setDialog({ kind: 'add-all', listing })}
              />
            )}
            <LostPages
              pages={lostPages}
              isEditable={isEditable}
              onUse={steps.takeNearest}
              onOpen={onOpenFile}
              onDelete={(page) => setDialog({ kind: 'delete', page })}
            />
            {count > 0 && (
              <OperationList
                descriptions={descriptions}
                currentPage={currentPage}
                isEditable={isEditable}
                onOpenPage={onOpenPage}
                onAdd={steps.addPage}
                onAddTo={(operation) => setDialog({ kind: 'add-to', operation })}
                onAddAll={(listing) => setDialog({ kind: 'add-all', listing })}
              />
            )}
            <Suspense>
              {dialog?.kind === 'fetch' && (
                <FetchDialog
                  address={dialog.address}
                  fetchFile={fetchFile}
                  onFetched={steps.addDescription}
                  onClose={close}
                />
              )}
              {dialog?.kind === 'add-all' && <AddAllDialog listing={dialog.listing} steps={steps} onClose={close} />}
              {dialog?.kind === 'add-to' && <AddToDialog operation={dialog.operation} steps={steps} onClose={close} />}
              {dialog?.kind === 'delete' && (
                <DeletePages
                  deleted={{ name: dialog.page.title, pages: [dialog.page] }}
                  onOpenPlace={onOpenPlace}
                  onClose={close}
                />
              )}
            </Suspense>
          </Panel>
        );
      }}
    </DescriptionDrop>
  );
}
