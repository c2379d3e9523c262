import type { Actor } from '@memocartes/contract/permissions/roles';
import type { AccountStatus } from '@memocartes/contract/users/account-status';
import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import type { Slip, Slips } from '@memocartes/contract/users/users.routes';
import { type RawBuilder, sql } from 'kysely';

import { recordAudit } from '../audit/audit.writes.ts';
import type { Services } from '../config/services.ts';
import type { Db, Trx } from '../database/database.ts';
import { lockAccounts } from './invitations.writes.ts';
import { findInvitees, type Invitee } from './invitees.queries.ts';
import { checkInvitees } from './invitees.ts';
import { issueSlip } from './slip-codes.ts';

/** Query of the ids of followers with a pending account and a student in the class. */
export const pendingFollowersOfClass = (classId: number) => sql`
  select users.id
  from users join authentications on authentications.id = users.authentications_id
  where authentications.status = 'PENDING'
    and users.id in (
      select users_students.users_id
      from users_students join students on students.id = users_students.students_id
      where students.classes_id = ${classId}
    )
`;

/** Locks people until the transaction ends, so that their schools can't change; `lockPerson` locks one person. */
const lockPeople = (trx: Trx, people: RawBuilder<unknown>) =>
  sql`select id from users where id = any(array(${people})) order by id for no key update`.execute(trx);

async function findSchoolNames(db: Db, invitees: readonly Invitee[]): Promise<Map<number, string>> {
  const ids = invitees.map(({ schoolId }) => schoolId);
  const rows = await db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Why an account gets no slip; undefined for a pending account. */
function refusalOf(status: AccountStatus | undefined): InvitationVerdict | undefined {
  if (status === undefined) return 'UNKNOWN';
  if (status === 'PENDING') return undefined;
  return status === 'ACTIVE' ? 'ALREADY_ACTIVE' : 'ACCESS_CLOSED';
}

const { compare } = new Intl.Collator('fr', { numeric: true });

/**
 * Order of slips, which are handed out in class: by class and name of the first child, staff first
 * [invitations.slip-class].
 */
function compareSlips(slipA: Slip, slipB: Slip): number {
  const childA = slipA.children[0];
  const childB = slipB.children[0];
  if (!childA || !childB) return Number(!!childA) - Number(!!childB);
  return (
    compare(childA.class_ ?? '', childB.class_ ?? '') ||
    compare(childA.lastname ?? '', childB.lastname ?? '') ||
    compare(childA.firstname, childB.firstname)
  );
}

/** Creates the slips of people whose account is still pending; accounts are locked in a fixed order. */
async function issueSlips(
  { db: trx, config }: Services<Trx>,
  actor: Actor,
  invitees: readonly Invitee[],
): Promise<Slips> {
  const schools = await findSchoolNames(trx, invitees);
  const locked = await lockAccounts(
    trx,
    invitees.map(({ accountId }) => accountId),
  );
  const statuses = new Map(locked.map(({ id, status }) => [id, status]));
  const slips: Slip[] = [];
  const refused: Slips['refused'] = [];
  for (const { id, accountId, schoolId, role, firstname, lastname, student } of invitees) {
    const verdict = refusalOf(statuses.get(accountId));
    if (verdict) {
      refused.push({ id, verdict });
      continue;
    }
    const { code, date_expiration } = await issueSlip({ db: trx, config }, actor.id, accountId);
    const children = student.map(({ student: child }) => ({
      firstname: child.firstname,
      lastname: child.lastname,
      class_: child.class_?.name ?? null,
    }));
    const students = children.map((child) => child.firstname);
    const school = schools.get(schoolId ?? 0) ?? '';
    slips.push({ id, role, firstname, lastname, school, students, children, code, date_expiration });
    const target = { type: 'USER', id } as const;
    await recordAudit(trx, { kind: 'SLIP_MADE', schoolId, target, details: { date_expiration } });
  }
  return { slips: slips.toSorted(compareSlips), refused };
}

/**
 * Creates slips for the people whose ids a query returns, with permissions checked under a lock. Missing people among
 * `ids` are refused as UNKNOWN [invitations.slip].
 * @throws 404 when none of `ids` is found; 403 when the actor lacks the permission for one of the people
 */
export const makeSlips = (
  { db, config }: Services,
  actor: Actor,
  { ids, people }: { ids: readonly number[]; people: RawBuilder<unknown> },
): Promise<Slips> =>
  db.transaction().execute(async (trx) => {
    await lockPeople(trx, people);
    const candidates = await findInvitees(trx, actor, people);
    // No follower of the class has a pending account.
    if (!candidates.length && !ids.length) return { slips: [], refused: [] };
    const { invitees, refused } = checkInvitees(actor, ids, candidates);
    const created = await issueSlips({ db: trx, config }, actor, invitees);
    return { slips: created.slips, refused: [...refused, ...created.refused] };
  });
