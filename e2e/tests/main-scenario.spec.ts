import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { students } from '@memocartes/contract/students/students.routes';
import { users } from '@memocartes/contract/users/users.routes';

import { LandingPage } from '../pages/public/LandingPage.ts';
import { ClassPage } from '../pages/school-admin/ClassPage.ts';
import { TabletPage } from '../pages/student/TabletPage.ts';
import { PackEditor } from '../pages/teacher/PackEditor.ts';
import { SessionPage } from '../pages/teacher/SessionPage.ts';
import { openWeek } from '../seed/openWeek.ts';
import { expect, test } from '../test.ts';

const file = join(import.meta.dirname, '..', 'data', 'eleves-ce1.csv');
const title = 'Les mots de la semaine';

// Cleanup of shared data, run after the test in reverse order.
const undo: (() => Promise<void>)[] = [];

test.afterEach(async () => {
  for (const item of undo.splice(0).reverse()) await item();
});

test('the main scenario works, from the import of a class to the boxes that a follower sees', async ({
  seed,
  visit,
}) => {
  test.setTimeout(180_000);
  const schoolAdmin = await seed.demo('schoolAdmin');
  const schoolId = schoolAdmin.schoolId!;
  const adminApi = seed.as(schoolAdmin);
  const secret = await seed.tabletSecret(schoolId);
  const class_ = await seed.class(schoolId);
  undo.push(await openWeek(seed, schoolId), () => seed.removeClass(class_.id));

  await test.step('the school admin sees the result of the check, then imports the class', async () => {
    const { page } = await visit(schoolAdmin, `/classes/${class_.id}`);
    const classPage = new ClassPage(page);
    await classPage.previewImport(file);
    await expect(classPage.importDialog.getByText('27 élèves prêts, aucune ligne refusée')).toBeVisible();
    expect((await adminApi.call(classes.view, { id: class_.id })).nb_students).toBe(0);
    await classPage.acceptImport();
    await expect(page.getByText(`27 élèves importés dans la classe ${class_.name}`)).toBeVisible();
    await classPage.closeImport();
    await expect(classPage.student('Zoë BEAUFILS')).toBeVisible();
    await page.context().close();
  });

  const teacher = await visit();

  await test.step('the teacher signs in through the national sign-on, and is assigned the class', async () => {
    const landing = new LandingPage(teacher.page);
    await landing.open();
    await landing.signInByGar('Thomas PETIT');
    await expect(teacher.title).toHaveText('Bonjour Thomas');
    const { users: teachers } = await adminApi.call(users.list, { query: { search: 'Petit', role: 'TEACHER' } });
    const thomas = teachers.find(({ authentication }) => authentication.firstname === 'Thomas');
    await adminApi.call(classes.update, { id: class_.id, body: { teachersList: [thomas!.id] } });
    await teacher.page.reload();
    await expect(teacher.main.getByText(class_.name).first()).toBeVisible();
  });

  await test.step('the teacher composes a pack of certified cards, and assigns it to the class for this week', async () => {
    const composer = new PackEditor(teacher.page);
    await composer.open();
    await composer.filter({ level: 'CE1', origin: 'Certifiées' });
    await composer.addFirst(6);
    await expect(composer.counter).toHaveText('6 cartes sur 15');
    await composer.setTitle(title, 'Livre');
    await composer.chooseClass(class_.name);
    await composer.chooseWeek(/Cette semaine/);
    await composer.save();
    await expect(teacher.page.getByText(`est donné à la classe ${class_.name} pour la semaine du`)).toBeVisible();
  });

  const sessionPage = new SessionPage(teacher.page);
  const classPage = new ClassPage(teacher.page);

  const code = await test.step('the teacher opens a session, and sees its six-digit code', async () => {
    await classPage.open(class_.id);
    await expect(classPage.student('Zoë BEAUFILS')).toBeVisible();
    await classPage.openSession();
    await expect(sessionPage.code).toBeVisible();
    await expect(sessionPage.awaitedButton).toContainText('27 élèves attendus');
    return ((await sessionPage.code.textContent()) ?? '').replace(/\D/g, '');
  });

  const tabletOptions = { viewport: { width: 768, height: 1024 }, hasTouch: true, hasClock: true };
  const tabletPortal = await visit(undefined, '/device', tabletOptions);
  const tablet = new TabletPage(tabletPortal.page);

  await test.step('on an approved tablet, a student types the code, touches their name and revises', async () => {
    await tablet.openWithSecret(secret);
    await tablet.typeCode(code);
    await tablet.chooseName('Zoë');
    await tablet.start();
    await expect(tablet.progress).toHaveText('0 sur 5');
    await expect(tablet.box).toHaveAccessibleName('La carte est dans la boîte 1');
    await tablet.answer('wrong');
    await expect(tablet.feedback).toHaveText('Pas grave : la carte va revenir.');
    await tablet.answer('right');
    await expect(tablet.feedback).toHaveText('La carte passe dans la boîte 2.');
    // The card answered wrongly comes again and cannot move up today.
    for (let right = 0; right < 4; right += 1) await tablet.answer('right');
    await expect(tablet.title).toHaveText('C’est fini pour aujourd’hui, Zoë !');
    await expect(tabletPortal.page.getByText('4 cartes avancent d’une boîte.')).toBeVisible();
    await tablet.leaveEndPage();
  });

  await test.step('another student revises on the same tablet', async () => {
    await tablet.chooseName('Nassim');
    await tablet.start();
    await tablet.answer('right');
    await tablet.answer('right');
  });

  await test.step('the teacher sees the cards of each student move, while the session runs and after', async () => {
    await expect(sessionPage.joinedText).toHaveText('2 élèves présents sur 27');
    await expect(sessionPage.student('Zoë BEAUFILS')).toContainText('a terminé');
    await expect(sessionPage.student('Zoë BEAUFILS')).toContainText('4 cartes ont avancé');
    await expect(sessionPage.student('Nassim BELMOKHTAR')).toContainText('révise');
    await expect(sessionPage.student('Nassim BELMOKHTAR')).toContainText('2 cartes ont avancé');
    await sessionPage.close();
    await classPage.open(class_.id);
    await expect(classPage.boxesOf('Zoë BEAUFILS')).toHaveAccessibleName(/Boîte 1 1 carte, Boîte 2 4 cartes/);
    await expect(classPage.boxesOf('Nassim BELMOKHTAR')).toHaveAccessibleName(/Boîte 2 2 cartes/);
    await expect(classPage.student('Lilou MARTINEAU')).toContainText('pas encore de carte');
  });

  await test.step('the code no longer opens a session', async () => {
    const lateTablet = new TabletPage(
      (await visit(undefined, '/device', { viewport: { width: 768, height: 1024 } })).page,
    );
    await lateTablet.openWithSecret(secret);
    await lateTablet.typeCode(code);
    await expect(lateTablet.page.getByText('Ce code n’ouvre aucune séance. Compare-le avec le tableau.')).toBeVisible();
  });

  await test.step('a follower signs in, and sees their child’s boxes', async () => {
    const { students: found } = await adminApi.call(students.list, { query: { search: 'Beaufils' } });
    const zoe = found.find(({ classes_id }) => classes_id === class_.id);
    const follower = await seed.follower({ schools_id: schoolId, student_id: zoe!.id, firstname: 'Odile' });
    const home = await visit(undefined, '/', { viewport: { width: 390, height: 844 } });
    await new LandingPage(home.page).signIn(follower.email);
    await expect(home.title).toHaveText('Bonjour Odile');
    const boxes = home.page.getByRole('table', { name: /Zoë BEAUFILS/ });
    await expect(boxes.getByRole('row', { name: 'Boîte 1 1' })).toBeAttached();
    await expect(boxes.getByRole('row', { name: 'Boîte 2 4' })).toBeAttached();
    await home.page.getByRole('link', { name: 'Ses boîtes par matière' }).click();
    await expect(home.title).toHaveText('Zoë BEAUFILS');
  });
});
