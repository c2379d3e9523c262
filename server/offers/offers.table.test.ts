import { actorOf } from '@memocartes/contract/auth/actor-of';
import { auth } from '@memocartes/contract/auth/auth.routes';
import { cards } from '@memocartes/contract/cards/cards.routes';
import { classes } from '@memocartes/contract/classes/classes.routes';
import { offerIds } from '@memocartes/contract/offers/offers';
import { can } from '@memocartes/contract/permissions/permissions';
import { print } from '@memocartes/contract/print/print.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { type ApiResponse, type TestServer, testServer } from '../testing/server.ts';

// The limits of each offer and its refusals are repeated here, independently of the code under test.
let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

const forbidden =
  '403 FORBIDDEN Vous n’avez pas accès à cette action. Si vos droits viennent de changer, rechargez la page.';
const fullOfStudents =
  '409 LIMIT_STUDENTS L’établissement a atteint son nombre maximum d’élèves\u00a0: il faut marquer «\u00a0Parti\u00a0» ceux qui ont quitté l’école, ou ajouter des places.';
const fullOfClasses =
  '409 LIMIT_CLASSES L’établissement a atteint son nombre maximum de classes\u00a0: supprimez-en une, ou écrivez-nous pour changer d’offre.';
const fullOfTeachers =
  '403 MAX_TEACHER_REACHED L’établissement a atteint son nombre maximum d’enseignants\u00a0: il faut retirer un compte inutilisé, ou ajouter des places.';
const fullOfCards =
  '409 LIMIT_CARDS Vous avez atteint le nombre maximum de cartes personnalisées\u00a0: supprimez-en, ou écrivez-nous pour changer d’offre.';
const noBox =
  '409 LIMIT_PHYSICAL_BOX Toutes les boîtes physiques de l’établissement sont attribuées\u00a0: retirez celle d’un élève, ou commandez-en d’autres.';
const notTransferable =
  '403 NOT_TEACHER_OFFER Cet enseignant ne peut pas être transféré dans un établissement\u00a0: seul un enseignant indépendant peut l’être.';

/** A number is a limit; null means no limit. */
const table = {
  'offer 1, a teacher for free': {
    school: { offers_id: offerIds.TEACHER_FREE, nb_physical_boxes: 0 },
    students: 30,
    classes: 1,
    teachers: 1,
    cards: 10,
    boxes: 0,
    isIndependentOffer: true,
    prints: false,
    writes: false,
  },
  'offer 2, a paying teacher': {
    school: { offers_id: offerIds.TEACHER_PAYED, nb_physical_boxes: 0 },
    students: 60,
    classes: 2,
    teachers: 1,
    cards: null,
    boxes: 0,
    isIndependentOffer: true,
    prints: false,
    writes: false,
  },
  'offer 3, a school on trial': {
    school: { offers_id: offerIds.SCHOOL_FREE, nb_physical_boxes: 0, nb_teachers_max: 3 },
    students: 60,
    classes: 5,
    teachers: 3,
    cards: 10,
    boxes: 0,
    isIndependentOffer: false,
    prints: false,
    writes: false,
  },
  'offer 4 without a box': {
    school: { offers_id: offerIds.SCHOOL_PAYED, nb_physical_boxes: 0, nb_teachers_max: 4, nb_students_max: 12 },
    students: 12,
    classes: null,
    teachers: 4,
    cards: null,
    boxes: 0,
    isIndependentOffer: false,
    prints: false,
    writes: true,
  },
  'offer 4 with a box': {
    school: { offers_id: offerIds.SCHOOL_PAYED, nb_physical_boxes: 1, nb_teachers_max: 2, nb_students_max: null },
    students: null,
    classes: null,
    teachers: 2,
    cards: null,
    boxes: 1,
    isIndependentOffer: false,
    prints: true,
    writes: true,
  },
} as const;
type Kind = (typeof table)[keyof typeof table];
const kinds = Object.entries(table) as [string, Kind][];

/** The status of a success, or the status, code and message of an error. */
const outcomeOf = ({ status, error }: Pick<ApiResponse<never>, 'status' | 'error'>) =>
  status < 300 ? String(status) : `${status} ${error.code} ${error.message}`;

/** A school of this offer with a teacher. `asAdmin` calls as its school admin, for offers 1 and 2 as a superadmin. */
async function seedSchool({ school, isIndependentOffer }: Kind) {
  const { seed } = server;
  const { id } = await seed.school(school);
  const admin = isIndependentOffer ? await seed.superadmin() : await seed.schoolAdmin({ schoolId: id });
  const teacher = await seed.teacher({ schoolId: id });
  return { id, teacher, asAdmin: server.as(admin), asTeacher: server.as(teacher) };
}

/**
 * Expects that the last addition within the limit is accepted and the next one refused. Without a limit, expects that
 * two additions are accepted.
 */
async function expectBound(
  max: number | null,
  refusal: string,
  fill: (n: number) => Promise<unknown>,
  add: () => Promise<string>,
) {
  await fill((max ?? 13) - 1);
  expect([await add(), await add()]).toEqual(['201', max === null ? '201' : refusal]);
}

const several = <T>(count: number, make: (n: number) => T) =>
  Array.from({ length: Math.max(0, count) }, (_, n) => make(n));

