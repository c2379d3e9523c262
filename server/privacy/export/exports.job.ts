import { fullName } from '@memocartes/contract/text/full-name';
import type { RawBuilder } from 'kysely';

import type { Db } from '../../database/database.ts';
import { ApiError } from '../../http/errors.ts';
import type { Handler } from '../../job-queue/handler.ts';
import { adultFiles, adultReaders } from './adult.ts';
import { writeArchive } from './archive.ts';
import { authorizeExport, type ExportedPerson, findAccountActor, recipientOf } from './exports.person.ts';
import { type ClaimedExport, claimExport, failExport, finishExport, setProgress } from './exports.writes.ts';
import { type Reader, readFiles, readSections, type Recipient } from './sections.ts';
import { studentFiles, studentReaders } from './student.ts';

const failure = 'L’export n’a pas pu être fait. Réessayez, ou écrivez-nous si cela se reproduit.';
const notAllowed = 'Vous n’avez plus accès à ces données.';

type Plan = { readers: readonly Reader[]; files: RawBuilder<unknown>; name: string };

async function planOf(db: Db, { type, id }: ExportedPerson, recipient: Recipient): Promise<Plan> {
  if (type === 'STUDENT') {
    const student = await db
      .selectFrom('students')
      .select(['firstname', 'lastname'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    return { readers: studentReaders(id), files: studentFiles(id), name: fullName(student) };
  }
  const person = await db
    .selectFrom('users')
    .innerJoin('authentications', 'authentications.id', 'users.authentications_id')
    .select(['authentications.id', 'authentications.firstname', 'authentications.lastname'])
    .where('users.id', '=', id)
    .executeTakeFirstOrThrow();
  const ids = { userId: id, accountId: person.id };
  return { readers: adultReaders(ids), files: adultFiles(ids, recipient), name: fullName(person) };
}

/** Number of steps of an export: its sections, including those that the recipient may not have. */
export const nbStepsOf = ({ type, id }: ExportedPerson): number =>
  (type === 'STUDENT' ? studentReaders(id) : adultReaders({ userId: id, accountId: 0 })).length;

async function write(db: Db, claimed: ClaimedExport): Promise<Buffer> {
  const person: ExportedPerson =
    claimed.students_id === null
      ? { type: 'USER', id: claimed.users_id! }
      : { type: 'STUDENT', id: claimed.students_id };
  const actor = await findAccountActor(db, claimed.authentications_id);
  if (!actor) throw new ApiError('FORBIDDEN');
  await authorizeExport(db, actor, person);
  const recipient = recipientOf(actor, person);
  const { readers, files, name } = await planOf(db, person, recipient);
  const sections = await readSections(db, readers, recipient, (count) => setProgress(db, claimed, count));
  return writeArchive(`Données\u00a0: ${name}`, sections, await readFiles(db, files));
}

/** Creates the file of an export; the export fails if the person who requested it has lost the permission. */
async function makeExport(db: Db, claimed: ClaimedExport): Promise<void> {
  try {
    await finishExport(db, claimed, await write(db, claimed));
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await failExport(db, claimed.id, notAllowed);
  }
}

/** Creates the file of a requested export. */
export const exportsJob: Handler = {
  async run({ db }, { id }) {
    const claimed = await claimExport(db, id);
    if (claimed) await makeExport(db, claimed);
  },
  giveUp: ({ db }, id) => failExport(db, id, failure),
};
