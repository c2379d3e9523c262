import type { RawBuilder } from 'kysely';
import { fullName } from '@memocartes/contract/people/people';
import type { Db } from '../../database/database.ts';
import { inEverySchool } from '../../database/scope/scope.ts';
import { ApiError } from '../../http/errors.ts';
import { adultFiles, adultReaders } from './adult.ts';
import { writeArchive } from './archive.ts';
import { readFiles, readSections } from './sections.ts';
import type { Reader } from './sections.ts';
import { studentFiles, studentReaders } from './student.ts';
import { authorizeExport, findAccountActor, viewerOf } from './exports.subject.ts';
import type { ExportSubject } from './exports.subject.ts';
import { failExport, finishExport, hasTooManyTries, setProgress, claimExport } from './exports.writes.ts';
import type { ClaimedExport } from './exports.writes.ts';

type Log = { error: (details: object, message: string) => void };
const failure = 'L’export n’a pas pu être fait. Réessayez, ou écrivez-nous si cela se reproduit.';
const notAllowed = 'Vous n’avez plus accès à ces données.';

type Plan = { readers: readonly Reader[]; files: RawBuilder<unknown>; name: string };

async function planOf(db: Db, { type, id }: ExportSubject): Promise<Plan> {
  if (type === 'STUDENT') {
    const student = await db
      .selectFrom('students')
      .select(['firstname', 'lastname'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { readers: studentReaders(id), files: studentFiles(id), name: fullName(student) };
  }
  const person = await db
    .selectFrom('users as u')
    .innerJoin('authentications as a', 'a.id', 'u.authentications_id')
    .select(['a.id', 'a.firstname', 'a.lastname'])
    .where('u.id', '=', id)
    .executeTakeFirstOrThrow();
  const ids = { userId: id, accountId: person.id };
  return { readers: adultReaders(ids), files: adultFiles(ids), name: fullName(person) };
}

/** Sections that an export of that kind has: its progress is counted by them. */
export const nbStepsOf = ({ type, id }: ExportSubject): number =>
  (type === 'STUDENT' ? studentReaders(id) : adultReaders({ userId: id, accountId: 0 })).length;

async function write(db: Db, taken: ClaimedExport): Promise<Buffer> {
  const subject: ExportSubject =
    taken.students_id === null ? { type: 'USER', id: taken.users_id! } : { type: 'STUDENT', id: taken.students_id };
  const actor = await findAccountActor(db, taken.authentications_id);
  if (!actor) throw new ApiError('FORBIDDEN');
  await authorizeExport(db, actor, subject);
  const { readers, files, name } = await planOf(db, subject);
  const viewer = viewerOf(actor, subject);
  const sections = await readSections(db, readers, viewer, (nb) => setProgress(db, taken, nb));
  return writeArchive(`Données\u00a0: ${name}`, sections, await readFiles(db, files));
}

/** Makes one export's file, unless its author has lost the permission. */
export async function makeExport(db: Db, taken: ClaimedExport, log: Log): Promise<void> {
  if (hasTooManyTries(taken)) return void (await failExport(db, taken, failure));
  try {
    await finishExport(db, taken, await write(db, taken));
  } catch (error) {
    const isRefused = error instanceof ApiError;
    if (!isRefused) log.error({ err: error, export: taken.id }, 'export failed');
    await failExport(db, taken, isRefused ? notAllowed : failure);
  }
}

/** Makes exports one after the other until none is left. `waited`: only those that have waited so many seconds. */
export async function makeExports(db: Db, log: Log, waited = 0): Promise<void> {
  for (let taken = await claimExport(db, waited); taken; taken = await claimExport(db, waited))
    await makeExport(db, taken, log);
}

/** Makes exports as they are asked for, one at a time in this process. The job makes what a dead process left. */
export function startExports(db: Db, log: Log) {
  let running: Promise<void> | undefined;
  return {
    wake() {
      // Exports of all schools, whichever request started it.
      running ??= inEverySchool(() => makeExports(db, log))
        .catch((error: unknown) => log.error({ err: error }, 'exports can’t be taken'))
        .finally(() => (running = undefined));
    },
    stop: async () => void (await running),
  };
}
