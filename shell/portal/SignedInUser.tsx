import { useSettledAccountEvents } from '@memocartes/shared-api/account-live.api';
import { useGetMeQuery } from '@memocartes/shared-api/auth.api';
import { api } from '@memocartes/shared-api/base';
import { Can, SessionProvider, toMe } from '@memocartes/shared-shell/session';
import { type ReactNode, useMemo } from 'react';
import { useDispatch } from 'react-redux';

import type { Session } from '../session/readSession.ts';

type Props = { readonly session: Session; readonly children: ReactNode };

/** Provides the signed-in user, kept up to date with the server. */
export function SignedInUser({ session, children }: Props) {
  const signedIn = session.state === 'open';
  const { data } = useGetMeQuery(undefined, { skip: !signedIn });
  const user = signedIn ? (data?.user ?? session.user) : undefined;
  const me = useMemo(() => user && toMe(user), [user]);
  return (
    <SessionProvider value={me}>
      <Can do="student:own-children">
        <WatchedChildren />
      </Can>
      {children}
    </SessionProvider>
  );
}

/**
 * Tags of the data about a follower's children and their schools: on the page shown, and in the cache of pages that were
 * left.
 */
const ofChildren = [
  'me',
  'student',
  'cardStudent',
  'dashboard',
  'privacy',
  'home',
  'resource',
  'section',
  'announcement',
  'chat',
] as const;

/**
 * Refetches a follower's data when a child is attached or detached [families.detached]. This includes `me`: the offers
 * of the children's schools determine which pages the follower may open [families.write]. After a reconnection, events
 * may have been missed. Only `me` is then refetched: pages refetch the data that they show.
 */
function WatchedChildren() {
  const dispatch = useDispatch();
  useSettledAccountEvents(({ event }) => {
    if (event === 'children') dispatch(api.util.invalidateTags([...ofChildren]));
    if (event === 'ready') dispatch(api.util.invalidateTags(['me']));
  });
  return null;
}
