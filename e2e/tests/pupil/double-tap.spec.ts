import { sessions } from '@memocartes/contract/sessions/sessions.routes';

import { Tablet } from '../../pages/Tablet.ts';
import { openClass } from '../../seed/session.ts';
import { expect, test } from '../../test.ts';

/** Repeatable numbers from 0 to 1 (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}

for (const [name, viewport] of [
  ['tablet', { width: 768, height: 1024 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`100 random double taps on a ${name} answer nothing and move no card`, async ({ seed, visit }) => {
    test.setTimeout(240_000);
    const { secret, pupils, desk, session } = await openClass(seed, ['Zoé'], 4);
    const { page } = await visit(undefined, undefined, { viewport, hasTouch: true, serviceWorkers: 'block' });
    // Fingers are real, time is not: 100 double taps would last minutes.
    await page.clock.install();
    const tablet = new Tablet(page);
    await tablet.tie(secret);
    await tablet.typeCode(session.code);
    await tablet.touchName('Zoé');
    await tablet.start();
    await expect(tablet.progress).toHaveText('0 sur 4');
    let sent = 0;
    page.on('request', (request) => (sent += request.url().endsWith('/answers') ? 1 : 0));

    await page.clock.pauseAt(Date.now() + 1000);
    await page.clock.runFor(1000);
    const random = randomOf(22);
    const acts = page.getByRole('group', { name: 'Ta réponse' });
    const turn = acts.getByRole('button', { name: 'Retourner la carte' });
    for (let i = 0; i < 100; i += 1) {
      await expect(turn).toBeEnabled();
      // The button that turns, or the card itself.
      const box = (await (i % 4 === 3 ? tablet.card : turn).boundingBox())!;
      const [x, y] = [box.x + box.width * (0.05 + 0.9 * random()), box.y + box.height * (0.05 + 0.9 * random())];
      await page.touchscreen.tap(x, y);
      await expect(acts.getByRole('button', { name: 'Je savais' })).toBeVisible();
      await page.clock.runFor(80 + Math.floor(620 * random()));
      await page.touchscreen.tap(x, y);
      await expect(acts.getByRole('button', { name: 'Je savais' })).toBeVisible();
      await page.clock.runFor(900);
      await expect(acts.getByRole('button', { name: 'Je savais' })).toBeEnabled();
      // A third tap on the turning spot, once the back was seen, is no answer either: there is none at that place.
      if (i % 4 !== 3) await page.touchscreen.tap(x, y);
      const card = (await tablet.card.boundingBox())!;
      await page.touchscreen.tap(card.x + card.width / 2, card.y + card.height / 2);
      await expect(turn).toBeVisible();
      await page.clock.runFor(900);
    }
    expect(sent).toBe(0);
    await expect(tablet.progress).toHaveText('0 sur 4');
    const { students } = await desk.call(sessions.students, { id: session.id });
    expect(students.find(({ id }) => id === pupils[0]!.id)).toMatchObject({ nb_right: 0, nb_wrong: 0 });
  });
}
