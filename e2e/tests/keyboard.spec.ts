import { classes } from '@memocartes/contract/classes/classes.routes';
import { addDays, today } from '@memocartes/contract/learning/calendar/days';
import { offerIds } from '@memocartes/contract/offers/offers';
import { schools } from '@memocartes/contract/schools/schools.routes';

import { Keyboard } from '../interactions/keyboard.ts';
import { ChildrenPage } from '../pages/follower/ChildrenPage.ts';
import { MessagingPage } from '../pages/messaging/MessagingPage.ts';
import { PackEditor } from '../pages/teacher/PackEditor.ts';
import { SessionPage } from '../pages/teacher/SessionPage.ts';
import { openWeek } from '../seed/openWeek.ts';
import { seedPhysicalCards } from '../seed/physicalCards.ts';
import type { Seed } from '../seed/seed.ts';
import { expect, test } from '../test.ts';

/** A day relative to today, in the format of the API. */
const dayAfter = (days: number) => addDays(today(), days);

/** A school without holidays this week, with a class, a student and a teacher. */
async function seedClass(seed: Seed) {
  const school = await seed.school();
  await openWeek(seed, school.id);
  const class_ = await seed.class(school.id);
  const student = await seed.student(school.id, class_.id, { firstname: 'Inès', lastname: 'Haddad' });
  const teacher = await seed.teacher({ schools_id: school.id, firstname: 'Camille', lastname: 'Roussel' });
  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(classes.update, { id: class_.id, body: { teachersList: [teacher.userId] } });
  return { school, class_, student, teacher, superadmin };
}

test('a teacher creates a card, adds it to a pack, opens a session and reads its code with the keyboard alone [interface.keyboard]', async ({
  seed,
  enter,
  page,
}) => {
  test.setTimeout(120_000);
  const { class_, teacher } = await seedClass(seed);
  const portal = await enter(teacher);
  const keyboard = new Keyboard(page);
  await expect(portal.title).toBeVisible();

  await test.step('creates and publishes a card', async () => {
    await keyboard.follow('Créer des cartes');
    await keyboard.fill(page.getByRole('textbox', { name: 'Ligne 1' }).first(), '7 × 8 = ?');
    await keyboard.fill(page.getByRole('textbox', { name: 'Ligne 1' }).nth(1), '56');
    await keyboard.choose(page.getByRole('combobox', { name: /^Matière/ }), 'Math');
    await keyboard.use(page.getByRole('button', { name: 'Publier', exact: true }));
    await expect(page.getByText('La carte est publiée.')).toBeVisible();
    await expect(portal.title).toBeFocused();
  });

  await test.step('adds the card to a pack for the proposed week', async () => {
    const editor = new PackEditor(page);
    await keyboard.follow('Organiser les packs');
    await keyboard.use(portal.main.getByRole('link', { name: /^Composer/ }));
    await expect(portal.title).toBeFocused();
    await keyboard.fill(page.getByLabel(/^Titre du pack/), 'La table de 8');
    await keyboard.to(page.getByRole('radio', { name: 'Crayon' }));
    await keyboard.press('ArrowRight');
    await expect(page.getByRole('radio', { name: 'Livre' })).toBeFocused();
    await expect(page.getByRole('radio', { name: 'Livre' })).toBeChecked();
    await keyboard.fill(editor.cardsToChoose.getByRole('combobox', { name: 'Chercher une carte' }), '7 × 8');
    await keyboard.press('Enter');
    const add = editor.cardsToChoose.getByRole('button', { name: /^Ajouter « 7 × 8/ });
    await keyboard.use(add);
    await expect(editor.counter).toHaveText('1 carte sur 15');
    await keyboard.choose(page.getByRole('combobox', { name: 'Classe', exact: true }), class_.name);
    await keyboard.to(editor.weeks.getByRole('button', { pressed: true }));
    await keyboard.use(page.getByRole('button', { name: /^Créer et donner le pack$/ }));
    await expect(page.getByText(`est donné à la classe ${class_.name} pour la semaine du`)).toBeVisible();
    await expect(portal.title).toBeFocused();
  });

  await test.step('opens a session of the class and reads its code', async () => {
    const sessionPage = new SessionPage(page);
    await keyboard.follow('Mes classes');
    await keyboard.use(portal.main.getByRole('link', { name: class_.name }));
    await expect(portal.title).toBeFocused();
    await keyboard.use(page.getByRole('button', { name: 'Ouvrir une séance' }));
    const dialog = page.getByRole('dialog');
    await keyboard.expectInside(dialog);
    await keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Ouvrir une séance' })).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.use(dialog.getByRole('button', { name: 'Ouvrir la séance' }));
    await expect(sessionPage.code).toBeVisible();
    await expect(portal.title).toBeFocused();
  });
});

