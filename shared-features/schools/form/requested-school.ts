import type { ReceivedMessage } from '@memocartes/contract/contact/contact.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { trialEnd } from '@memocartes/contract/offers/trial';
import { personName } from '@memocartes/shared-ui/avatar';

import { type SchoolValues, schoolValues } from './school.form.ts';

/**
 * Initial values of a new school, from a request for a trial. The town is what follows the last comma of « École
 * du Port, Brest ». An independent teacher's school is named after the teacher [contact.trial-school].
 */
export function requestedSchool({ trial, sender }: Pick<ReceivedMessage, 'trial' | 'sender'>): SchoolValues {
  const typed = trial?.school ?? '';
  const comma = typed.lastIndexOf(',');
  const values = {
    ...schoolValues(),
    mail: sender?.email ?? '',
    address_city: comma < 0 ? '' : typed.slice(comma + 1).trim(),
  };
  if (trial?.for === 'CLASS') {
    return { ...values, name: sender ? personName(sender) : '', offers_id: offerIds.TEACHER_FREE };
  }
  const name = (comma < 0 ? typed : typed.slice(0, comma)).trim();
  return { ...values, name, offers_id: offerIds.SCHOOL_FREE, date_expiration: trialEnd() };
}
