import { allowsHomeRevision, type HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import type { DeviceAnswer } from '@memocartes/contract/devices/join/device.routes';
import { sql } from 'kysely';

import type { Db, Trx } from '../../database/database.ts';
import type { HomeRevisions } from '../../database/tables/learning.ts';
import { findHomeOption } from '../../devices/home-devices/home-devices.queries.ts';
import { refuse } from '../../http/errors.ts';
import { endDemoForRealCards } from '../boxes/demonstration/demonstration.ts';
import { notifyAcquiredPacks } from '../boxes/move-cards/acquired-packs.ts';
import { epochOfAnswers } from '../boxes/move-cards/epochs.ts';
import { lockStudent } from '../boxes/move-cards/lock-student.ts';
import { moveCards } from '../boxes/move-cards/move-cards.ts';
import { findMoves } from '../boxes/move-cards/moves.queries.ts';
import { type AnswerSource, storeAnswers } from '../revision/answers.writes.ts';
import type { ChosenCard } from '../revision/revision.queries.ts';
import { chooseHomeCards } from './home-cards.queries.ts';

/** The device, and the only student that it may see. */
type HomeDevice = { deviceId: number; studentId: number };
/** An answer's time is at most this long after its revision started. */
const maxRevisionMs = 12 * 3_600_000;

/** A revision without answers that this device started within the last hour: starting again resumes it. */
const findUnanswered = (trx: Trx, { deviceId, studentId }: HomeDevice, epoch: number, mode: HomeRevisionMode) =>
  trx
    .selectFrom('home_revisions')
    .select(['home_revisions.id', 'home_revisions.cards'])
    .where('home_revisions.students_id', '=', studentId)
    .where('home_revisions.home_devices_id', '=', deviceId)
    .where('home_revisions.epoch', '=', epoch)
    .where('home_revisions.mode', '=', mode)
    .where('home_revisions.date_end', 'is', null)
    .where('home_revisions.date_start', '>', sql<string>`now() - interval '1 hour'`)
    .where(sql<boolean>`not exists (select from cards_events where cards_events.home_revisions_id = home_revisions.id)`)
    .orderBy('home_revisions.id', 'desc')
    .limit(1)
    .executeTakeFirst();

const findName = (trx: Trx, id: number) =>
  trx.selectFrom('students').select(['id', 'firstname']).where('id', '=', id).executeTakeFirstOrThrow();

type Started = {
  id: number;
  mode: HomeRevisionMode;
  student: { id: number; firstname: string };
  classId: number;
  cards: ChosenCard[];
};

/**
 * Starts a revision at home, or resumes one without answers. Later changes of the class's option do not affect it
 * [home-revision.option].
 * @throws HOME_REVISION_OFF, 404
 */
export const startHomeRevision = (db: Db, home: HomeDevice, schoolId: number): Promise<Started> =>
  db.transaction().execute(async (trx) => {
    const locked = await lockStudent(trx, home.studentId);
    if (!locked) throw refuse('NOT_FOUND');
    const mode = await findHomeOption(trx, locked.id);
    if (locked.classId === null || !allowsHomeRevision(mode)) throw refuse('HOME_REVISION_OFF');
    const student = mode === 'COUNTS' ? await endDemoForRealCards(trx, locked) : locked;
    const cards = await chooseHomeCards(trx, student, mode);
    const started = { mode, cards, classId: locked.classId, student: await findName(trx, student.id) };
    const ids = cards.map(({ id }) => id);
    const unanswered = await findUnanswered(trx, home, student.epoch, mode);
    if (unanswered) {
      const accepted = [...new Set([...unanswered.cards, ...ids])];
      await trx.updateTable('home_revisions').set({ cards: accepted }).where('id', '=', unanswered.id).execute();
      return { id: unanswered.id, ...started };
    }
    const { id } = await trx
      .insertInto('home_revisions')
      .values({
        schools_id: schoolId,
        students_id: student.id,
        home_devices_id: home.deviceId,
        epoch: student.epoch,
        mode,
        cards: ids,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return { id, ...started };
  });

/** A revision at home of this student, or undefined. */
export const findHomeRevision = (db: Db, studentId: number, id: number) =>
  db
    .selectFrom('home_revisions')
    .selectAll()
    .where('id', '=', id)
    .where('students_id', '=', studentId)
    .executeTakeFirst();

type Revision = Pick<HomeRevisions, 'epoch' | 'mode' | 'cards' | 'schools_id'> & { id: number; date_start: string };

const sourceOf = ({ id, epoch, mode, cards, schools_id, date_start }: Revision): AnswerSource => ({
  schools_id,
  sessions_id: null,
  home_revisions_id: id,
  epoch,
  cards,
  kind: mode === 'COUNTS' ? 'ANSWER' : 'PRACTICE',
  from: Date.parse(date_start),
  until: Date.parse(date_start) + maxRevisionMs,
});

/**
 * Stores answers of a revision at home, as in class; practice moves no card. Answers to cards that the revision did not
 * issue are ignored [home-revision.practice] [home-revision.counts].
 * @returns ids of the cards whose answers or undos are stored
 * @throws 404 for a revision of another student
 */
export const recordHomeAnswers = (db: Db, studentId: number, id: number, answers: DeviceAnswer[]) =>
  db.transaction().execute(async (trx) => {
    const student = await lockStudent(trx, studentId);
    const revision = student && (await findHomeRevision(trx, studentId, id));
    if (!student || !revision) throw refuse('NOT_FOUND');
    const source = sourceOf({ ...revision, epoch: epochOfAnswers(student, revision.epoch) });
    const { cards, hasNewUndo } = await storeAnswers(trx, student, source, answers);
    if (!cards.length) return cards;
    if (hasNewUndo) await trx.updateTable('home_revisions').set({ date_end: null }).where('id', '=', id).execute();
    if (source.kind === 'PRACTICE') return cards;
    await moveCards(trx, student, cards, source.epoch);
    if (source.epoch === student.epoch) await notifyAcquiredPacks(trx, student, await findMoves(trx, studentId, cards));
    return cards;
  });

export const endHomeRevision = (db: Db, id: number) =>
  db
    .updateTable('home_revisions')
    .set({ date_end: sql`now()` })
    .where('id', '=', id)
    .where('date_end', 'is', null)
    .execute();
