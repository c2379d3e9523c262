import { isFollower, namedRoles } from '@memocartes/contract/permissions/roles';
import { emailPattern } from '@memocartes/contract/text/email';
import { fullName } from '@memocartes/contract/users/people';
import { useLazyCheckEmailQuery } from '@memocartes/shared-api/auth.api';
import { useLazySelectUsersQuery } from '@memocartes/shared-api/users.api';
import { useCallback, useRef, useState } from 'react';

import type { SearchedFollower } from './follower.form.ts';

/** Normalises an address. */
export const normaliseEmail = (email: string) => email.trim().toLowerCase();

/**
 * Searches for a follower by e-mail address. A failed check counts as no account, so that a new
 * follower can be entered [followers.professional] [followers.lookup-failed].
 */
export function useFollowerSearch(schoolId: number | undefined) {
  const [check] = useLazyCheckEmailQuery();
  const [select] = useLazySelectUsersQuery();
  const [result, setResult] = useState<SearchedFollower>();
  const [searching, setSearching] = useState(false);
  const last = useRef('');

  const find = useCallback(
    async (email: string): Promise<SearchedFollower> => {
      const notFound: SearchedFollower = { kind: 'none', email, accountId: null };
      const existing = (await check({ email })).data;
      if (!existing?.isExisting) return notFound;
      if (!isFollower(existing)) return { kind: 'professional', email };
      // The server only reveals that a person of another school exists.
      if (existing.authentications_id === null) return { kind: 'elsewhere', email };
      const { data } = await select({ email, role: namedRoles.follower, schools_id: schoolId });
      const userId = data?.users[0]?.id ?? existing.id;
      if (userId === null) return { ...notFound, accountId: existing.authentications_id };
      return { kind: 'match', email, userId, name: fullName(names(existing)) };
    },
    [check, select, schoolId],
  );

  const search = useCallback(
    async (text: string) => {
      const email = normaliseEmail(text);
      if (email === last.current || !emailPattern.test(email)) return;
      last.current = email;
      setResult(undefined);
      setSearching(true);
      const searched = await find(email);
      // another address was typed meanwhile
      if (last.current !== email) return;
      setResult(searched);
      setSearching(false);
    },
    [find],
  );

  const forget = useCallback(() => {
    last.current = '';
    setResult(undefined);
    setSearching(false);
  }, []);

  return { result, searching, search, forget };
}

const names = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }) => ({
  firstname: firstname ?? '',
  lastname: lastname ?? '',
});
