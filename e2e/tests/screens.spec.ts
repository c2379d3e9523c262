import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { students } from '@memocartes/contract/students/students.routes';
import type { Page } from '@playwright/test';

import type { demo } from '../seed/people.ts';
import { Seed } from '../seed/seed.ts';
import { expect, addSessionCookie, test as base } from '../test.ts';
import { axeViolations } from '../support/accessibility.ts';

type Who = keyof typeof demo | 'signedOut';

/** Ids that addresses need, of the demo's own people. */
async function demoIds(seed: Seed) {
  const teacher = seed.as(await seed.demo('teacher'));
  const { classes: taught } = await teacher.call(classes.list);
  const { students: classStudents } = await teacher.call(students.list, { query: { class_id: taught[0]!.id } });
  const { packs_pro: made } = await teacher.call(packs.list);
  const { students: children } = await seed.as(await seed.demo('follower')).call(students.children);
  const [class_, student] = [taught[0]!.id, classStudents[0]!.id];
  return { class_, student, school: classStudents[0]!.schools_id, child: children[0]!.id, pack: made[0]!.id };
}
type DemoIds = Awaited<ReturnType<typeof demoIds>>;

/** The same for every screen of a run: asked once. */
let ids: Promise<DemoIds> | undefined;

const screens: readonly (readonly [name: string, who: Who, path: (ids: DemoIds) => string])[] = [
  ['landing', 'signedOut', () => '/'],
  ['expired', 'signedOut', () => '/?expired=true'],
  ['reset', 'signedOut', () => '/Reset'],
  ['confidentialite', 'signedOut', () => '/confidentialite'],
  ['unvalid', 'signedOut', () => '/Unvalid'],
  ['error-500', 'signedOut', () => '/Error500'],
  ['device', 'signedOut', () => '/device'],
  ['superadmin-dashboard', 'superadmin', () => '/Dashboard'],
  ['superadmin-schools', 'superadmin', () => '/superadmin/schools'],
  ['superadmin-school', 'superadmin', ({ school }) => `/superadmin/schools/${school}`],
  ['superadmin-school-staff', 'superadmin', ({ school }) => `/superadmin/schools/${school}?tab=staff`],
  ['superadmin-school-students', 'superadmin', ({ school }) => `/superadmin/schools/${school}?tab=students`],
  ['superadmin-school-year-change', 'superadmin', ({ school }) => `/superadmin/schools/${school}/year-change`],
  ['superadmin-superadmins', 'superadmin', () => '/superadmin'],
  ['superadmin-followers', 'superadmin', () => '/superadmin/followers-app'],
  ['superadmin-audit', 'superadmin', () => '/superadmin/audit'],
  ['superadmin-certified-cards', 'superadmin', () => '/superadmin/certified-cards'],
  ['superadmin-certified-card', 'superadmin', () => '/superadmin/certified-cards?id=new'],
  ['superadmin-class', 'superadmin', ({ class_ }) => `/classes/${class_}`],
  ['superadmin-student', 'superadmin', ({ student }) => `/students/${student}`],
  ['school-admin-dashboard', 'schoolAdmin', () => '/Dashboard'],
  ['school-admin-classes', 'schoolAdmin', () => '/schools/classes'],
  ['school-admin-class', 'schoolAdmin', ({ class_ }) => `/classes/${class_}`],
  ['school-admin-student', 'schoolAdmin', ({ student }) => `/students/${student}`],
  ['school-admin-school', 'schoolAdmin', () => '/my-school'],
  ['school-admin-year-change', 'schoolAdmin', () => '/my-school/year-change'],
  ['school-admin-audit', 'schoolAdmin', () => '/schools/audit'],
  ['school-admin-privacy', 'schoolAdmin', () => '/my-school/privacy'],
  ['school-admin-codes', 'schoolAdmin', () => '/my-school/codes'],
  ['school-admin-users', 'schoolAdmin', () => '/schools/users'],
  ['school-admin-followers', 'schoolAdmin', () => '/schools/followers'],
  ['school-admin-students', 'schoolAdmin', () => '/schools/students'],
  ['school-admin-cards', 'schoolAdmin', () => '/schools/cards'],
  ['school-admin-assignment', 'schoolAdmin', ({ class_ }) => `/schools/assignment?from=${class_}`],
  ['teacher-dashboard', 'teacher', () => '/Dashboard'],
  ['teacher-class', 'teacher', ({ class_ }) => `/classes/${class_}`],
  ['teacher-class-sessions', 'teacher', ({ class_ }) => `/classes/${class_}/sessions`],
  ['teacher-sessions', 'teacher', () => '/classes/sessions'],
  ['teacher-student', 'teacher', ({ student }) => `/students/${student}`],
  ['teacher-students', 'teacher', () => '/schools/students'],
  ['teacher-school', 'teacher', ({ school }) => `/schools/${school}`],
  ['teacher-packs', 'teacher', () => '/schools/packs'],
  ['teacher-composer', 'teacher', () => '/creation-packs'],
  ['teacher-cards', 'teacher', () => '/schools/cards'],
  ['teacher-cards-list', 'teacher', () => '/schools/cards?view=list'],
  ['teacher-create-cards', 'teacher', () => '/schools/create-cards'],
  ['teacher-print-cards', 'teacher', () => '/schools/print-cards'],
  ['teacher-print-pack', 'teacher', ({ pack }) => `/schools/print-cards?packs=${pack}`],
  ['teacher-print-sheets', 'teacher', ({ pack }) => `/print-cards-template?packs=${pack}&qr=true`],
  ['school-admin-print-cards', 'schoolAdmin', () => '/schools/print-cards'],
  ['teacher-params', 'teacher', () => '/Params'],
  ['teacher-params-security', 'teacher', () => '/Params?tab=security'],
  ['school-admin-params-offer', 'schoolAdmin', () => '/Params?tab=offer'],
  ['follower-params-deletion', 'follower', () => '/Params?tab=deletion'],
  ['teacher-unknown', 'teacher', () => '/nowhere'],
  ['teacher-forbidden', 'teacher', () => '/superadmin/schools'],
  ['follower-dashboard', 'follower', () => '/Dashboard'],
  ['follower-children', 'follower', () => '/my-childrens'],
  ['follower-child', 'follower', ({ child }) => `/students/${child}`],
];

