import { Notifications, type NotificationsState, notifications, notificationsStore } from '@mantine/notifications';
import { useEffect } from 'react';

const SHOWN_MS = 8000;
const MOST_SHOWN = 3;

/**
 * Where notices are shown. What was done last is told at once: the library lets it wait until an older notice goes, by when
 * nobody knows any more what it is about.
 */
export function NoticeArea() {
  useEffect(() => {
    const end = notificationsStore.subscribe(makeRoom);
    // Notices may be older than this place for them. Each one that goes is heard of above.
    makeRoom(notificationsStore.getState());
    return end;
  }, []);
  return <Notifications position="bottom-right" autoClose={SHOWN_MS} limit={MOST_SHOWN} />;
}

/** The oldest that would go by itself goes now. One that stays until a person closes it does not. */
function makeRoom({ notifications: shown, queue }: NotificationsState): void {
  if (shown.length + queue.length <= MOST_SHOWN) return;
  const oldest = shown.find(({ autoClose }) => autoClose !== false);
  if (oldest?.id !== undefined) notifications.hide(oldest.id);
}