test('a follower turns the cards of a pack by keyboard alone [interface.keyboard]', async ({ seed, enter, page }) => {
  // The demonstration has no pack in holiday weeks.
  const { follower } = await seedPhysicalCards(seed, 'Les mots');
  const portal = await enter(follower);
  const keyboard = new Keyboard(page);
  await expect(portal.title).toBeVisible();
  await keyboard.follow('Mes enfants');
  const children = new ChildrenPage(page);
  await keyboard.use(children.packCard(1));
  await keyboard.expectInside(children.card);
  await keyboard.use(children.card.getByRole('button', { name: 'Voir la réponse' }));
  await expect(children.card.getByRole('group', { name: 'Verso' })).toBeVisible();
  const next = children.card.getByRole('button', { name: 'Carte suivante' });
  await keyboard.use(next);
  await expect(children.card).toHaveAccessibleName(/^Carte 2 sur/);
  await expect(next).toBeFocused();
  await keyboard.press('Escape');
  await expect(children.card).toBeHidden();
  await expect(children.packCard(1).or(children.packCard(2)).and(page.locator(':focus'))).toHaveCount(1);
});

test('a follower writes to the teacher, reads the reply, takes a message back and opens a notification by keyboard alone [interface.keyboard] [interface.toast-keys]', async ({
  seed,
  enter,
  page,
  visit,
}) => {
  test.setTimeout(120_000);
  const { school, student, teacher } = await seedClass(seed);
  const mother = await seed.follower({ schools_id: school.id, student_id: student.id, firstname: 'Leïla' });
  const portal = await enter(mother);
  const keyboard = new Keyboard(page);
  const messaging = new MessagingPage(page);
  await expect(portal.title).toBeVisible();

  await test.step('opens a conversation about her child', async () => {
    await keyboard.follow('Messagerie');
    const open = page.getByRole('button', { name: 'Nouvelle discussion' });
    await keyboard.use(open);
    await keyboard.expectInside(portal.sidePanel);
    await keyboard.press('Escape');
    await expect(open).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.to(portal.sidePanel.getByRole('combobox', { name: 'Enfant' }));
    await keyboard.press('ArrowDown');
    await expect(page.locator('.ant-select-item-option-active')).toBeVisible();
    await keyboard.press('Enter');
    await keyboard.use(portal.sidePanel.getByRole('button', { name: 'Créer la discussion' }));
    await expect(page).toHaveURL(/\/messaging\/\d+$/);
    await expect(portal.title).toBeFocused();
    await keyboard.to(messaging.field);
  });

  const teacherMessaging = new MessagingPage((await visit(teacher, new URL(page.url()).pathname)).page);

  await test.step('sends a message and reads the reply', async () => {
    await keyboard.type('Bonjour');
    await keyboard.press('Enter');
    await expect(teacherMessaging.message('Bonjour')).toBeVisible();
    await teacherMessaging.send('Bonjour Leïla');
    await expect(messaging.message('Bonjour Leïla')).toBeVisible();
    await expect(messaging.field).toBeFocused();
  });

  await test.step('takes the message back, restores it from the toast, and takes it back again', async () => {
    await keyboard.type('Trop vite');
    await keyboard.press('Enter');
    await expect(teacherMessaging.message('Trop vite')).toBeVisible();

    const takeBack = async () => {
      const menu = messaging.thread.getByRole('listitem').filter({ hasText: 'Trop vite' }).getByRole('button');
      await keyboard.to(menu, { isBack: true });
      await keyboard.press('Enter');
      await expect(page.getByRole('menuitem', { name: 'Retirer' })).toBeFocused();
      await keyboard.press('Enter');
      await expect(messaging.message('Trop vite')).toBeHidden();
      await expect(messaging.thread).toBeFocused();
    };

    await takeBack();
    await keyboard.press('F8');
    await expect(page.getByRole('button', { name: 'Annuler' })).toBeFocused();
    await keyboard.press('Enter');
    await expect(messaging.message('Trop vite')).toBeVisible();
    await expect(messaging.thread).toBeFocused();
    await keyboard.to(messaging.field);
    await takeBack();
    await expect(teacherMessaging.message('Trop vite')).toBeHidden();
  });

  await test.step('opens a notification and the page that it links to', async () => {
    await keyboard.follow('Accueil');
    await teacherMessaging.send('Une dernière chose');
    const bell = page.getByRole('button', { name: /^Notifications/ });
    await keyboard.to(bell, { isBack: true });
    await keyboard.press('Enter');
    await expect(portal.sidePanel.getByRole('link').first()).toBeVisible();
    await keyboard.expectInside(portal.sidePanel);
    await keyboard.press('Escape');
    await expect(bell).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.use(portal.sidePanel.getByRole('link').first());
    await expect(page).toHaveURL(/\/messaging\/\d+$/);
  });
});

