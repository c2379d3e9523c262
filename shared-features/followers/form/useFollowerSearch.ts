import type { CheckedEmail } from '@memocartes/contract/auth/auth.routes';
import { isEmail, normalizeEmail } from '@memocartes/contract/fields/email';
import { isFollower, namedRoles } from '@memocartes/contract/permissions/roles';
import { useLazyCheckEmailQuery } from '@memocartes/shared-api/auth.api';
import { useLazySelectUsersQuery } from '@memocartes/shared-api/users.api';
import { personName } from '@memocartes/shared-ui/avatar';
import { useCallback, useRef, useState } from 'react';

import type { SearchedFollower } from './follower.form.ts';

/**
 * Searches for a follower by e-mail address. After a failed check the result is `none`, so that a new follower can be
 * entered [followers.professional] [followers.lookup-failed].
 */
export function useFollowerSearch(schoolId: number | undefined) {
  const [check] = useLazyCheckEmailQuery();
  const [select] = useLazySelectUsersQuery();
  const [result, setResult] = useState<SearchedFollower>();
  const [isSearching, setIsSearching] = useState(false);
  const lastEmail = useRef('');
  // Whether the last address may be searched again.
  const isExpired = useRef(false);

  const find = useCallback(
    async (email: string, existing: CheckedEmail | undefined): Promise<SearchedFollower> => {
      const notFound: SearchedFollower = { kind: 'none', email, accountId: null };
      if (!existing?.isExisting) return notFound;
      if (!isFollower(existing)) return { kind: 'professional', email };
      // For a follower of another school, the server reveals only that the address is a follower's.
      if (existing.authentications_id === null) return { kind: 'elsewhere', email };
      const { data } = await select({ email, role: namedRoles.follower, schools_id: schoolId });
      const userId = data?.users[0]?.id ?? existing.id;
      if (userId === null) return { ...notFound, accountId: existing.authentications_id };
      return { kind: 'match', email, userId, name: personName(names(existing)) };
    },
    [select, schoolId],
  );

  const search = useCallback(
    async (text: string) => {
      const email = normalizeEmail(text);
      if ((email === lastEmail.current && !isExpired.current) || !isEmail(email)) return;
      lastEmail.current = email;
      isExpired.current = false;
      // The result for the same address stays visible while the address is checked again.
      setResult((shown) => (shown?.email === email ? shown : undefined));
      setIsSearching(true);
      const { data, error } = await check({ email });
      const searched = await find(email, data);
      // Another address was typed in the meantime.
      if (lastEmail.current !== email) return;
      if (error) isExpired.current = true;
      setResult(searched);
      setIsSearching(false);
    },
    [check, find],
  );

  const forget = useCallback(() => {
    lastEmail.current = '';
    setResult(undefined);
    setIsSearching(false);
  }, []);

  /** Lets the same address be searched again, because its result may be outdated. The result stays visible. */
  const expire = useCallback(() => void (isExpired.current = true), []);

  return { result, searching: isSearching, search, forget, expire };
}

const names = ({ firstname, lastname }: { readonly firstname: string | null; readonly lastname: string | null }) => ({
  firstname: firstname ?? '',
  lastname: lastname ?? '',
});
