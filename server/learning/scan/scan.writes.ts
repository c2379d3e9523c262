import type { HomeRevisionMode } from '@memocartes/contract/devices/home-revision/home';
import type { CardScan, ScanResult, Scans, ScanStatus } from '@memocartes/contract/learning/scan/scan.routes';

import type { Trx } from '../../database/database.ts';
import { invalid } from '../../http/errors.ts';
import { endDemoForRealCards } from '../boxes/demonstration/demonstration.ts';
import { findGivenIds } from '../boxes/given-cards/given-cards.queries.ts';
import { notifyAcquiredPacks } from '../boxes/move-cards/acquired-packs.ts';
import type { LockedStudent } from '../boxes/move-cards/lock-student.ts';
import { moveCards } from '../boxes/move-cards/move-cards.ts';
import { findMoves } from '../boxes/move-cards/moves.queries.ts';
import { findIdsByCode, findStoredScans } from './scan.queries.ts';
import { scanDate } from './scan-date.ts';
import { findFormerIds, findScannableIds } from './scannable-cards.queries.ts';

/** The account that scans. `home`: the class's option for a follower's scans at home; undefined for staff. */
export type Scanner = { accountId: number; home: HomeRevisionMode | undefined };

type ScansToRecord = Pick<Scans, 'epoch'> & { scans: readonly CardScan[] };
type IdentifiedScan = CardScan & { cards_id: number | undefined };

/** Cards whose scans in this epoch are stored. @throws 422 for an epoch that the student's tracking has not reached */
async function findUsableIds(trx: Trx, student: LockedStudent, epoch: number): Promise<Set<number>> {
  if (epoch > student.epoch) throw invalid({ epoch: 'Rechargez la page, puis scannez de nouveau les cartes.' });
  if (epoch === student.epoch) return findScannableIds(trx, student);
  return new Set([...(await findFormerIds(trx, student.id, epoch)), ...(await findGivenIds(trx, student))]);
}

type NewHomeRevision = {
  mode: HomeRevisionMode;
  epoch: number;
  events: readonly { client_id: string; cards_id: number; answered_at: string }[];
};

/** Creates the revision at home of a follower's new scans. @returns its id; undefined if all are stored already */
async function insertHomeRevision(
  trx: Trx,
  student: LockedStudent,
  { mode, epoch, events }: NewHomeRevision,
): Promise<number | undefined> {
  const stored = await findStoredScans(
    trx,
    student.id,
    events.map(({ client_id }) => client_id),
  );
  const newEvents = events.filter(({ client_id }) => !stored.has(client_id));
  if (!newEvents.length) return undefined;
  const times = newEvents.map(({ answered_at }) => answered_at).sort();
  const { id } = await trx
    .insertInto('home_revisions')
    .values((eb) => ({
      schools_id: eb.selectFrom('students').select('schools_id').where('id', '=', student.id).$asScalar().$notNull(),
      students_id: student.id,
      epoch,
      mode,
      cards: [...new Set(newEvents.map(({ cards_id }) => cards_id))],
      date_start: times[0]!,
      date_end: times.at(-1)!,
    }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Stores scans of the student's cards, once each; scans from before a reset move no card [boxes.late-answer]
 * [scanning.reset] [scanning.sent-once].
 */
async function storeScans(
  trx: Trx,
  student: LockedStudent,
  { scanner, epoch, scans }: { scanner: Scanner; epoch: number; scans: readonly IdentifiedScan[] },
) {
  const now = Date.now();
  const isPractice = scanner.home === 'PRACTICE';
  const events = scans.map(({ client_id, cards_id, is_right, answered_at }) => ({
    ...scanDate(answered_at, now),
    client_id,
    is_right,
    cards_id: cards_id!,
    kind: isPractice ? ('PRACTICE' as const) : ('ANSWER' as const),
    one_back: student.oneBack,
    students_id: student.id,
    authentications_id: scanner.accountId,
    epoch,
  }));
  if (!events.length) return;
  const home_revisions_id =
    scanner.home && (await insertHomeRevision(trx, student, { mode: scanner.home, epoch, events }));
  await trx
    .insertInto('cards_events')
    .values(events.map((event) => ({ ...event, home_revisions_id })))
    .onConflict((conflict) => conflict.column('client_id').doNothing())
    .execute();
  if (isPractice) return;
  const cards = [...new Set(events.map(({ cards_id }) => cards_id))];
  await moveCards(trx, student, cards, epoch);
  if (epoch === student.epoch) await notifyAcquiredPacks(trx, student, await findMoves(trx, student.id, cards));
}

/**
 * Records scanned physical cards as answers of a student and recomputes their boxes; practice at home moves no card.
 * Needs the transaction that locked the student [scanning.answers].
 * @returns the result of each scan, the same when the scan is sent again
 */
export async function recordScans(trx: Trx, locked: LockedStudent, scanner: Scanner, { epoch, scans }: ScansToRecord) {
  const normalized = scans.map((scan) => ({
    ...scan,
    client_id: scan.client_id.toLowerCase(),
    code: scan.code.toUpperCase(),
  }));
  const ids = await findIdsByCode(
    trx,
    normalized.map(({ code }) => code),
  );
  const identified = normalized.map((scan) => ({ ...scan, cards_id: ids.get(scan.code) }));
  const givenIds = locked.isDemo ? await findGivenIds(trx, locked) : undefined;
  const isFirstReal =
    scanner.home !== 'PRACTICE' && identified.some(({ cards_id }) => cards_id !== undefined && givenIds?.has(cards_id));
  const student = isFirstReal ? await endDemoForRealCards(trx, locked) : locked;
  const usable = await findUsableIds(trx, student, epoch);
  const own = identified.filter(({ cards_id }) => cards_id !== undefined && usable.has(cards_id));
  await storeScans(trx, student, { scanner, epoch, scans: own });
  const stored = await findStoredScans(
    trx,
    student.id,
    own.map(({ client_id }) => client_id),
  );

  return identified.map(({ client_id, cards_id = null }): ScanResult => {
    const event = stored.get(client_id);

    const result = (status: ScanStatus, from_box: number | null = null, to_box: number | null = null) => ({
      client_id,
      status,
      cards_id: status === 'UNKNOWN_CARD' ? null : cards_id,
      from_box,
      to_box,
    });

    if (cards_id === null) return result('UNKNOWN_CARD');
    if (!usable.has(cards_id)) return result('NOT_OF_STUDENT');
    if (event?.cards_id !== cards_id) return result('REFUSED');
    if (event.epoch !== student.epoch) return result('HISTORY');
    return result('RECORDED', event.from_box, event.to_box);
  });
}