test('a school admin adds a student step by step and attaches a follower by keyboard alone [interface.keyboard]', async ({
  seed,
  enter,
  page,
}) => {
  const school = await seed.school();
  const class_ = await seed.class(school.id);
  const sibling = await seed.student(school.id, class_.id, { firstname: 'Adam', lastname: 'Haddad' });
  const mother = await seed.follower({ schools_id: school.id, student_id: sibling.id, firstname: 'Leïla' });
  const portal = await enter(await seed.schoolAdmin({ schools_id: school.id }));
  const keyboard = new Keyboard(page);
  const panel = portal.sidePanel;
  await expect(portal.title).toBeVisible();
  await keyboard.follow('Liste des élèves');
  const actions = portal.main.getByRole('button', { name: 'Plus d’actions' }).first();
  await keyboard.use(actions);
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('a');
  await expect(page.getByRole('menuitem', { name: 'Ajouter un élève' })).toBeFocused();
  await keyboard.press('Enter');
  await keyboard.expectInside(panel);

  await keyboard.fill(panel.getByRole('textbox', { name: 'Nom', exact: true }), 'Haddad');
  await keyboard.fill(panel.getByRole('textbox', { name: /^Prénom/ }), 'Inès');
  await keyboard.choose(panel.getByRole('combobox', { name: 'Classe' }), class_.name);
  await keyboard.use(panel.getByRole('button', { name: 'Suivant' }));
  const email = panel.getByRole('textbox', { name: /^Adresse e-mail/ });
  await expect(email).toBeVisible();
  await keyboard.expectInside(panel);
  await keyboard.fill(email, mother.email);
  await keyboard.press('Enter');
  await keyboard.use(panel.getByRole('checkbox', { name: /^Rattacher/ }), 'Space');
  await keyboard.choose(panel.getByRole('combobox', { name: /^Lien/ }), 'M');
  await keyboard.use(panel.getByRole('button', { name: 'Suivant' }));
  await keyboard.expectInside(panel);
  await keyboard.use(panel.getByRole('button', { name: 'Enregistrer' }));
  await expect(panel).toBeHidden();
  await expect(actions).toBeFocused();
  const row = portal.main.getByRole('row').filter({ hasText: 'Inès' });
  await keyboard.to(row.getByRole('link').first());
  await keyboard.press('Enter');
  await expect(portal.title).toBeFocused();
  await expect(portal.main.getByText(mother.email).or(portal.main.getByText('Leïla ESSAI')).first()).toBeVisible();
});

test('a superadmin enters a buyer and issues a draft by keyboard alone [interface.keyboard]', async ({
  seed,
  enter,
  page,
}) => {
  const superadmin = await seed.demo('superadmin');
  const school = await seed.school({ offers_id: offerIds.SCHOOL_FREE });
  // When a school subscribes, a draft of its first invoice is created.
  await seed.as(superadmin).call(schools.update, {
    id: school.id,
    body: { offers_id: offerIds.SCHOOL_PAYED, date_expiration: dayAfter(800) },
  });
  const portal = await enter(superadmin);
  const keyboard = new Keyboard(page);
  const panel = portal.sidePanel;
  await expect(portal.title).toBeVisible();
  await keyboard.follow('Facturation');

  await test.step('moves between the tabs of the page by arrow keys', async () => {
    const tab = (name: RegExp) => page.getByRole('tab', { name });
    await keyboard.to(tab(/^Établissements à facturer/));
    await keyboard.press('ArrowRight');
    await expect(tab(/^Factures à payer/)).toBeFocused();
    await keyboard.press('Home');
    await expect(tab(/^Établissements à facturer/)).toBeFocused();
  });

  const draft = portal.main.getByRole('button', { name: school.name, exact: true });

  await test.step('enters the buyer from the draft', async () => {
    await keyboard.use(draft);
    await keyboard.expectInside(panel);
    await keyboard.press('Escape');
    await expect(draft).toBeFocused();
    await keyboard.press('Enter');
    await keyboard.use(panel.getByRole('button', { name: 'Saisir l’acheteur', exact: true }));
    const field = (name: RegExp) => panel.getByRole('textbox', { name });
    await expect(field(/^SIRET/)).toBeVisible();
    await keyboard.expectInside(panel);
    await keyboard.fill(field(/^Nom/), 'Commune de Limoges');
    await keyboard.fill(field(/^Adresse/), 'Place de la Mairie');
    await keyboard.fill(field(/^Code postal/), '87000');
    await keyboard.fill(field(/^Ville/), 'Limoges');
    await keyboard.fill(field(/^SIRET/), '21870085600011');
    await keyboard.fill(field(/^E-mail/), 'compta@limoges.example');
    await keyboard.use(panel.getByRole('button', { name: 'Enregistrer', exact: true }));
    await expect(panel).toBeHidden();
    await expect(draft).toBeFocused();
  });

  await test.step('issues the invoice', async () => {
    await keyboard.press('Enter');
    await keyboard.use(panel.getByRole('button', { name: 'Émettre', exact: true }));
    await keyboard.use(page.getByRole('alertdialog').getByRole('button', { name: 'Émettre 1 facture' }));
    await expect(panel.getByRole('heading', { name: /^F\d{4}-\d{5}$/ })).toBeVisible();
    await keyboard.expectInside(panel);
    await keyboard.press('Escape');
    await expect(panel).toBeHidden();
    // The button that opened the draft is no longer shown, so the focus moves to the content.
    await expect(portal.main).toBeFocused();
  });
});
