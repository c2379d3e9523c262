import type { Page } from '@playwright/test';

import { InvoicesPage } from '../pages/superadmin/InvoicesPage.ts';
import type { DemoIds, Screen } from './screens.ts';

type Name = string | RegExp;

/** Presses these buttons and menu entries one after the other, the first of each name, then waits for the dialog. */
const press =
  (...names: readonly Name[]) =>
  async (page: Page): Promise<void> => {
    for (const name of names) {
      await page.getByRole('button', { name }).or(page.getByRole('menuitem', { name })).first().click();
    }
    // On a phone, the side panel has the role of a dialog too.
    await page.locator('.mc-dialog').waitFor();
  };

/** Selects the first two rows of the list, then presses these buttons. */
const pressForRows =
  (...names: readonly Name[]) =>
  async (page: Page): Promise<void> => {
    const boxes = page.getByRole('main').getByRole('row').getByRole('checkbox');
    for (const index of [1, 2]) await boxes.nth(index).check();
    await press(...names)(page);
  };

/** Chooses a screenshot of the page in the empty file field of the dialog. */
async function choosePicture(page: Page): Promise<void> {
  const picture = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: await page.screenshot({ type: 'jpeg' }) };
  await page.getByRole('dialog').locator('input[type=file]').setInputFiles(picture);
  await page.locator('.cropper-crop-box').waitFor();
}

const studentPanel = ({ student }: DemoIds, mode: 'VIEW' | 'EDIT') =>
  `/students/${student}?panel=student&mode=${mode}&item=${student}`;

/** Dialogs that people open most. Nothing is confirmed, so that the data of the demonstration stays as it is. */
export const dialogScreens: readonly Screen[] = [
  ['school-admin-student-leaves', 'schoolAdmin', (ids) => studentPanel(ids, 'VIEW'), press(/^Quitte l’école/)],
  [
    'school-admin-delete-class',
    'schoolAdmin',
    ({ class_ }) => `/classes/${class_}?panel=class&mode=VIEW&item=${class_}`,
    press('Supprimer'),
  ],
  [
    'school-admin-leave-form',
    'schoolAdmin',
    (ids) => studentPanel(ids, 'EDIT'),
    async (page) => {
      await page
        .locator('.mc-panel')
        .getByLabel(/^Prénom/)
        .fill('Camille');
      await page.keyboard.press('Escape');
      await page.getByRole('alertdialog').waitFor();
    },
  ],
  ['school-admin-import-students', 'schoolAdmin', () => '/schools/students', press('Importer des élèves')],
  ['school-admin-choose-class', 'schoolAdmin', () => '/schools/students', pressForRows(/classe/)],
  ['teacher-open-session', 'teacher', ({ class_ }) => `/classes/${class_}`, press('Ouvrir une séance')],
  ['teacher-card-details', 'teacher', () => '/schools/cards', press(/^Voir la carte/)],
  ['teacher-week-pack', 'teacher', () => '/schools/packs', press(/\d+ cartes/)],
  ['teacher-second-factor', 'teacher', () => '/Params?tab=security', press('Activer')],
  [
    'teacher-crop-photo',
    'teacher',
    () => '/Params',
    async (page) => {
      await press('Changer ma photo')(page);
      await choosePicture(page);
    },
  ],
  ['teacher-contact', 'teacher', () => '/Dashboard', press('Ouvrir le menu', /contacter/)],
  [
    'follower-report-message',
    'follower',
    ({ chat }) => `/messaging/${chat}`,
    press('Actions sur ce message', /^Signaler/),
  ],
  ['superadmin-bulk-edit', 'superadmin', () => '/superadmin/certified-cards?view=list', pressForRows(/^Modifier/)],
  ['superadmin-print-edition', 'superadmin', () => '/superadmin/editions', press(/^Imprimer/)],
  [
    'superadmin-delete-school',
    'superadmin',
    ({ school }) => `/superadmin/schools/${school}`,
    press('Plus d’actions', /^Supprimer/),
  ],
  [
    'superadmin-payment',
    'superadmin',
    () => '/superadmin/invoices?tab=1',
    async (page) => {
      await new InvoicesPage(page)
        .row(/F\d{4}-/)
        .getByRole('button')
        .first()
        .click();
      await press('Enregistrer le paiement')(page);
    },
  ],
];
