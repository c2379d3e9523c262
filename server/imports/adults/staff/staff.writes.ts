import type { CorrectedStaff, StaffImportResult } from '@memocartes/contract/imports/adults/adult-imports.routes';
import { type Actor, namedRoles } from '@memocartes/contract/permissions/roles';

import { classTeachers } from '../../../classes/classes.joins.ts';
import type { Db, Trx } from '../../../database/database.ts';
import { recordChanges, recordCreated } from '../../../history/history.writes.ts';
import { refuse } from '../../../http/errors.ts';
import { loadJoin } from '../../../join-permissions/join-permissions.ts';
import { lockSeats } from '../../../offers/seats.ts';
import { messages } from '../../messages/adults.messages.ts';
import { teacherSeatsMessage } from '../../seats/seat-messages.ts';
import { storeImport } from '../../undo-data/undo-data.ts';
import type { ImportTarget, Written } from '../followers/followers.writes.ts';
import { adultChecksumsOf, type Created, insertPeople } from '../rows/people.writes.ts';
import { readStaff } from '../rows/read-adult.ts';
import { type CheckedStaff, checkStaff, type StaffMember } from './staff.check.ts';
import { findExistingStaff, newTeachers } from './staff.queries.ts';

type Result = Omit<StaffImportResult, 'nb_invited'>;
type TaughtClass = { classes_id: number; users_pro_id: number };

/** Final status of each row, and the classes to assign; EMAIL_USED if the address has an account outside the school. */
function resolveRows(checked: readonly CheckedStaff[], created: ReadonlyMap<StaffMember, Created>) {
  const taught: TaughtClass[] = [];
  const rows = checked.map(({ row, link }) => {
    if (!link) return row;
    const id = link.teacher.id ?? created.get(link.teacher)?.id;
    if (id === undefined) return { ...row, status: 'EMAIL_USED' as const, message: messages.foreignStaffEmail };
    taught.push(...link.classIds.map((classes_id) => ({ classes_id, users_pro_id: id })));
    return row;
  });
  return { rows, taught };
}

/** Checks the actor's permission for each class and its teachers, then assigns the classes. */
async function assignClasses(trx: Trx, actor: Actor, taught: readonly TaughtClass[]): Promise<number[]> {
  if (!taught.length) return [];
  const byClass = Map.groupBy(taught, ({ classes_id }) => classes_id);
  for (const [id, links] of byClass) {
    await loadJoin(trx, actor, classTeachers, { class: id, teachers: links.map((link) => link.users_pro_id) });
  }
  return recordChanges(trx, actor, { type: 'CLASS', ids: [...byClass.keys()] }, async () => {
    const rows = await trx.insertInto('classes_users_pro').values(taught).returning('id').execute();
    return rows.map(({ id }) => id);
  });
}

/**
 * Creates pending accounts for the new teachers of all accepted rows and assigns all classes, or writes nothing
 * [import.whole] [import.seats].
 * @throws 403 MAX_TEACHER_REACHED above the offer's seats; 404, 409 for an import that cannot be continued
 */
export const writeStaff = (
  db: Db,
  actor: Actor,
  { schoolId, operation }: ImportTarget,
  corrected: readonly CorrectedStaff[],
) =>
  db.transaction().execute(async (trx): Promise<Written<Result>> => {
    const seats = await lockSeats(trx, schoolId);
    const checked = checkStaff(corrected.map(readStaff), await findExistingStaff(trx, schoolId));
    const message = teacherSeatsMessage(seats, newTeachers(checked).length);
    if (message) throw refuse('MAX_TEACHER_REACHED', message);
    const created = await insertPeople(trx, { role: namedRoles.teacher, schoolId }, newTeachers(checked));
    const { rows, taught } = resolveRows(checked, created);
    const adults = [...created.values()].map(({ id }) => id);
    await recordCreated(trx, actor, { type: 'USER', ids: adults });
    const teaching = await assignClasses(trx, actor, taught);
    const outcome = { count: created.size, nb_attached: teaching.length, rows, created: [...created.values()] };
    if (!created.size && !teaching.length) return { ...outcome, operation_id: null };
    const data = { adults: await adultChecksumsOf(trx, adults), teaching };
    const summary = { staff: created.size };
    return { ...outcome, operation_id: await storeImport(trx, actor, { schoolId, summary, data }, operation) };
  });
