import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Locator } from '@playwright/test';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { seedOpenSession } from '../../seed/openSession.ts';
import type { Seed } from '../../seed/seed.ts';
import { boxOf } from '../../support/layout.ts';
import { expect, test, type Visit } from '../../test.ts';

/** Pseudorandom numbers from 0 to 1, the same for the same seed (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/**
 * Number of double taps in the first test of each screen, with delays spread evenly over `delaysMs`.
 * `useDoubleTapGuard.test.tsx` tests the rule in isolation.
 */
const nbDoubleTaps = 24;
/** Time between the two taps of a double tap, in ms. */
const delaysMs = { shortest: 80, longest: 700 };

/**
 * Waits until the card has turned. The clock of these pages is stopped between taps, but a card turns in real time.
 */
const waitUntilTurned = (card: Locator): Promise<unknown> =>
  card.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)));

for (const [name, viewport] of [
  ['tablet', { width: 768, height: 1024 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  /**
   * Opens the first of four cards for a student, on a page whose clock is stopped. The delays of `nbTaps` double taps
   * cover the range `delaysMs`.
   */
  async function revise(seed: Seed, visit: Visit, nbTaps: number) {
    const opened = await seedOpenSession(seed, ['Zoé'], 4);
    const moving = { reducedMotion: 'no-preference' } as const;
    const options = { viewport, hasTouch: true, serviceWorkers: 'block', isNew: true, ...moving } as const;
    const { page } = await visit(undefined, undefined, options);
    await page.clock.install();
    // Cards turn eight times as fast.
    const session = await page.context().newCDPSession(page);
    await session.send('Animation.enable');
    await session.send('Animation.setPlaybackRate', { playbackRate: 8 });
    const tablet = new TabletPage(page);
    await tablet.openWithSecret(opened.secret);
    await tablet.typeCode(opened.session.code);
    await tablet.chooseName('Zoé');
    await tablet.start();
    await expect(tablet.progress).toHaveText('0 sur 4');
    await page.clock.pauseAt(Date.now() + 1000);
    await page.clock.runFor(1000);
    const random = randomOf(22);
    const actions = page.getByRole('group', { name: 'Ta réponse' });
    const right = actions.getByRole('button', { name: 'Je savais' });
    const turn = actions.getByRole('button', { name: 'Retourner la carte' });

    /** A random point inside the target, away from its edge. */
    const pointOf = async (target: Locator) => {
      const box = await boxOf(target);
      return [box.x + box.width * (0.05 + 0.9 * random()), box.y + box.height * (0.05 + 0.9 * random())] as const;
    };

    let taps = 0;

    const doubleTap = async (target: Locator, between: () => Promise<void>) => {
      const { shortest, longest } = delaysMs;
      const share = ((taps % nbTaps) + random()) / nbTaps;
      taps += 1;
      const [x, y] = await pointOf(target);
      await page.touchscreen.tap(x, y);
      await between();
      await page.clock.runFor(Math.floor(shortest + (longest - shortest) * share));
      await page.touchscreen.tap(x, y);
      return [x, y] as const;
    };

    const wait = async () => {
      await page.clock.runFor(900);
      if (await tablet.card.isVisible()) await waitUntilTurned(tablet.card);
    };

    const readCounts = async () => {
      const { students } = await opened.teacherApi.call(sessions.students, { id: opened.session.id });
      const { nb_right, nb_wrong } = students.find(({ id }) => id === opened.classStudents[0].id)!;
      return { nb_right, nb_wrong };
    };

    return { page, tablet, turn, right, doubleTap, wait, counts: readCounts };
  }

  test(`${nbDoubleTaps} double taps on a ${name} answer nothing and move no card [tablets.double-tap]`, async ({
    seed,
    visit,
  }) => {
    test.setTimeout(120_000);
    const { page, tablet, turn, right, doubleTap, wait, counts } = await revise(seed, visit, nbDoubleTaps);
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/answers') ? 1 : 0));
    for (let i = 0; i < nbDoubleTaps; i += 1) {
      await expect(turn).toBeEnabled();
      // One double tap in four is on the card itself, the others are on the button that turns the card.
      const isCard = i % 4 === 3;
      const [x, y] = await doubleTap(isCard ? tablet.card : turn, () => expect(right).toBeVisible());
      await expect(right).toBeVisible();
      await wait();
      await expect(right).toBeEnabled();
      // Once the back accepts taps, a third tap at the same spot does not answer either: no answer button is there.
      if (!isCard) await page.touchscreen.tap(x, y);
      const card = await boxOf(tablet.card);
      await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
      await expect(turn).toBeVisible();
      await wait();
    }
    expect(sent).toBe(0);
    await expect(tablet.progress).toHaveText('0 sur 4');
    expect(await counts()).toEqual({ nb_right: 0, nb_wrong: 0 });
  });

  test(`a double tap on an answer on a ${name} counts once, including the last answer`, async ({ seed, visit }) => {
    const { page, tablet, turn, right, doubleTap, wait, counts } = await revise(seed, visit, 4);
    for (const done of [1, 2, 3, 4]) {
      await expect(turn).toBeEnabled();
      await turn.tap();
      await wait();
      await expect(right).toBeEnabled();
      await doubleTap(right, () =>
        done < 4 ? expect(turn).toBeVisible() : expect(tablet.title).toHaveText(/C’est fini/),
      );
      if (done < 4) await expect(tablet.progress).toHaveText(`${done} sur 4`);
      await wait();
      if (done < 4) await expect(turn).toBeVisible();
    }
    await expect(tablet.title).toHaveText(/C’est fini/);
    await page.clock.resume();
    await expect(page.getByText('4 cartes avancent d’une boîte.')).toBeVisible();
    expect(await counts()).toEqual({ nb_right: 4, nb_wrong: 0 });
  });
}
