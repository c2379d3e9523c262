import { isEmail, normalizeEmail } from '@memocartes/contract/fields/email';
import { useLazyCheckEmailQuery } from '@memocartes/shared-api/auth.api';
import { useState } from 'react';

/**
 * `check` asks the server whether an address already has an account; `isTaken` returns whether a check found one. A
 * failed check shows no error, since the server would still refuse the address [accounts.email-exists].
 * @param current the person's own address, which is not checked
 * @param unanswered the address of a request without a response: this request may have created the account, so the
 *   address is not reported as taken [interface.lost-response]
 */
export function useEmailTaken(current?: string | null, unanswered = '') {
  const [ask] = useLazyCheckEmailQuery();
  const [takenEmails, setTakenEmails] = useState<readonly string[]>([]);

  const check = async (email: string) => {
    const address = normalizeEmail(email);
    if (address === current || !isEmail(address)) return;
    const { data } = await ask({ email: address });
    if (data?.isExisting) setTakenEmails((emails) => [...emails, address]);
  };

  const isTaken = (email: string) => {
    const address = normalizeEmail(email);
    return address !== normalizeEmail(unanswered) && takenEmails.includes(address);
  };

  return { check, isTaken };
}
