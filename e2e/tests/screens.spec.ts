import { join } from 'node:path';

import { classes } from '@memocartes/contract/classes/classes.routes';
import { chats } from '@memocartes/contract/messaging/chats.routes';
import { packs } from '@memocartes/contract/packs/packs.routes';
import { students } from '@memocartes/contract/students/students.routes';
import type { BrowserContext, Page } from '@playwright/test';

import type { demo } from '../seed/people.ts';
import { Seed } from '../seed/seed.ts';
import { axeViolations } from '../support/accessibility.ts';
import { listenForViolations } from '../support/violations.ts';
import { addSessionCookie, expect, test as base } from '../test.ts';

type Who = keyof typeof demo | 'signedOut';

/** Ids that addresses need, of the demo's own people. */
async function demoIds(seed: Seed) {
  const teacher = seed.as(await seed.demo('teacher'));
  const { classes: taught } = await teacher.call(classes.list);
  const { students: classStudents } = await teacher.call(students.list, { query: { class_id: taught[0]!.id } });
  const { packs_pro: made } = await teacher.call(packs.list);
  const follower = seed.as(await seed.demo('follower'));
  const { students: children } = await follower.call(students.children);
  const { chats: ownChats } = await follower.call(chats.list);
  const [class_, student] = [taught[0]!.id, classStudents[0]!.id];
  const [child, pack, chat] = [children[0]!.id, made[0]!.id, ownChats[0]!.id];
  return { class_, student, school: classStudents[0]!.schools_id, child, pack, chat };
}
type DemoIds = Awaited<ReturnType<typeof demoIds>>;

/** The same for every screen of a run: asked once. */
let ids: Promise<DemoIds> | undefined;

/** What opens a part of the page, where its address doesn't. */
type Act = (page: Page) => Promise<void>;

const screens: readonly (readonly [name: string, who: Who, path: (ids: DemoIds) => string, act?: Act])[] = [
  ['landing', 'signedOut', () => '/'],
  ['expired', 'signedOut', () => '/?expired=true'],
  ['reset', 'signedOut', () => '/Reset'],
  ['confidentialite', 'signedOut', () => '/confidentialite'],
  ['unvalid', 'signedOut', () => '/Unvalid'],
  ['error-500', 'signedOut', () => '/Error500'],
  ['device', 'signedOut', () => '/device'],
  ['device-home', 'signedOut', () => '/device/home'],
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
  ['superadmin-announcements', 'superadmin', () => '/superadmin/announcements'],
  ['superadmin-editions', 'superadmin', () => '/superadmin/editions'],
  ['superadmin-contact', 'superadmin', () => '/superadmin/contact'],
  ['superadmin-operations', 'superadmin', () => '/superadmin/operations'],
  ['superadmin-class', 'superadmin', ({ class_ }) => `/classes/${class_}`],
  ['superadmin-student', 'superadmin', ({ student }) => `/students/${student}`],
  ['school-admin-dashboard', 'schoolAdmin', () => '/Dashboard'],
  ['school-admin-classes', 'schoolAdmin', () => '/schools/classes'],
  ['school-admin-class', 'schoolAdmin', ({ class_ }) => `/classes/${class_}`],
  ['school-admin-sessions', 'schoolAdmin', () => '/classes/sessions'],
  ['school-admin-class-sessions', 'schoolAdmin', ({ class_ }) => `/classes/${class_}/sessions`],
  ['school-admin-collective', 'schoolAdmin', ({ class_ }) => `/classes/collective/${class_}`],
  ['school-admin-packs', 'schoolAdmin', () => '/schools/packs'],
  ['school-admin-pack', 'schoolAdmin', ({ pack }) => `/schools/packs?view=all&pack=${pack}`],
  ['school-admin-composer', 'schoolAdmin', ({ pack }) => `/creation-packs?pack=${pack}`],
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
  ['superadmin-resources', 'superadmin', () => '/resources'],
  ['school-admin-resources', 'schoolAdmin', () => '/resources?search=e'],
  ['teacher-resources', 'teacher', () => '/Resources?view=list&search=e'],
  ['teacher-add-resource', 'teacher', () => '/resources?panel=resources&mode=ADD'],
  ['follower-resources', 'follower', () => '/resources'],
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
  ['follower-notifications', 'follower', () => '/Dashboard?panel=notifications'],
  ['follower-params-notifications', 'follower', () => '/Params?tab=notifications'],
  ['follower-messaging', 'follower', () => '/messaging'],
  ['follower-conversation', 'follower', ({ chat }) => `/messaging/${chat}`],
  ['follower-new-conversation', 'follower', () => '/messaging?panel=message&mode=ADD'],
  [
    'follower-card',
    'follower',
    () => '/my-childrens',
    (page) =>
      page
        .getByRole('button', { name: /^Ouvrir la carte 1 / })
        .first()
        .click(),
  ],
  [
    'follower-attach-tablet',
    'follower',
    () => '/my-childrens',
    (page) =>
      page
        .getByRole('button', { name: /^Attacher une tablette/ })
        .first()
        .click(),
  ],
  ['teacher-notifications', 'teacher', () => '/Dashboard?panel=notifications'],
  ['teacher-messaging', 'teacher', () => '/messaging'],
  ['teacher-slips', 'teacher', ({ class_ }) => `/classes/${class_}/slips`],
  [
    'school-admin-class-panel',
    'schoolAdmin',
    ({ class_ }) => `/classes/${class_}?panel=class&mode=EDIT&item=${class_}`,
  ],
  ['school-admin-reports', 'schoolAdmin', () => '/schools/reports'],
  ['superadmin-invoices', 'superadmin', () => '/superadmin/invoices'],
];

