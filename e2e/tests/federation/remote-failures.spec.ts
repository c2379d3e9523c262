import type { Page } from '@playwright/test';

import { withBrokenCode } from '../../remotes/brokenCode.ts';
import { PublishedRemotes } from '../../remotes/PublishedRemotes.ts';
import { addSessionCookie, expect, test } from '../../test.ts';
import { hang, ways } from './ways-to-fail.ts';

const name = 'mf-teacher';
// Files change under the same URL, so no cache may be used.
test.use({ isNewContext: true });

let published: PublishedRemotes;

test.beforeEach(({ dataDir }) => {
  published = new PublishedRemotes(dataDir);
});

test.afterEach(() => published.close());

type Report = {
  readonly remote: string;
  readonly version: string;
  readonly kind: string;
  readonly reason?: string;
  readonly route?: string;
};

/** All reports that the page sends. */
function reportsOf(page: Page): Report[] {
  const reports: Report[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/api/remote-reports')) return;
    reports.push(...(request.postDataJSON() as { readonly reports: Report[] }).reports);
  });
  return reports;
}

/** The version whose files the page requested last. */
function versionOf(page: Page): () => string | undefined {
  let version: string | undefined;
  page.on('request', (request) => {
    version = new RegExp(`/remotes/${name}/([^/]+)/`).exec(request.url())?.[1] ?? version;
  });
  return () => version;
}