test.each(kinds)('%s: allows students up to its limit [schools.limit-students]', async (_name, kind) => {
  const { id, asAdmin } = await seedSchool(kind);
  const rows = (count: number) => several(count, () => ({ firstname: 'Ada', schools_id: id }));
  const fill = (count: number) => server.db.insertInto('students').values(rows(count)).execute();
  const body = { firstname: 'Zoé', schools_id: id };
  await expectBound(kind.students, fullOfStudents, fill, async () =>
    outcomeOf(await asAdmin.call(students.create, { body })),
  );
});

test.each(kinds)('%s: allows classes up to its limit [schools.limit-classes]', async (_name, kind) => {
  const { id, asAdmin } = await seedSchool(kind);
  let count = 0;
  const fill = (count: number) => Promise.all(several(count, () => server.seed.class({ schools_id: id })));
  const add = () =>
    asAdmin.call(classes.create, { body: { name: `CM1 ${(count += 1)}`, level: 'CM1' as const, schools_id: id } });
  await expectBound(kind.classes, fullOfClasses, fill, async () => outcomeOf(await add()));
});

test.each(kinds)(
  '%s: allows teachers up to its limit [schools.limit-teachers] [staff.seats-code]',
  async (_name, kind) => {
    const { id, asAdmin } = await seedSchool(kind);

    const form = (n: number) => ({
      role: 'TEACHER' as const,
      email: `e${id}-${n}@test.example`,
      phone: '0639980001',
      firstname: 'Lou',
      lastname: 'Petit',
      schools_id: id,
    });

    const outcomes = [];
    for (let n = 1; n <= kind.teachers; n += 1) {
      outcomes.push(outcomeOf(await asAdmin.call(users.create, { body: form(n) })));
    }
    // The teacher of `seedSchool` takes one seat.
    expect(outcomes).toEqual([...several(kind.teachers - 1, () => '201'), fullOfTeachers]);
  },
);

test.each(kinds)(
  '%s: allows custom cards up to its limit, whether created or copied [schools.limit-cards] [schools.limit-cards-text]',
  async (_name, kind) => {
    const { id, teacher, asTeacher } = await seedSchool(kind);
    const matter = await server.seed.subject();
    const model = await server.seed.card();
    const mine = { card_type: 'CUSTOM' as const, matter_id: matter.id, schools_id: id, authentications_id: teacher.id };
    const fill = (count: number) => Promise.all(several(count, () => server.seed.card(mine)));
    const body = { matter_id: matter.id, level: 'CE1' as const, fline1: 'Pérou', bline1: 'Lima' };
    await expectBound(kind.cards, fullOfCards, fill, async () =>
      outcomeOf(await asTeacher.call(cards.create, { body })),
    );
    const copied = await asTeacher.call(cards.duplicate, { id: model.id });
    expect(outcomeOf(copied)).toBe(kind.cards === null ? '201' : fullOfCards);
    const me = await asTeacher.body(auth.user);
    expect(can(actorOf(me.user), 'card:create')).toBe(kind.cards === null);
  },
);

test.each(kinds)('%s: allows physical boxes up to its limit [schools.limit-boxes]', async (_name, kind) => {
  const { id, asAdmin } = await seedSchool(kind);
  const body = { firstname: 'Zoé', is_phygital: true, schools_id: id };
  const outcomes = [];
  for (let n = 0; n <= kind.boxes; n += 1) outcomes.push(outcomeOf(await asAdmin.call(students.create, { body })));
  expect(outcomes).toEqual([...several(kind.boxes, () => '201'), noBox]);
});

test.each(kinds)(
  '%s: allows printing and messaging only for offer 4, printing only with a box [permissions.print]',
  async (_name, kind) => {
    const { asTeacher } = await seedSchool(kind);
    const card = await server.seed.card();
    const outcomes = [
      await asTeacher.call(print.quota),
      await asTeacher.call(print.create, { body: { cards: [card.id] } }),
    ];
    expect(outcomes.map(outcomeOf)).toEqual(kind.prints ? ['200', '201'] : [forbidden, forbidden]);
    const body = await asTeacher.body(auth.user);
    const me = actorOf(body.user);
    expect({ prints: can(me, 'card:print'), writes: can(me, 'messaging:use') }).toEqual({
      prints: kind.prints,
      writes: kind.writes,
    });
  },
);

test.each(kinds)(
  '%s: limits who may be added as staff and who may be transferred to a school [staff.master-role] [staff.transfer-offer]',
  async (_name, kind) => {
    const { id, teacher } = await seedSchool(kind);
    const superadmin = server.as(await server.seed.superadmin());
    const body = {
      role: 'ADMIN' as const,
      email: `d${id}@test.example`,
      phone: '0639980001',
      firstname: 'Lou',
      lastname: 'Petit',
      schools_id: id,
    };
    const admin = await superadmin.call(users.create, { body });
    expect([admin.status, Object.keys(admin.error.fields ?? {})]).toEqual(
      kind.isIndependentOffer ? [422, ['role']] : [201, []],
    );
    const host = await server.seed.school();
    const moved = await superadmin.call(users.update, { id: teacher.userId, body: { schools_id: host.id } });
    expect(outcomeOf(moved)).toBe(kind.isIndependentOffer ? '200' : notTransferable);
  },
);
