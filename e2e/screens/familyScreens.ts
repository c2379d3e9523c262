import type { Page } from '@playwright/test';

import { TabletPage } from '../pages/student/TabletPage.ts';
import { ScannerPage } from '../pages/teacher/ScannerPage.ts';
import type { HomeFamily } from '../seed/homeFamily.ts';

/** Who opens these screens: a person, or a device at home. On `closedHomeDevice`, revision is off. */
export type FamilyWho = 'teacher' | 'follower' | 'homeDevice' | 'closedHomeDevice';

type Act = (page: Page, family: HomeFamily) => Promise<unknown>;

/** Replaces the page's camera with a stream of one plain colour. Other tests check that the scanner reads codes. */
const addCamera = (page: Page) =>
  page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = async () => {
      const canvas = document.createElement('canvas');
      const context = canvas.getContext('2d')!;
      context.fillStyle = '#8a6a48';
      // The stream sends a frame when the canvas is drawn.
      const timer = setInterval(() => {
        context.fillRect(0, 0, canvas.width, canvas.height);
        if (stream.getTracks().every(({ readyState }) => readyState === 'ended')) clearInterval(timer);
      }, 200);
      const stream = canvas.captureStream();
      return stream;
    };
  });

async function openScanner(page: Page): Promise<ScannerPage> {
  const scanner = new ScannerPage(page);
  await scanner.openButton.click();
  await scanner.dialog.waitFor();
  return scanner;
}

/** Opens the scanner with a camera and puts a card into each pile. */
async function scanTwo(page: Page, { numbers }: HomeFamily): Promise<ScannerPage> {
  await addCamera(page);
  const scanner = await openScanner(page);
  await scanner.dialog.locator('.scan-camera--reading').waitFor();
  for (const [i, name] of (['Su', 'Pas su'] as const).entries()) {
    await scanner.choose(name);
    await scanner.typeNumber(numbers[i]!);
    await scanner.pile(name).first().waitFor();
  }
  return scanner;
}

/** Starts a revision, unless a previous screen has already started it. */
async function revise(page: Page): Promise<TabletPage> {
  const tablet = new TabletPage(page);
  const start = page.getByRole('button', { name: 'Commencer' });
  await start.or(tablet.progress).first().waitFor();
  if (await start.isVisible()) await tablet.start();
  await ready(page, firstAct).waitFor();
  return tablet;
}

/** A button that accepts clicks: buttons are disabled for a moment after they appear. */
const ready = (page: Page, name: RegExp) =>
  // The card itself is a button with the same label, but is never disabled.
  page.locator('button:not(.mc-flashcard__button)').and(page.getByRole('button', { name, disabled: false }));

const firstAct = /^(Retourner la carte|Je ne sais pas)$/;

/** Turns the first card or, on a typed card, answers « Je ne sais pas ». */
async function showBack(page: Page): Promise<void> {
  await revise(page);
  await ready(page, firstAct).click();
  await ready(page, /^(Je savais|Continuer)$/).waitFor();
}

async function finish(page: Page): Promise<void> {
  const tablet = await revise(page);
  const end = ready(page, /^Terminé$/);
  for (let answers = 0; answers < 6 && !(await end.isVisible()); answers += 1) {
    await tablet.answer('right');
    await end.or(ready(page, firstAct)).waitFor();
  }
}

const ofStudent = ({ student }: HomeFamily) => `/students/${student.id}`;
const atHome = () => '/device/home';

/** Screens that show the data of `seedHomeFamily`: the scanner of physical cards, and revision at home. */
export const familyScreens: readonly (readonly [
  name: string,
  who: FamilyWho,
  path: (family: HomeFamily) => string,
  act?: Act,
])[] = [
  ['teacher-scan-no-camera', 'teacher', ofStudent, openScanner],
  ['teacher-scan-empty', 'teacher', ({ sibling }) => `/students/${sibling.id}`, openScanner],
  ['teacher-scan', 'teacher', ofStudent, scanTwo],
  ['teacher-scan-review', 'teacher', ofStudent, async (page, family) => (await scanTwo(page, family)).review()],
  [
    'teacher-scan-recorded',
    'teacher',
    ofStudent,
    async (page, family) => {
      const scanner = await scanTwo(page, family);
      await scanner.review();
      await scanner.record();
      await scanner.dialog.getByRole('button', { name: 'Fermer' }).last().waitFor();
    },
  ],
  ['follower-scan', 'follower', ofStudent, scanTwo],
  ['follower-scan-review', 'follower', ofStudent, async (page, family) => (await scanTwo(page, family)).review()],
  [
    'follower-home-revision',
    'follower',
    () => '/my-childrens',
    (page, { student }) => page.getByRole('button', { name: `Réviser à la maison avec ${student.firstname}` }).click(),
  ],
  ['home-hello', 'homeDevice', atHome],
  ['home-other-code', 'homeDevice', atHome, (page) => page.getByRole('button', { name: 'Un autre code' }).click()],
  ['home-card', 'homeDevice', atHome, revise],
  ['home-answer', 'homeDevice', atHome, showBack],
  ['home-end', 'homeDevice', atHome, finish],
  ['home-closed', 'closedHomeDevice', atHome],
];
