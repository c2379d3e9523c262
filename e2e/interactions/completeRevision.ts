import { expect } from '@playwright/test';

import type { TabletPage } from '../pages/student/TabletPage.ts';
import type { TypedSession } from '../seed/typedCards.ts';
import { skipSeenDelay } from '../support/clock.ts';

/**
 * Revises on a new tablet as a student does, from the school's QR code to the end of the revision. Calls `onStep` at
 * each step: joining, card (front, back, keys, a wrong answer), end page.
 */
export async function completeRevision(
  tablet: TabletPage,
  classSession: TypedSession,
  firstname: string,
  onStep: (step: string) => Promise<void>,
): Promise<void> {
  const { page } = tablet;

  const press = async (name: string | RegExp) => {
    await page.getByRole('button', { name }).waitFor();
    await skipSeenDelay(page);
    await page.getByRole('button', { name }).click();
  };

  await tablet.openWithSecret(classSession.secret);
  await expect(tablet.title).toHaveText('Tape le code écrit au tableau');
  await onStep('code');
  await page.goto('about:blank');
  await page.goto(`/device#${classSession.session.code}`);
  await expect(tablet.title).toHaveText('Touche ton prénom');
  await onStep('names');
  await tablet.chooseName(firstname);
  await expect(page.getByRole('button', { name: 'Commencer' })).toBeVisible();
  await onStep('hello');
  await tablet.start();
  await expect(tablet.progress).toHaveText(/^0 sur/);
  await onStep('front');
  await skipSeenDelay(page);
  await page.getByRole('group', { name: 'Ta réponse' }).getByRole('button').click();
  await expect(page.getByRole('button', { name: 'Je savais' })).toBeVisible();
  await skipSeenDelay(page);
  await expect(page.getByRole('button', { name: 'Je savais' })).toBeEnabled();
  await onStep('back');
  await press('Je savais');
  const keys = page.getByRole('group', { name: 'Touches' });
  await expect(keys).toBeVisible();
  for (const letter of 'zut') await keys.getByRole('button', { name: letter, exact: true }).click();
  await onStep('keys');
  await keys.getByRole('button', { name: '123, chiffres' }).click();
  await onStep('digits');
  await press('Vérifier');
  await expect(page.getByText('Pas tout à fait. Regarde bien.')).toBeVisible();
  await skipSeenDelay(page);
  await expect(page.getByRole('button', { name: 'Continuer' })).toBeEnabled();
  await onStep('wrong');
  await press('Continuer');
  for (let card = 0; card < 9 && !(await page.getByRole('button', { name: 'Terminé' }).isVisible()); card += 1) {
    const field = page.getByLabel('Écris ta réponse');
    await expect(field.or(page.getByRole('button', { name: 'Terminé' }))).toBeVisible();
    if (!(await field.isVisible())) break;
    if (await keys.getByRole('button', { name: 'Virgule' }).isVisible()) await onStep('number');
    await tablet.answer('right');
    await expect(page.getByRole('button', { name: 'C’était une faute de frappe' })).toBeHidden();
  }
  await expect(tablet.title).toContainText('C’est fini pour aujourd’hui');
  await expect(page.getByText(/^Tu as revu/)).toBeVisible();
  await skipSeenDelay(page);
  await expect(page.getByRole('button', { name: 'Terminé' })).toBeEnabled();
  await onStep('end');
}
