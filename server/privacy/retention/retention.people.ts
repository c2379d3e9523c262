import { retentionDays } from '@memocartes/contract/privacy/retention';
import { type RawBuilder, sql } from 'kysely';

import { lapsedBefore } from '../../auth/tickets/lapsed-accounts.ts';
import { roleLists } from '../../database/role-lists.ts';
import { eraseAccounts, eraseStudents } from '../../erasure/erasure.ts';
import { recordDeleted } from '../../history/history.writes.ts';
import { before, ErasureFailure, idsOf, type RetentionRules, type Rule } from './retention.deletion.ts';

/** Erases people. @throws ErasureFailure for a single person; for several, the error of the first who fails */
async function eraseAll(ids: readonly number[], erase: () => Promise<unknown>): Promise<number> {
  const [id] = ids;
  if (id === undefined) return 0;
  try {
    await erase();
  } catch (error) {
    throw ids.length === 1 ? new ErasureFailure(id, error) : error;
  }
  return ids.length;
}

/** Deletes students who left the school longer ago than the retention period `departed-students` [privacy.retention]. */
const departedStudents: Rule = async (trx, now, maxRows, skipped = []) => {
  const ids = await idsOf(
    sql`
      select id
      from students
      where date_inactive < ${before(now, retentionDays('departed-students'))} and id <> all(${skipped})
      order by id
      limit ${maxRows}
      for update skip locked
    `,
    trx,
  );
  return eraseAll(ids, async () => {
    await recordDeleted(trx, null, { type: 'STUDENT', ids });
    await eraseStudents(trx, ids);
    await sql`delete from students where id = any(${ids})`.execute(trx);
  });
};

/**
 * Deletes accounts by a condition on `authentications`. Keeps superadmins and, in each school, the active school admin
 * who signed in last [privacy.unused-accounts].
 */
const deleteAccounts =
  (past: (now: string) => RawBuilder<unknown>): Rule =>
  async (trx, now, maxRows, skipped = []) => {
    const ids = await idsOf(
      sql`
        select authentications.id
        from authentications left join users on users.authentications_id = authentications.id
        where ${past(now)}
          and authentications.id <> all(${skipped})
          and authentications.role not in ${roleLists.superadmins}
          and not (
            authentications.role in ${roleLists.administrators}
            and authentications.status = 'ACTIVE'
            and not exists (
              select from users other_user
                join authentications other_account on other_account.id = other_user.authentications_id
              where other_user.schools_id = users.schools_id
                and other_account.role in ${roleLists.administrators}
                and other_account.status = 'ACTIVE'
                and (other_account.date_seen, other_account.id) > (
                  authentications.date_seen, authentications.id
                )
            )
          )
        order by authentications.id
        limit ${maxRows}
        for update of authentications skip locked
      `,
      trx,
    );
    return eraseAll(ids, async () => {
      const people = await trx.selectFrom('users').select('id').where('authentications_id', 'in', ids).execute();
      await recordDeleted(trx, null, { type: 'USER', ids: people.map(({ id }) => id) });
      await eraseAccounts(trx, ids);
      await sql`delete from authentications where id = any(${ids})`.execute(trx);
    });
  };

/** The last contact with the person of an account: the last sign-in or, if later, the last invitation. */
const lastContact = sql`greatest(authentications.date_seen, authentications.date_invited)`;

/** Deletes accounts that were never activated, one year after their last invitation [privacy.pending]. */
const pendingAccounts = deleteAccounts(
  (now) => sql`
    authentications.status = 'PENDING'
      and authentications.date_create < ${before(now, retentionDays('pending-accounts'))}
      and ${lastContact} < ${before(now, retentionDays('pending-accounts'))}
  `,
);

/** Deletes accounts that a school created without adding their person. */
const accountsWithoutPerson = deleteAccounts((now) =>
  lapsedBefore(before(now, retentionDays('accounts-without-person'))),
);

/** Deletes accounts neither used nor invited within the retention period `unused-accounts` [privacy.unused-accounts]. */
const unusedAccounts = deleteAccounts((now) => sql`${lastContact} < ${before(now, retentionDays('unused-accounts'))}`);

/** Retention periods of people [privacy.retention]. */
export const peopleRules = {
  'departed-students': { run: departedStudents, batch: 20, erasesPeople: true },
  'pending-accounts': { run: pendingAccounts, batch: 20, erasesPeople: true },
  'accounts-without-person': { run: accountsWithoutPerson, often: true, batch: 20, erasesPeople: true },
  'unused-accounts': { run: unusedAccounts, batch: 20, erasesPeople: true },
} satisfies RetentionRules;
