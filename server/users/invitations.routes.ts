import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { InvitationVerdict } from '@memocartes/contract/users/invitations';
import { users } from '@memocartes/contract/users/users.routes';
import type { Slip } from '@memocartes/contract/users/users.routes';
import { can } from '@memocartes/contract/permissions/permissions';
import type { Actor } from '@memocartes/contract/permissions/roles';
import type { Services } from '../app/services.ts';
import { recordAudit } from '../audit/audit.writes.ts';
import { inviteAll, lockAccounts } from '../auth/invitations.ts';
import { issueSlip } from '../auth/slips.ts';
import { findClassSubject } from '../classes/classes.queries.ts';
import type { Db } from '../database/database.ts';
import { authorize } from '../http/authorize.ts';
import { refuse } from '../http/errors.ts';
import { http } from '../http/http.ts';
import type { App } from '../http/http.ts';
import { limits } from '../limits/limits.ts';
import { findInvitees } from './users.queries.ts';
import type { Invitee } from './users.queries.ts';

type Judged = { id: number; verdict: InvitationVerdict };

const unnested = (ids: readonly number[]) => sql`select unnest(${ids}::int[])`;

/**
 * The people named, judged: those whom the actor may invite, and why not the others. @throws 404 when none of them is known, 403 when the actor may not invite
 * one of them
 */
function judge(actor: Actor, ids: readonly number[], found: readonly Invitee[]) {
  if (!found.length) throw refuse('NOT_FOUND');
  const known = new Set(found.map(({ id }) => id));
  const refused: Judged[] = ids.filter((id) => !known.has(id)).map((id) => ({ id, verdict: 'UNKNOWN' }));
  const invitees = found.filter(({ id, role, schoolId, is_shared }) => {
    const isFollower = role === 'USER';
    authorize(actor, 'account:invite', { schoolId, isFollower });
    const edits = isFollower
      ? can(actor, 'follower:edit-identity', { schoolId: is_shared ? null : schoolId })
      : can(actor, 'user:edit', { schoolId, isFollower });
    if (!edits) refused.push({ id, verdict: 'SHARED' });
    return edits;
  });
  return { invitees, refused };
}

/** Invites them, school by school. */
async function inviteEach(services: Services, actor: Actor, invitees: readonly Invitee[]): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const [schoolId, group] of Map.groupBy(invitees, (person) => person.schoolId)) {
    const accounts = group.map(({ accountId }) => accountId);
    const verdicts = await inviteAll(services, actor, schoolId, accounts);
    judged.push(
      ...group.map(({ id, accountId }) => ({ id, verdict: verdicts.get(accountId) ?? ('UNKNOWN' as const) })),
    );
  }
  return judged;
}

/** Followers of a class's students who have not come yet. */
const waitingOfClass = (classId: number) => sql`
  select u.id from users u join authentications a on a.id = u.authentications_id
  where a.status = 'PENDING' and u.id in (select f.users_id from users_students f join students s on s.id = f.students_id
    where s.classes_id = ${classId})`;

/** Names of the schools that the slips are of. */
async function findSchoolNames(db: Db, invitees: readonly Invitee[]): Promise<Map<number, string>> {
  const ids = invitees.map(({ schoolId }) => schoolId);
  const rows = await db
    .selectFrom('schools')
    .select(['id', 'name'])
    .where(sql<boolean>`id = any(${ids})`)
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** Makes the slips of those who are still awaited, their accounts locked in one order. */
async function makeSlips({ db, config }: Services, invitees: readonly Invitee[]) {
  const schools = await findSchoolNames(db, invitees);
  return db.transaction().execute(async (trx) => {
    const accounts = await lockAccounts(
      trx,
      invitees.map(({ accountId }) => accountId),
    );
    const statuses = new Map(accounts.map(({ id, status }) => [id, status]));
    const slips: Slip[] = [];
    const refused: Judged[] = [];
    for (const { id, accountId, schoolId, role, firstname, lastname, student } of invitees) {
      const status = statuses.get(accountId);
      if (status !== 'PENDING') {
        refused.push({ id, verdict: status ? (status === 'ACTIVE' ? 'ALREADY_ACTIVE' : 'ACCESS_CLOSED') : 'UNKNOWN' });
        continue;
      }
      const made = await issueSlip({ db: trx, config }, accountId);
      const students = student.map((link) => link.student.firstname);
      slips.push({ id, role, firstname, lastname, school: schools.get(schoolId ?? 0) ?? '', students, ...made });
    }
    const schoolOf = new Map(invitees.map(({ id, schoolId }) => [id, schoolId]));
    await recordAudit(
      trx,
      slips.map(({ id, date_expiration }) => ({
        kind: 'SLIP_MADE',
        schoolId: schoolOf.get(id) ?? null,
        target: { type: 'USER', id },
        details: { date_expiration },
      })),
    );
    return { slips, refused };
  });
}

/** Inviting people who have not come yet, by mail or by paper slips. */
export function invitationsRoutes(app: App, services: Services): void {
  const { db } = services;

  /** The followers of a class whose slips are asked for. @throws 404 for a class of another school */
  async function ofClass(actor: Actor, classId: number): Promise<{ ids: number[]; people: RawBuilder<unknown> }> {
    const class_ = await findClassSubject(db, actor, classId);
    authorize(actor, 'account:invite', class_ && { schoolId: class_.schoolId, isFollower: true });
    return { ids: [], people: waitingOfClass(classId) };
  }

  app.route({
    ...http(users.invite),
    handler: async ({ actor, body }) => {
      const { invitees, refused } = judge(actor, body.ids, await findInvitees(db, actor, unnested(body.ids)));
      const results = [...(await inviteEach(services, actor, invitees)), ...refused];
      return { results, count: results.filter(({ verdict }) => verdict === 'SENT').length };
    },
  });

  app.route({
    ...http(users.slips),
    handler: async ({ actor, body }) => {
      await limits(db).consume('slip-print', { account: actor.id });
      const asked = 'ids' in body ? { ids: body.ids, people: unnested(body.ids) } : await ofClass(actor, body.class_id);
      const found = await findInvitees(db, actor, asked.people);
      // A class where everybody has come has no slips.
      if (!found.length && !asked.ids.length) return { slips: [], refused: [] };
      const { invitees, refused } = judge(actor, asked.ids, found);
      const made = await makeSlips(services, invitees);
      return { slips: made.slips, refused: [...refused, ...made.refused] };
    },
  });
}
