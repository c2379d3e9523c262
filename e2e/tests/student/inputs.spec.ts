import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Locator, Page } from '@playwright/test';

import { Keyboard } from '../../interactions/keyboard.ts';
import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedTypedSession } from '../../seed/typedCards.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { expect, test } from '../../test.ts';

const viewport = { width: 1024, height: 768 };

const inputMethods = {
  touch: {
    firstname: 'Zoé',
    press: async (page: Page, target: Locator) => {
      await target.waitFor();
      await skipSeenDelay(page);
      await target.tap();
    },
  },
  mouse: {
    firstname: 'Anna',
    press: async (page: Page, target: Locator) => {
      await target.waitFor();
      await skipSeenDelay(page);
      await target.click();
    },
  },
  keyboard: {
    firstname: 'Léo',
    press: async (page: Page, target: Locator) => {
      await target.waitFor();
      await skipSeenDelay(page);
      await new Keyboard(page).use(target);
    },
  },
} as const;

test('a student revises by touch, by mouse and by keyboard alone; two presses lead from the QR code to the first card', async ({
  seed,
  visit,
}) => {
  test.setTimeout(240_000);
  const classSession = await seedTypedSession(seed, ['Zoé', 'Anna', 'Léo']);
  for (const [method, { firstname, press }] of Object.entries(inputMethods)) {
    await test.step(method, async () => {
      const hasTouch = method === 'touch';
      const { page } = await visit(undefined, undefined, {
        viewport,
        hasTouch,
        serviceWorkers: 'block',
        hasClock: true,
      });
      const tablet = new TabletPage(page);
      const button = (name: string | RegExp) => page.getByRole('main').getByRole('button', { name }).last();
      await tablet.openWithSecret(classSession.secret);
      await expect(tablet.title).toHaveText('Tape le code écrit au tableau');

      // On an approved tablet, only these two presses lead from the QR code to the first card.
      await page.goto('about:blank');
      await page.goto(`/device#${classSession.session.code}`);
      await expect(tablet.title).toHaveText('Touche ton prénom');
      await press(page, page.getByRole('listitem').getByRole('button', { name: firstname }));
      await press(page, button('Commencer'));
      await expect(tablet.progress).toHaveText(/^0 sur/);

      const actions = page.getByRole('group', { name: 'Ta réponse' });
      await press(page, actions.getByRole('button', { name: 'Retourner la carte' }));
      await press(page, actions.getByRole('button', { name: 'Je savais' }));
      const field = page.getByLabel('Écris ta réponse');
      await expect(field).toBeFocused();
      if (method === 'keyboard') await page.keyboard.type(classSession.word);
      else {
        for (const letter of classSession.word.toLowerCase()) {
          await press(
            page,
            page.getByRole('group', { name: 'Touches' }).getByRole('button', { name: letter, exact: true }),
          );
        }
      }
      if (method === 'keyboard') await expect(actions.getByRole('button', { name: 'Vérifier' })).toBeEnabled();
      await press(page, actions.getByRole('button', { name: 'Vérifier' }));
      await expect(page.getByText(/^C’est ça/)).toBeVisible();
      await press(page, actions.getByRole('button', { name: 'Continuer' }));
      if (classSession.number) {
        await expect(field).toBeFocused();
        await page.keyboard.type(classSession.number);
        await press(page, actions.getByRole('button', { name: 'Vérifier' }));
        await press(page, actions.getByRole('button', { name: 'Continuer' }));
      }
      await expect(tablet.title).toContainText('C’est fini pour aujourd’hui');
      await expect(page.getByText(/^Bravo/)).toBeVisible();
      await press(page, button('Terminé'));
      await expect(tablet.title).toHaveText('Touche ton prénom');
    });
  }
  await classSession.teacherApi.call(sessions.close, { id: classSession.session.id });
});
