import { cards } from '@memocartes/contract/cards/cards.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { packs } from '@memocartes/contract/packs/packs.routes';

import { onServer, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { transferTeacher } from './transfer-teacher.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

onServer(
  'a card or pack that a teacher creates while being transferred is refused, and none stays in the former school [staff.transfer-meanwhile]',
  async () => {
    const { seed, db } = server;
    const school = await seed.school();
    const former = await seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const teacher = await seed.teacher({ schoolId: former.id });
    const subject = await seed.subject();
    const published = await seed.card();
    const caller = server.as(teacher);

    const requests = await db.transaction().execute(async (trx) => {
      const person = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', teacher.userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const created = [
        caller.errorCode(cards.create, { body: { matter_id: subject.id, status: 'DRAFT' } }),
        caller.errorCode(packs.create, { body: { title: 'Pack', icon: 'star', cards: [published.id] } }),
      ];
      await waitForLock(db, 2);
      await transferTeacher(trx, { ...person, authentications_id: teacher.id }, school.id);
      return { created };
    });

    expect(await Promise.all(requests.created)).toEqual(['CONFLICT', 'CONFLICT']);
    for (const table of ['cards', 'packs'] as const) {
      const left = db.selectFrom(table).select('id').where('authentications_id', '=', teacher.id);
      expect(await left.where('schools_id', '=', former.id).execute()).toEqual([]);
    }
  },
);
