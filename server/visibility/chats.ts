import { today } from '@memocartes/contract/learning/calendar/days';
import { schoolYearStart } from '@memocartes/contract/learning/calendar/school-year';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

import { parisMidnight } from '../calendar/weeks.ts';
import { isMessagingSchool } from '../offers/messaging.ts';

/** Beginning of the current school year: conversations closed since then can still be read [messaging.closed]. */
export const yearStart = () => parisMidnight(schoolYearStart(today()));

/** Condition on `chats`: of a school with messaging [messaging.offer]. */
export const inMessagingSchool = sql<boolean>`
  chats.schools_id in (select schools.id from schools where ${isMessagingSchool})
`;

/** Condition on `chats`: its participants may read it [messaging.closed] [messaging.offer]. */
export const isReadableChat = (): RawBuilder<SqlBool> =>
  sql`((chats.date_close is null or chats.date_close >= ${yearStart()}) and ${inMessagingSchool})`;
