import { isEmail, normalizeEmail } from '@memocartes/contract/fields/email';
import { useLazyCheckEmailQuery } from '@memocartes/shared-api/auth.api';
import { useState } from 'react';

/**
 * `check` asks the server whether an address already has an account; `isTaken` returns whether a check found one. A
 * failed check shows no error, since the server would still refuse the address [accounts.email-exists].
 * @param current the person's own address, which is not checked
 */
export function useEmailTaken(current?: string | null) {
  const [ask] = useLazyCheckEmailQuery();
  const [takenEmails, setTakenEmails] = useState<readonly string[]>([]);

  const check = async (email: string) => {
    const address = normalizeEmail(email);
    if (address === current || !isEmail(address)) return;
    const { data } = await ask({ email: address });
    if (data?.isExisting) setTakenEmails((all) => [...all, address]);
  };

  return { check, isTaken: (email: string) => takenEmails.includes(normalizeEmail(email)) };
}