const phone = { width: 390, height: 844 };
const tablet = { width: 768, height: 1024 };
const desktop = { width: 1440, height: 900 };

// A screen is loaded on the phone, then the window grows and the theme changes. Families use every device: theirs are seen in all looks.
const looks = [
  { size: phone, colorScheme: 'dark' },
  { size: tablet, colorScheme: 'dark' },
  { size: desktop, colorScheme: 'light' },
] as const;
const familyLooks = [phone, tablet, desktop].flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
);

/** What the screens of a test do against their Content-Security-Policy. */
const violations = new WeakMap<BrowserContext, string[]>();

/** One window per person, kept from screen to screen: its cache makes the next one quick. */
const test = base.extend<object, { windowOf: (who: Who) => Promise<Page> }>({
  windowOf: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId } = project.use;
      const opened = new Map<string, Promise<Page>>();
      const open = async (who: Who) => {
        const context = await browser.newContext({ baseURL, locale, timezoneId, reducedMotion: 'reduce' });
        violations.set(context, await listenForViolations(context));
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

for (const [name, who, path, act] of screens) {
  test(`${name}: accessible, nothing out of the window, in all widths and both themes [interface.accessible]`, async ({
    seed,
    windowOf,
  }) => {
    const address = path(await (ids ??= demoIds(seed)));
    const page = await windowOf(who);
    const errors: string[] = [];
    const note = (error: Error) => errors.push(error.message);
    page.on('pageerror', note);
    for (const [i, { size, colorScheme }] of (who === 'follower' ? familyLooks : looks).entries()) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      if (i === 0) await page.goto(address);
      if (i === 0) await act?.(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.locator('[aria-busy=true], .mc-skeleton')).toHaveCount(0);
      const picture = `${name}-${size.width}-${colorScheme}`;
      await page.screenshot({ path: join(import.meta.dirname, '../test-results/screens', `${picture}.png`) });
      expect(await axeViolations(page), picture).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), picture).toBeLessThanOrEqual(size.width);
    }
    page.off('pageerror', note);
    expect(errors).toEqual([]);
    expect(violations.get(page.context())!.splice(0)).toEqual([]);
  });
}
