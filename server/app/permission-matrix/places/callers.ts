import { portalHeader } from '@memocartes/contract/http/portal-header';
import { type OfferId, offerIds, offers } from '@memocartes/contract/offers/offers';
import type { Actor } from '@memocartes/contract/permissions/roles';
import { sql } from 'kysely';

import type { Db } from '../../../database/database.ts';
import { createSeed } from '../../../testing/seed.ts';
import { insertAttachRequest } from './places.rows.ts';
import { type Place, type School, type SeededPlace, seedPlace } from './places.ts';

/** Text in every name of `otherSchool`: no response to a caller of another school may contain it. */
export const secretOfOthers = 'Ailleurs';

export type PlaceName = 'mine' | 'sameSchool' | 'otherSchool';

/** A caller: the actor of the permission table and the headers of their requests. */
export type Caller = Actor & {
  /** Name in the reach tables: the role, or the offer of an independent teacher. */
  label: string;
  headers: Record<string, string>;
  /** For an independent teacher, `mine` is in their own school; for every other caller, in « École du Bourg ». */
  places: Record<PlaceName, Place>;
};
const { TEACHER_FREE, TEACHER_PAYED, SCHOOL_PAYED } = offerIds;
type Person = { id: number; userId: number; schoolId: number | null; token: string };

type CallerWithoutPlaces = Omit<Caller, 'places'>;

const callerOf = (
  kind: Actor['kind'],
  { id, userId, schoolId, token }: Person,
  offerId: OfferId = SCHOOL_PAYED,
): CallerWithoutPlaces => ({
  kind,
  id,
  userId,
  schoolId,
  offerId: schoolId === null ? null : offerId,
  nbCards: 1,
  nbPhysicalBoxes: 2,
  label: offerId === SCHOOL_PAYED ? kind : offers[offerId],
  headers: { authorization: `Bearer ${token}` },
});

async function asTablet(db: Db, place: SeededPlace): Promise<CallerWithoutPlaces> {
  const { id, secret } = place.tablet;
  await db.insertInto('sessions_devices').values({ sessions_id: place.session.id, devices_id: id }).execute();
  await db
    .updateTable('sessions_students')
    .set({ devices_id: id, status: 'ACTIVE', epoch: 1, date_join: sql`now()` })
    .where('sessions_id', '=', place.session.id)
    .execute();
  const actor = callerOf('DEVICE', { id, userId: 0, schoolId: place.school.id, token: '' });
  // The same browser is also a device at home, attached to the student of the place.
  const home = { deviceId: place.homeDevice.id, studentId: place.student.id };
  const cookie = `device=${secret}; home=${place.homeDevice.secret}`;
  return { ...actor, home, headers: { cookie, ...portalHeader } };
}

/** Sends a place's notification to these accounts. @returns by account id, the id of the account's link to it */
async function notify(db: Db, { notification }: SeededPlace, accounts: readonly number[]) {
  const rows = accounts.map((id) => ({ authentications_id: id, notifications_id: notification.id }));
  const links = await db
    .insertInto('notifications_users')
    .values(rows)
    .returning(['id', 'authentications_id'])
    .execute();
  return new Map(links.map(({ id, authentications_id }) => [authentications_id, id]));
}

/**
 * The callers, each with three places: `mine`, their own; `sameSchool`, another class and follower of their school;
 * `otherSchool`, another school. For an independent teacher, `sameSchool` belongs to another teacher of their school.
 */
export async function prepareCallers(db: Db) {
  const seed = createSeed(db);
  for (const limit of ['students', 'teachers', 'classes']) {
    await sql`alter table schools drop constraint ${sql.id(`schools_limit_${limit}`)}`.execute(db);
  }
  const third = await seed.school();
  const ofThird = await seed.student({ schools_id: third.id });
  let count = 0;
  const seedNext = (school: School, name: string) => seedPlace(db, seed, { school, name, index: (count += 1) });

  const asPlace = async (place: SeededPlace, readers: readonly number[]): Promise<Place> => ({
    ...place,
    inbox: await notify(db, place, readers),
    receivedRequest: await insertAttachRequest(db, { school: third, student: ofThird, follower: place.follower }),
  });

  const foreignSchool = await seed.school({ name: `École d’${secretOfOthers}`, nb_teachers_max: 50 });
  const otherPlace = await seedNext(foreignSchool, secretOfOthers);
  const otherSchool = await asPlace(otherPlace, [otherPlace.staff.id]);

  const ownSchool = await seed.school({ name: 'École du Bourg', nb_teachers_max: 50 });
  const mine = await seedNext(ownSchool, 'Proche');
  const sameSchool = await seedNext(ownSchool, 'Voisin');
  const superadmin = await seed.superadmin();
  await seed.superadmin(); // A second superadmin, because the last superadmin can't be deleted.
  const schoolAdmin = await seed.schoolAdmin({ schoolId: ownSchool.id });
  const readers = [superadmin, schoolAdmin, mine.staff, mine.follower].map(({ id }) => id);
  const places = {
    mine: await asPlace(mine, readers),
    sameSchool: await asPlace(sameSchool, [sameSchool.staff.id]),
    otherSchool,
  };
  const ofSchool: CallerWithoutPlaces[] = [
    callerOf('SUPERADMIN', superadmin),
    callerOf('ADMIN', schoolAdmin),
    callerOf('TEACHER', mine.staff),
    callerOf('USER', mine.follower),
    await asTablet(db, mine),
    { ...callerOf('ANONYMOUS', { id: 0, userId: 0, schoolId: null, token: '' }), headers: {} },
  ];

  const independentTeacher = async (offerId: OfferId): Promise<Caller> => {
    const school = await seed.school({ name: `Espace ${offerId}`, offers_id: offerId, nb_physical_boxes: 2 });
    const own = await seedNext(school, `Solo ${offerId}`);
    const colleague = await seedNext(school, `Duo ${offerId}`);
    return {
      ...callerOf('TEACHER', own.staff, offerId),
      places: {
        mine: await asPlace(own, [own.staff.id, own.follower.id]),
        sameSchool: await asPlace(colleague, [colleague.staff.id]),
        otherSchool,
      },
    };
  };

  const callers: Caller[] = [
    ...ofSchool.map((caller) => ({ ...caller, places })),
    await independentTeacher(TEACHER_FREE),
    await independentTeacher(TEACHER_PAYED),
  ];
  await sql`analyze`.execute(db);
  return { callers };
}
