import { endsTrial, isTrial } from '@memocartes/contract/offers/offers';
import { type Actor, rolesOf } from '@memocartes/contract/permissions/roles';
import type { createSchool, updateSchool } from '@memocartes/contract/schools/school.schemas';
import { sql } from 'kysely';
import type { z } from 'zod';

import { deleteOutdatedNotifications } from '../access-ends/access-ends.jobs.ts';
import { endOfDay } from '../calendar/weeks.ts';
import type { Db, Trx } from '../database/database.ts';
import { recordChanges } from '../history/history.writes.ts';
import { firstRenewal, renewUntil, startSubscription } from '../offers/subscription.ts';
import { firstEnd } from '../schools-on-trial/trial-end.ts';

type Created = z.output<typeof createSchool>;
type Changed = z.output<typeof updateSchool>;

/**
 * Adds a school. The trial of a school ends 60 days after its creation [schools.trial]; a subscription gets its
 * renewal date.
 *
 * Constraints of the table compare the limits with the counters of students, boxes and teachers, even for concurrent
 * requests [schools.limit-students] [schools.limit-teachers] [schools.limit-boxes] [schools.limits-concurrent]. School
 * admins are not counted [staff.admin-no-seat].
 * @throws 409 SCHOOL_CODE_TAKEN
 */
export function insertSchool(db: Db, { date_expiration, date_renewal, ...fields }: Created) {
  const renewal = date_renewal ? endOfDay(date_renewal) : firstRenewal(date_expiration);
  return db
    .insertInto('schools')
    .values({
      ...fields,
      date_expiration: firstEnd(fields.offers_id, date_expiration),
      ...(!isTrial(fields.offers_id) && { date_renewal: renewal }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
}

/**
 * Changes a school; changing from a trial to a paid offer starts the subscription [schools.trial-to-paid], and a new
 * renewal date extends the access [schools.renewal]. Constraints of the table check codes and limits
 * [schools.below-used] [schools.code-unique].
 * @throws 409 SCHOOL_CODE_TAKEN, LIMIT_… when fewer seats are bought than are used
 */
export async function changeSchool(trx: Trx, id: number, offer: number, changed: Changed) {
  const { date_expiration, date_renewal, ...fields } = changed;
  const changes = {
    ...fields,
    ...(date_renewal && renewUntil(date_renewal)),
    ...(date_expiration !== undefined && { date_expiration: date_expiration ? endOfDay(date_expiration) : null }),
    ...(endsTrial(offer, fields.offers_id) && startSubscription(changed)),
    ...(!isTrial(offer) && fields.offers_id !== undefined && isTrial(fields.offers_id) && { date_renewal: null }),
  };
  if (Object.values<unknown>(changes).every((value) => value === undefined)) return;
  await trx.updateTable('schools').set(changes).where('id', '=', id).execute();
  if ('date_expiration' in changes) await deleteOutdatedNotifications(trx, id);
}

/**
 * Clears the expiration of an independent teacher's account when their trial becomes a subscription. An account that
 * has expired is active again; one that was disabled before its expiration stays disabled [schools.trial-to-paid].
 */
export async function clearTeacherExpiration(trx: Trx, actor: Actor, id: number): Promise<void> {
  const teachers = await trx
    .selectFrom('users')
    .innerJoin('schools', 'schools.id', 'users.schools_id')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select('users.id')
    .where('schools.id', '=', id)
    .where('schools.is_master', '=', true)
    .where('users.role', 'in', rolesOf('classes'))
    .where('authentications.date_expiration', 'is not', null)
    .execute();
  const ids = teachers.map((teacher) => teacher.id);
  await recordChanges(trx, actor, { type: 'USER', ids }, () =>
    sql`
      update authentications
      set date_expiration = null,
        status = case when status = 'INACTIVE' and date_expiration <= date_status then 'ACTIVE' else status end
      from users
      where users.authentications_id = authentications.id and users.id = any(${ids})
    `.execute(trx),
  );
}

/**
 * Start and end of a school's quiet hours. Locks the school: otherwise, two concurrent requests could each change one
 * of them.
 */
export const lockQuietTimes = (trx: Trx, id: number) =>
  trx
    .selectFrom('schools')
    .select(['quiet_start', 'quiet_end'])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
