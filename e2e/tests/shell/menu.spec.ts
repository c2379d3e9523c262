import type { Portal } from '../../pages/shell/Portal.ts';
import { expect, test } from '../../test.ts';

type Title = string | { readonly fr: string };
type Registry = { readonly remotes: Record<string, { readonly menu: readonly { readonly title: Title }[] }> };

/** Entries of the menu, except those of remotes that declare their titles themselves. */
async function productEntries({ page, entries }: Portal) {
  const registry = (await (await page.request.get('/remotes/registry.json')).json()) as Registry;
  const titles = Object.values(registry.remotes).flatMap(({ menu }) => menu.map(({ title }) => title));
  const added = titles.flatMap((title) => (typeof title === 'string' ? [] : [title.fr]));
  return added.reduce((rest, title) => rest.filter({ hasNotText: title }), entries);
}

/** The entry ends with the number of unread messages, which depends on other tests. */
const messaging = /Messagerie/;

/** Entries of each person's menu, in order, including those of planned pages. */
const menus = {
  superadmin: [
    'Accueil',
    'Gestion des professionnels',
    'Liste des particuliers',
    'Liste des éditions',
    'Cartes certifiées',
    'Gestion des super-administrateurs',
    'Gestion globale de l’entourage',
    'Journal d’audit',
    'Facturation',
    'Annonces aux écoles',
    'Messages reçus',
    'Exploitation',
    'Versions',
    'Base de ressources',
  ],
  schoolAdmin: [
    'Accueil',
    'Mon établissement',
    'Gestion des utilisateurs',
    'Gestion de l’entourage',
    'Liste des classes',
    'Liste des élèves',
    'Affectation des élèves',
    'Voir les cartes',
    'Organiser les packs',
    'Imprimer des cartes',
    'Journal d’audit',
    'Base de ressources',
    'Nous contacter',
  ],
  teacher: [
    'Accueil',
    'Mes classes',
    'Mes élèves',
    messaging,
    'Voir les cartes',
    'Organiser les packs',
    'Créer des cartes',
    'Imprimer des cartes',
    'Base de ressources',
    'Nous contacter',
  ],
  independent: [
    'Accueil',
    'Mes classes',
    'Mes élèves',
    'Gestion de l’entourage',
    'Affectation des élèves',
    'Voir les cartes',
    'Organiser les packs',
    'Créer des cartes',
    'Mon établissement',
    'Journal d’audit',
    'Base de ressources',
    'Nous contacter',
  ],
  follower: ['Accueil', 'Mes enfants', messaging, 'Base de ressources', 'Nous contacter'],
} as const;

for (const viewer of ['superadmin', 'schoolAdmin', 'teacher', 'independent', 'follower'] as const) {
  test(`the ${viewer}’s menu has their screens in order, and each link opens its page [interface.menu]`, async ({
    page,
    seed,
    enter,
  }) => {
    const portal = await enter(await seed.demo(viewer));
    await expect(await productEntries(portal)).toHaveText([...menus[viewer]]);
    for (const link of await portal.menu.getByRole('link').all()) {
      await link.click();
      await expect(page).toHaveURL((await link.getAttribute('href')) ?? 'nowhere');
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expect(portal.title).not.toHaveText(/^Oops|non autorisé/);
    }
  });
}

test('the menu entry of a planned screen is disabled with a tooltip', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('superadmin'));
  const entry = portal.entry('Liste des particuliers');
  await expect(entry).toHaveAttribute('aria-disabled', 'true');
  await entry.focus();
  await expect(page.getByRole('tooltip', { name: 'Pas encore disponible' })).toBeVisible();
});

test('a teacher’s menu in offer 4 with physical boxes has messaging and printing [interface.menu-offer]', async ({
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('teacher'));
  await expect(await productEntries(portal)).toHaveText([...menus.teacher]);
});

test('a teacher’s menu in offer 4 without physical boxes has messaging, but no printing [interface.menu-offer]', async ({
  seed,
  enter,
}) => {
  const { id } = await seed.school({ nb_physical_boxes: 0 });
  const portal = await enter(await seed.teacher({ schools_id: id }));
  await expect(portal.entry('Messagerie')).toBeVisible();
  await expect(portal.entry('Imprimer des cartes')).toHaveCount(0);
});

test('the menu of a teacher on trial has neither messaging nor printing, and disables card creation at ten own cards [schools.limit-cards]', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('trialTeacher'));
  const entries = menus.teacher.filter((name) => name !== messaging && name !== 'Imprimer des cartes');
  await expect(await productEntries(portal)).toHaveText(entries);
  const create = portal.entry('Créer des cartes');
  await expect(create).toHaveAttribute('aria-disabled', 'true');
  await create.focus();
  await expect(page.getByRole('tooltip', { name: /maximum de 10 cartes personnalisées/ })).toBeVisible();
});

test('the menu of an independent teacher on trial allows card creation below ten own cards', async ({
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('independent'));
  await expect(portal.menu.getByRole('link', { name: 'Créer des cartes' })).toBeVisible();
});

test('the menu folds to its icons, keeps its accessible names, and stays folded after a reload', async ({
  page,
  seed,
  enter,
}) => {
  const portal = await enter(await seed.demo('teacher'));
  const width = async () => Math.round((await portal.menu.boundingBox())?.width ?? 0);
  await expect(portal.menu).toBeVisible();
  expect(Math.abs((await width()) - 290)).toBeLessThanOrEqual(1);
  await page.getByRole('button', { name: 'Réduire le menu' }).click();
  await expect.poll(width).toBeLessThan(100);
  await expect(portal.menu.getByRole('link', { name: 'Mes classes' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Déplier le menu' })).toBeVisible();
});

test('on a phone the menu is a drawer that closes after a navigation', async ({ page, seed, enter }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const portal = await enter(await seed.demo('teacher'));
  await expect(portal.menu).toBeHidden();
  await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
  await portal.follow('Mes classes');
  await expect(page).toHaveURL('/schools/classes');
  await expect(portal.menu).toBeHidden();
});
