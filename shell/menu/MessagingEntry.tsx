import type { ComponentProps } from 'react';

import { SidebarEntry } from './SidebarEntry.tsx';
import { useUnreadMessages } from './useUnreadMessages.ts';

/** The messaging entry with the live number of unread messages [messaging.badge]. */
export function MessagingEntry(props: Omit<ComponentProps<typeof SidebarEntry>, 'nbUnread'>) {
  return <SidebarEntry {...props} nbUnread={useUnreadMessages()} />;
}
