import { auth } from '@memocartes/contract/auth/auth.routes';

import { LandingPage } from '../../pages/public/LandingPage.ts';
import { demo } from '../../seed/people.ts';
import { recordRequests, remotesIn } from '../../support/requests.ts';
import { expect, test } from '../../test.ts';

const own = {
  superadmin: 'mf-superadmin',
  schoolAdmin: 'mf-school-admin',
  teacher: 'mf-teacher',
  follower: 'mf-follower',
} as const;

for (const who of ['superadmin', 'schoolAdmin', 'teacher', 'follower'] as const) {
  test(`the ${who} fetches no remote but their own`, async ({ page, seed, enter }) => {
    const requests = recordRequests(page);
    const portal = await enter(await seed.demo(who), '/dashboard');
    await expect(portal.title).not.toBeEmpty();
    expect(remotesIn(requests)).toEqual([own[who]]);
  });
}

const refused = [
  ['superadmin', '/my-childrens'],
  ['schoolAdmin', '/superadmin/schools'],
  ['teacher', '/superadmin/schools'],
  ['teacher', '/my-school'],
  ['follower', '/schools/packs'],
  ['follower', '/superadmin/invoices'],
  ['teacher', '/superadmin/versions'],
] as const;

for (const [viewer, path] of refused) {
  test(`${path} shows the ${viewer} a refusal at the same address, and loads no remote [interface.guard]`, async ({
    page,
    seed,
    enter,
  }) => {
    const requests = recordRequests(page);
    const portal = await enter(await seed.demo(viewer), path);
    await expect(portal.title).toHaveText('Accès non autorisé');
    await expect(page).toHaveURL(path);
    expect(remotesIn(requests)).toEqual([]);

    await portal.main.getByRole('link', { name: 'Revenir au tableau de bord' }).click();
    await expect(page).toHaveURL('/dashboard');
    await expect(portal.title).not.toHaveText('Accès non autorisé');
    expect(remotesIn(requests)).toEqual([own[viewer]]);
  });
}

test('an unknown address shows the not-found page [interface.not-found]', async ({ seed, enter }) => {
  for (const path of ['/nulle-part', '/superadmin/nulle-part', '/superadmin/schools/nulle-part']) {
    const portal = await enter(await seed.demo('superadmin'), path);
    await expect(portal.title).toHaveText('Oops, vous semblez perdu');
    await expect(portal.main.getByRole('link', { name: 'Revenir à l’accueil' })).toHaveAttribute('href', '/');
    await expect(portal.menu).toBeVisible();
  }
});

test('an unknown address shows the not-found page without a menu when signed out [interface.not-found]', async ({
  page,
  portal,
}) => {
  await page.goto('/nulle-part');
  await expect(portal.title).toHaveText('Oops, vous semblez perdu');
  await expect(portal.menu).toBeHidden();
});

for (const way of ['an address and a password', 'the national sign-on'] as const) {
  test(`a link opened while signed out leads to a request to sign in; signing in by ${way} opens the linked page [accounts.requested-page]`, async ({
    page,
    portal,
  }) => {
    const landing = new LandingPage(page);
    await landing.open('/schools/packs?view=all');
    await expect(page).toHaveURL('/');
    await expect(landing.signInPanel.getByText(/^Connectez-vous pour voir cette page/)).toBeVisible();
    if (way === 'the national sign-on') await landing.signInByGar('Claire MOREAU');
    else await landing.signIn(demo.teacher);
    await expect(page).toHaveURL('/schools/packs?view=all');
    await expect(portal.title).toHaveText('Packs');
  });
}

test('addresses are matched ignoring case [interface.case]', async ({ page, seed, enter }) => {
  const portal = await enter(await seed.demo('follower'), '/MY-Childrens');
  await expect(portal.title).toHaveText('Mes enfants');
  await expect(page).toHaveURL('/MY-Childrens');
});

test('the error pages have their own addresses [interface.error-pages]', async ({ page, portal }) => {
  await page.goto('/Error403');
  await expect(portal.title).toHaveText('Accès non autorisé');
  await page.goto('/Error500');
  await expect(portal.title).toHaveText('Oops, cela semble cassé');
});

test('without a login session, a guarded page leads to the landing page [interface.guard]', async ({ page }) => {
  const requests = recordRequests(page);
  await page.goto('/schools/classes');
  await expect(page).toHaveURL('/');
  await expect(new LandingPage(page).email).toBeVisible();
  expect(remotesIn(requests)).toEqual([]);
});

test('a guarded page redirects to /?expired=true when the login session has ended [accounts.session-expired] [accounts.session-expired-text]', async ({
  page,
  seed,
  enter,
}) => {
  const teacher = await seed.session(demo.trialTeacher);
  await seed.as(teacher).call(auth.logout);
  await enter(teacher, '/schools/classes');
  await expect(page).toHaveURL('/?expired=true');
  await expect(page.getByText('Votre session a expiré, veuillez vous reconnecter')).toBeVisible();
});

test('a person banned while signed in is signed out at the next call, and the next sign-in shows the reason [accounts.ban] [accounts.banned]', async ({
  page,
  seed,
  enter,
}) => {
  const schoolAdmin = await seed.schoolAdmin({ schools_id: (await seed.school()).id });
  const portal = await enter(schoolAdmin);
  await expect(portal.entry('Liste des classes')).toBeVisible();

  const superadmin = seed.as(await seed.demo('superadmin'));
  await superadmin.call(auth.update, { id: schoolAdmin.id, body: { status: 'BANNED' } });
  // The bell may send a request first, so that the menu disappears before it can be clicked.
  await Promise.all([
    expect(page).toHaveURL('/?expired=true'),
    portal.follow('Liste des classes').catch(() => undefined),
  ]);

  const landing = new LandingPage(page);
  await landing.signIn(schoolAdmin.email);
  await expect(landing.refusal).toHaveText("Vous n'avez plus accès à la plateforme");
});

test('a page shows an error with a retry button when the API can’t be reached', async ({
  page,
  seed,
  enter,
  portal,
}) => {
  await page.route('**/api/auth/token', (route) => route.fulfill({ status: 503, json: {} }));
  await enter(await seed.demo('follower'), '/my-childrens');
  await expect(page.getByRole('heading', { name: 'Oops, cela semble cassé' })).toBeVisible();
  await page.unroute('**/api/auth/token');
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(portal.title).toHaveText('Mes enfants');
});
