import { cardsBulk } from '@memocartes/contract/cards/bulk/cards-bulk.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { documents } from '@memocartes/contract/documents/documents.routes';
import { imports } from '@memocartes/contract/imports/imports.routes';
import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { resources, sections } from '@memocartes/contract/resources/resources.routes';

import { schoolWeek } from '../../testing/classroom.ts';
import { jpeg } from '../../testing/files/images.ts';
import { testWithTwoConnections, waitForLock } from '../../testing/races.ts';
import { type TestServer, testServer } from '../../testing/server.ts';
import { transferTeacher } from './transfer-teacher.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

testWithTwoConnections(
  'a card, picture or pack that a teacher creates while being transferred is refused, and none stays in the former school [staff.transfer-meanwhile]',
  async () => {
    const { seed, db } = server;
    const school = await seed.school();
    const former = await seed.school({ offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 });
    const teacher = await seed.teacher({ schoolId: former.id });
    const subject = await seed.subject();
    const published = await seed.card();
    const caller = server.as(teacher);
    const card = { matter_id: subject.id, status: 'DRAFT' } as const;
    const picture = {
      title: 'Lune',
      alt: 'La lune',
      type: 'image/jpeg',
      data: (await jpeg()).toString('base64'),
    } as const;

    const requests = await db.transaction().execute(async (trx) => {
      const person = await trx
        .selectFrom('users')
        .selectAll()
        .where('id', '=', teacher.userId)
        .forNoKeyUpdate()
        .executeTakeFirstOrThrow();
      const created = [
        caller.errorCode(cards.create, { body: card }),
        caller.errorCode(cards.duplicate, { id: published.id }),
        caller.errorCode(cardsBulk.createBatch, { body: { cards: [card] } }),
        caller.errorCode(cardsImages.create, { body: picture }),
        caller.errorCode(packs.create, { body: { title: 'Pack', icon: 'star', cards: [published.id] } }),
      ];
      await waitForLock(db, 5);
      await transferTeacher(trx, { ...person, authentications_id: teacher.id }, school.id);
      return { created };
    });

    expect(await Promise.all(requests.created)).toEqual(requests.created.map(() => 'CONFLICT'));
    for (const table of ['cards', 'documents', 'packs'] as const) {
      const left = db.selectFrom(table).select('id').where('authentications_id', '=', teacher.id);
      expect(await left.where('schools_id', '=', former.id).execute()).toEqual([]);
    }
  },
);

/** An independent teacher with a class, and the school to which they are to be transferred. */
async function independentTeacher() {
  const { seed } = server;
  const school = await seed.school();
  const former = await seed.school({ offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 });
  const teacher = await seed.teacher({ schoolId: former.id });
  const class_ = await seed.class({ schools_id: former.id });
  await seed.teach(teacher.userId, class_.id);
  return { school, teacher, class_, caller: server.as(teacher) };
}

/** Transfers the teacher to the school, with a request sent meanwhile. @returns the error code of the request */
async function whileTransferring(
  { teacher, school }: Pick<Awaited<ReturnType<typeof independentTeacher>>, 'teacher' | 'school'>,
  request: () => Promise<string | undefined>,
) {
  const { code } = await server.db.transaction().execute(async (trx) => {
    const person = await trx
      .selectFrom('users')
      .selectAll()
      .where('id', '=', teacher.userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    const code = request();
    await waitForLock(server.db);
    await transferTeacher(trx, { ...person, authentications_id: teacher.id }, school.id);
    return { code };
  });
  return code;
}

testWithTwoConnections(
  'a pack that a teacher assigns while being transferred is refused, and no class of the former school keeps it [staff.transfer-meanwhile]',
  async () => {
    const independent = await independentTeacher();
    const { caller, class_ } = independent;
    const published = await server.seed.card();
    const { id } = await caller.body(packs.create, { body: { title: 'Pack', icon: 'star', cards: [published.id] } });
    const body = { classes_id: class_.id, week: schoolWeek };
    expect(await whileTransferring(independent, () => caller.errorCode(packs.assign, { id, body }))).toBe('CONFLICT');
    const kept = server.db.selectFrom('packs_classes').select('id').where('packs_id', '=', id);
    expect(await kept.execute()).toEqual([]);
  },
);

testWithTwoConnections(
  'a resource that a teacher adds while being transferred is refused, and none stays in the former school [staff.transfer-meanwhile]',
  async () => {
    const independent = await independentTeacher();
    const { caller, teacher } = independent;
    const superadmin = server.as(await server.seed.superadmin());
    const section = await superadmin.body(sections.create, { body: { title: 'Méthode' } });
    const file = { title: 'a.txt', type: 'text/plain' as const, data: Buffer.from('Bonjour').toString('base64') };
    const upload = await caller.body(documents.create, { body: file });
    const words = { title: 'Fiche', description: 'Une fiche', audience: 'SCHOOL' as const };
    const body = { ...words, section_id: section.id, document_id: upload.id };
    expect(await whileTransferring(independent, () => caller.errorCode(resources.create, { body }))).toBe('CONFLICT');
    const left = server.db.selectFrom('resources').select('id').where('authentications_id', '=', teacher.id);
    expect(await left.execute()).toEqual([]);
  },
);

testWithTwoConnections(
  'a session that a teacher opens while being transferred is refused, and none stays in the former school [staff.transfer-meanwhile]',
  async () => {
    const independent = await independentTeacher();
    const { caller, class_ } = independent;
    const body = { classes_id: class_.id };
    expect(await whileTransferring(independent, () => caller.errorCode(sessions.open, { body }))).toBe('CONFLICT');
    const left = server.db.selectFrom('sessions').select('id').where('classes_id', '=', class_.id);
    expect(await left.execute()).toEqual([]);
  },
);

testWithTwoConnections(
  'a class that a teacher adds or imports while being transferred is refused, and the teacher teaches none of the former school [staff.transfer-meanwhile]',
  async () => {
    const student = { firstname: 'Lou', lastname: 'Roy', gender: null, birthdate: null, level: 'CP', class_: 'CP B' };
    const rows = [{ line: 2, student }];
    for (const add of ['one', 'import'] as const) {
      const independent = await independentTeacher();
      const { caller, teacher, class_ } = independent;
      const { schools_id } = class_;
      const request = () =>
        add === 'one'
          ? caller.errorCode(classes.create, { body: { name: 'CP B', level: 'CP', schools_id } })
          : caller.errorCode(imports.validSchoolStudents, { id: schools_id, body: { rows, create_classes: true } });
      expect(await whileTransferring(independent, request)).toBe('CONFLICT');
      const taught = server.db.selectFrom('classes_users_pro').select('id').where('users_pro_id', '=', teacher.userId);
      expect(await taught.execute()).toEqual([]);
    }
  },
);
