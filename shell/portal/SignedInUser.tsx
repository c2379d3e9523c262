import { useGetMeQuery } from '@memocartes/shared-api/auth.api';
import { SessionProvider, toMe } from '@memocartes/shared-shell/session';
import { type ReactNode, useMemo } from 'react';

import type { Session } from '../session/readSession.ts';

type Props = { readonly session: Session; readonly children: ReactNode };

/** Provides the signed-in user, kept up to date with the server. */
export function SignedInUser({ session, children }: Props) {
  const signedIn = session.state === 'open';
  const { data } = useGetMeQuery(undefined, { skip: !signedIn });
  const user = signedIn ? (data?.user ?? session.user) : undefined;
  const me = useMemo(() => user && toMe(user), [user]);
  return <SessionProvider value={me}>{children}</SessionProvider>;
}