for (const way of ways) {
  const { title, code, reported, isHarmless, hangs, route = '/Dashboard', healedAt = route, healedWithin = 10 } = way;
  const healedWithinMs = healedWithin * 1000;
  const result = isHarmless
    ? 'has no effect'
    : `is reported, and the last good version is shown within ${healedWithin} s`;

  test(`candidate “${title}”: the failure ${result} [portal.remote-healed]`, async ({
    page,
    context,
    portal,
    seed,
    origin,
  }, info) => {
    const stable = published.registered(name).version;
    const version = published.addCandidate(name, {
      entry: code && withBrokenCode(code),
      before: way.before,
      after: way.after,
    });
    if (way.byManifest) {
      published.change(name, { candidate: { ...published.registered(name).candidate!, container: undefined } });
    }
    if (hangs) await hang(context, version, hangs);
    const reports = reportsOf(page);
    const shownVersion = versionOf(page);
    const teacher = await seed.demo('teacher');
    const startedAt = Date.now();
    await addSessionCookie(context, origin, teacher.token);
    // Requests without a response may delay the load event.
    await page.goto(route, { waitUntil: 'commit' });
    const expected = healedAt.startsWith('/Dashboard') ? `Bonjour ${teacher.firstname}` : 'Mes classes';
    await expect.poll(shownVersion, { timeout: healedWithinMs }).toBe(isHarmless ? version : stable);
    await expect(portal.title).toHaveText(expected, { timeout: healedWithinMs });
    await expect(portal.menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
    await expect(portal.account).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(healedAt.split('?')[0]);
    expect(shownVersion()).toBe(isHarmless ? version : stable);
    info.annotations.push({ type: 'healed', description: `${Date.now() - startedAt} ms` });
    if (!reported) return;
    const { reason = '', kind } = reported;
    await expect
      .poll(() => reports.filter((report) => report.version === version && (!kind || report.kind === kind)))
      .toContainEqual(
        expect.objectContaining({
          remote: name,
          ...(reason && { reason: expect.stringContaining(reason) }),
        }),
      );
  });
}

test('after an endless loop, the next visit shows the last good version and reports the loop [portal.remote-healed]', async ({
  page,
  context,
  seed,
  origin,
}) => {
  const version = published.addCandidate(name, { entry: withBrokenCode({ screen: '() => { for (;;); }' }) });
  const teacher = await seed.demo('teacher');
  const request = page.waitForRequest((request) => request.url().includes(version));
  await addSessionCookie(context, origin, teacher.token);
  // The loop may begin before the load event.
  await page.goto('/Dashboard', { waitUntil: 'commit' });
  await request;
  const next = await context.newPage();
  await next.goto('/api/health');

  const silentMs = () =>
    next.evaluate(() => {
      const [mark] = Object.entries(localStorage).filter(([key]) => key.startsWith('memocartes.opening.'));
      return mark ? Date.now() - (JSON.parse(mark[1] as string) as { readonly at: number }).at : 0;
    });

  await expect.poll(silentMs).toBeGreaterThan(5_000);
  await page.close({ runBeforeUnload: false });
  const reports = reportsOf(next);
  await next.goto('/Dashboard');
  await expect(next.getByRole('heading', { level: 1 })).toHaveText(`Bonjour ${teacher.firstname}`);
  await expect
    .poll(() => reports)
    .toContainEqual(expect.objectContaining({ remote: name, version, kind: 'LONG_TASK', route: '/Dashboard' }));
});

test('only people of the candidate’s schools load the candidate [portal.candidate]', async ({
  page,
  seed,
  enter,
  visit,
}) => {
  const teacher = await seed.demo('teacher');
  const otherDemo = await seed.demo('trialTeacher');
  const version = published.addCandidate(name, { schools: [teacher.schoolId!] });
  const shownVersion = versionOf(page);
  const portal = await enter(teacher);
  await expect(portal.title).toHaveText(`Bonjour ${teacher.firstname}`);
  expect(shownVersion()).toBe(version);
  const elsewhere = await visit(otherDemo, undefined, { isNew: true });
  const otherVersion = versionOf(elsewhere.page);
  await elsewhere.page.goto('/Dashboard');
  await expect(elsewhere.title).toHaveText(`Bonjour ${otherDemo.firstname}`);
  expect(otherVersion()).toBe(published.registered(name).version);
});

test('an open page says that a new version is ready; accepting it keeps the address [portal.update-notice]', async ({
  seed,
  visit,
}) => {
  const portal = await visit(await seed.demo('teacher'), '/schools/students', { hasClock: true });
  await expect(portal.title).toHaveText('Mes élèves');
  const version = published.addCandidate(name, {});
  const ready = portal.page.getByText('Une nouvelle version est prête.');
  await portal.page.clock.fastForward('01:05');
  await expect(ready).toBeVisible();
  const request = portal.page.waitForRequest((request) => request.url().includes(version));
  await portal.page.getByRole('button', { name: 'Mettre à jour' }).click();
  await request;
  await expect(portal.title).toHaveText('Mes élèves');
  await expect(portal.page).toHaveURL(/\/schools\/students/);
});

test('a page of a disabled remote says that it is unavailable, next to a menu without the remote’s entries [portal.disabled-remote]', async ({
  seed,
  enter,
}) => {
  published.change(name, { disabled: true });
  const portal = await enter(await seed.demo('teacher'), '/schools/classes');
  await expect(portal.title).toHaveText('Momentanément indisponible');
  await expect(portal.menu.getByRole('link', { name: 'Mes classes' })).toHaveCount(0);
  await expect(portal.menu.getByRole('link', { name: 'Accueil' })).toBeVisible();
});

test('when a stable version throws in render, the previous version is offered, and accepting it keeps the address [portal.remote-healed]', async ({
  page,
  seed,
  enter,
}) => {
  published.addPrevious(name, 'Mes classes', 'Mes classes d’avant');
  published.edit(
    name,
    (code) =>
      withBrokenCode({ route: '/schools/classes', screen: '() => { throw new Error("no"); }' })(
        code,
        /^var (\w+);/.exec(code)![1]!,
      ),
    { file: /^entry\.\w+\.js$/ },
  );
  published.change(name, { integrity: undefined });
  const portal = await enter(await seed.demo('teacher'), '/schools/classes?page=1');
  await expect(portal.title).toHaveText('Oops, cela semble cassé');
  await portal.main.getByRole('button', { name: 'Revenir à la version précédente' }).click();
  await expect(portal.title).toHaveText('Mes classes d’avant');
  await expect(page).toHaveURL('/schools/classes?page=1');
});