// Both widths and both themes, in one visit: a screen is loaded on the phone, then the window grows and the theme changes.
const looks = [
  { size: { width: 390, height: 844 }, colorScheme: 'dark' },
  { size: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const;

/** One window per person, kept from screen to screen: its cache makes the next one quick. */
const test = base.extend<object, { windowOf: (who: Who) => Promise<Page> }>({
  windowOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use;
      const opened = new Map<string, Promise<Page>>();
      const open = async (who: Who) => {
        const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
        if (who !== 'signedOut') await addSessionCookie(context, baseURL, (await new Seed(baseURL).demo(who)).token);
        return context.newPage();
      };
      await use((who) => {
        const page = opened.get(who) ?? open(who);
        opened.set(who, page);
        return page;
      });
      for (const page of opened.values()) await (await page).context().close();
    },
    { scope: 'worker' },
  ],
});

for (const [name, who, path] of screens) {
  test(`${name}: accessible, nothing out of the window, in both widths and themes [interface.accessible]`, async ({
    seed,
    windowOf,
  }) => {
    const address = path(await (ids ??= demoIds(seed)));
    const page = await windowOf(who);
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    for (const [i, { size, colorScheme }] of looks.entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      if (i === 0) await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true], .mc-skeleton')).toHaveCount(0);
      const picture = `${name}-${size.width}-${colorScheme}`;
      await page.screenshot({ path: join(import.meta.dirname, '../test-results/screens', `${picture}.png`) });
      expect(await axeViolations(page), picture).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), picture).toBeLessThanOrEqual(size.width);
    }
    page.off('pageerror', note);
    expect(errors).toEqual([]);
  });
}
