import { emailPattern } from '@memocartes/contract/text/email';
import { useLazyCheckEmailQuery } from '@memocartes/shared-api/auth.api';
import { useState } from 'react';

const normalise = (email: string) => email.trim().toLowerCase();

/**
 * Whether an e-mail address is already used by an account, checked on blur. A failed check shows nothing: the server
 * would still refuse the address [accounts.email-exists].
 */
export function useEmailTaken() {
  const [ask] = useLazyCheckEmailQuery();
  const [takenEmails, setTakenEmails] = useState<readonly string[]>([]);
  const check = async (email: string) => {
    const address = normalise(email);
    if (!emailPattern.test(address)) return;
    const { data } = await ask({ email: address });
    if (data?.isExisting) setTakenEmails((all) => [...all, address]);
  };
  return { check, isTaken: (email: string) => takenEmails.includes(normalise(email)) };
}
