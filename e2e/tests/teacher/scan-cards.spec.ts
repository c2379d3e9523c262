import { chromium } from '@playwright/test';

import { PrintPage } from '../../pages/teacher/PrintPage.ts';
import { ScannerPage } from '../../pages/teacher/ScannerPage.ts';
import { seedPhysicalCards } from '../../seed/physicalCards.ts';
import { axeViolations } from '../../support/accessibility.ts';
import { filmPictures } from '../../support/camera/cameraFilm.ts';
import { boxOf } from '../../support/layout.ts';
import { addSessionCookie, expect, test } from '../../test.ts';

test('physical cards recorded offline move once the network is back, and do not move again that day [scanning.offline] [scanning.once-a-day]', async ({
  seed,
  visit,
  origin,
}, info) => {
  test.setTimeout(120_000);
  const { student, teacher, follower, numbers } = await seedPhysicalCards(seed, 'Cartes sur papier');
  const film = info.outputPath('camera.mjpeg');

  await test.step('the codes of the printed sheet are filmed', async () => {
    const { page } = await visit(teacher);
    const printPage = new PrintPage(page);
    await printPage.openFromPack('Cartes sur papier');
    await printPage.selectQrCodes();
    await expect(printPage.codes).toHaveCount(3);
    const sources = await printPage.codes.evaluateAll((images) => images.map((image) => image.getAttribute('src')!));
    const studio = await page.context().newPage();
    await filmPictures(studio, sources, film, 1);
    await studio.close();
  });

  const { launchOptions } = info.project.use;
  const browser = await chromium.launch({
    ...launchOptions,
    args: [
      ...(launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-video-capture=${film}`,
    ],
  });
  const context = await browser.newContext({ baseURL: origin, locale: 'fr-FR', viewport: { width: 390, height: 844 } });
  await addSessionCookie(context, origin, teacher.token);
  const scanner = new ScannerPage(await context.newPage());
  await scanner.open(student.id);
  await expect(scanner.pile('Su')).toHaveCount(3);
  expect(await axeViolations(scanner.page)).toEqual([]);
  await scanner.review();
  await expect(scanner.dialog.getByRole('heading', { name: '3 avancent' })).toBeVisible();
  await context.setOffline(true);
  await scanner.record();
  await expect(scanner.dialog.getByText(/Les 3 cartes sont gardées sur cet appareil/)).toBeVisible();
  await context.setOffline(false);
  await expect(scanner.dialog.getByText(/^3 cartes sont enregistrées/)).toBeVisible();
  await browser.close();

  await test.step('the follower sees the cards in box 2, and can’t move a card twice that day', async () => {
    const { page } = await visit(follower, undefined, { viewport: { width: 390, height: 844 } });
    const atHome = new ScannerPage(page);
    await atHome.open(student.id);
    await expect(page.getByRole('link', { name: /^Boîte 2, 3 cartes/ }).first()).toBeAttached();
    const camera = atHome.dialog.locator('.scan-camera');
    await expect(camera.getByRole('alert')).toContainText('caméra');
    // Without a camera, cards are entered by number: the field is visible without scrolling.
    const off = await boxOf(camera);
    const field = await boxOf(atHome.numberForm);
    const foot = await boxOf(atHome.dialog.locator('.scan__foot'));
    expect(field.y - (off.y + off.height)).toBeLessThan(24);
    expect(field.y + field.height).toBeLessThanOrEqual(foot.y);
    await atHome.choose('Pas su');
    await atHome.typeNumber(numbers[0]!.toLowerCase());
    await expect(atHome.pile('Pas su')).toHaveCount(1);
    await atHome.review();
    await expect(atHome.dialog.getByRole('heading', { name: /^1 a déjà bougé dans la journée/ })).toBeVisible();
    await atHome.record();
    await expect(atHome.dialog.getByRole('heading', { name: /^1 avait déjà bougé dans la journée/ })).toBeVisible();
  });
});
