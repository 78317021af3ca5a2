import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { offlineWords as words } from '../../editor/words/offline.ts';

export interface ReloadNotice {
  /** One notice of a kind stands there at a time. */
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly onReload: () => Promise<void>;
}

/** Stays until a person reloads or closes it. */
export function showReloadNotice({ id, title, help, onReload }: ReloadNotice): void {
  notifications.show({
    id,
    title,
    autoClose: false,
    message: (
      <>
        {help}
        <Button mt="xs" size="compact-sm" style={{ display: 'block' }} onClick={() => void onReload()}>
          {words.reload}
        </Button>
      </>
    ),
  });
}
