import { sessions } from '@memocartes/contract/learning/sessions/sessions.routes';
import type { Page } from '@playwright/test';

import { TabletPage } from '../../pages/student/TabletPage.ts';
import { type OwnCard, seedSessionOfCards } from '../../seed/ownCards.ts';
import { skipSeenDelay } from '../../support/clock.ts';
import { takePicture } from '../../support/takePicture.ts';
import { expect, test } from '../../test.ts';

/** Cards that simple wrapping would break badly: expressions, units, longest lines, verses, an English sentence. */
const written: readonly OwnCard[] = [
  { front: ['100 + 20 × 10 − 50 = ?'], back: ['250', '20 × 10 = 200 d’abord.'] },
  { front: ['Combien mesurent', '3 × 10 cm + 5 mm ?'], back: ['305 mm', '10 cm = 100 mm'] },
  {
    front: ['Quelle ville est la préfecture', 'de la Marne ?'],
    back: ['Châlons-en-Champagne'],
    more: { is_duo: true },
  },
  {
    front: ['Récite le début :', '« Mignonne,', 'allons voir', 'si la rose… »'],
    back: ['qui ce matin', 'avait déclose'],
  },
  { front: ['être, au futur :', 'nous…'], back: ['nous serons'], more: { is_handwritten: true } },
  { front: ['Comment dit-on', '« Quel âge as-tu ? »'], back: ['How old are you?'] },
];

/**
 * Lines of text on the visible side. `nbRows`: number of rows that the line takes. `isOut`: whether a part of the line
 * is outside the card.
 */
const readLines = (page: Page) =>
  page.locator('.mc-flashcard__face:not([inert])').evaluate(async (face) => {
    await document.fonts.ready;
    const box = face.getBoundingClientRect();
    const blocks = [...face.querySelectorAll('.mc-flashcard__text')].map((block) => {
      const lines = [...block.children].map((line) => {
        const range = document.createRange();
        range.selectNodeContents(line);
        const rects = [...range.getClientRects()];
        const isOut = rects.some(
          ({ left, right, top, bottom }) =>
            left < box.left || right > box.right || top < box.top || bottom > box.bottom,
        );
        return { text: line.textContent, nbRows: new Set(rects.map(({ top }) => Math.round(top))).size, isOut };
      });
      return { size: Number.parseFloat(getComputedStyle(block).fontSize) / box.width, lines };
    });
    return { blocks, lines: blocks.flatMap(({ lines }) => lines) };
  });

/** The text spacing that readers must be able to set: WCAG 1.4.12. */
const textSpacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }';

/** Expects each line of the visible side to be on one row within the card, with the text spacing of WCAG 1.4.12. */
async function expectLinesWithSpacing(page: Page, lines: readonly string[]) {
  // The content security policy allows no style element.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet];
  }, textSpacing);
  await expect.poll(async () => (await readLines(page)).lines).toEqual(onOneRow(lines));
  await page.evaluate(() => (document.adoptedStyleSheets = []));
  const face = page.locator('.mc-flashcard__face:not([inert])');
  await expect.poll(() => face.evaluate((item) => item.style.getPropertyValue('--mc-card-scale') || '1')).toBe('1');
}

const onOneRow = (lines: readonly string[]) => lines.map((text) => ({ text, nbRows: 1, isOut: false }));
const round = (size: number) => size.toFixed(3);

const screens = [
  ['tablet-portrait', { width: 768, height: 1024 }, 'Zoé'],
  ['tablet-landscape', { width: 1024, height: 768 }, 'Anna'],
  ['phone', { width: 390, height: 844 }, 'Léo'],
] as const;

test('each line written by the author of a card fits one row, in one size, on tablet, phone and board, and with wider text spacing [cards.text-spacing]', async ({
  seed,
  visit,
}) => {
  test.setTimeout(240_000);
  const { session, teacherApi, secret, teacher, class_ } = await seedSessionOfCards(
    seed,
    ['Zoé', 'Anna', 'Léo'],
    written,
  );
  const sizes = new Set<string>();

  const options = { hasTouch: true, reducedMotion: 'reduce', serviceWorkers: 'block', hasClock: true } as const;
  const { page } = await visit(undefined, undefined, options);
  const tablet = new TabletPage(page);
  for (const [name, viewport, student] of screens) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport);
      await tablet.openWithSecret(secret);
      await tablet.typeCode(session.code);
      await tablet.chooseName(student);
      await tablet.start();
      // A revision starts with at most five new cards.
      for (let i = 0; i < 5; i += 1) {
        await expect(tablet.progress).toHaveText(`${i} sur 5`);
        const { front, back } = written[i]!;
        const asking = await readLines(page);
        expect(asking.lines).toEqual(onOneRow(front));
        sizes.add(`front ${round(asking.blocks[0]!.size)}`);
        await takePicture(page, `card-text/${name}-${i}-front`);
        if (name === 'phone') await expectLinesWithSpacing(page, front);
        await skipSeenDelay(page);
        await page.getByRole('button', { name: 'Retourner la carte' }).last().click();
        const answering = await readLines(page);
        expect(answering.lines).toEqual(onOneRow([...front, ...back]));
        sizes.add(`back ${round(answering.blocks[1]!.size)}`);
        await takePicture(page, `card-text/${name}-${i}-back`);
        if (name === 'phone') await expectLinesWithSpacing(page, [...front, ...back]);
        await skipSeenDelay(page);
        await page.getByRole('button', { name: 'Je savais' }).click();
      }
      await tablet.reset();
    });
  }

  await test.step('collective revision on the board', async () => {
    const { page: board } = await visit(teacher, `/classes/collective/${class_.id}`, {
      viewport: { width: 1440, height: 900 },
      reducedMotion: 'reduce',
    });
    for (const [i, { front, back }] of written.entries()) {
      await expect(
        board
          .getByRole('status')
          .filter({ hasText: `${i + 1}` })
          .first(),
      ).toBeVisible();
      const asking = await readLines(board);
      expect(asking.lines).toEqual(onOneRow(front));
      sizes.add(`front ${round(asking.blocks[0]!.size)}`);
      await takePicture(board, `card-text/collective-${i}-front`);
      await board.keyboard.press('Space');
      await expect(board.getByRole('group', { name: /Verso/ })).toBeVisible();
      const answering = await readLines(board);
      expect(answering.lines).toEqual(onOneRow([...front, ...back]));
      sizes.add(`back ${round(answering.blocks[1]!.size)}`);
      await takePicture(board, `card-text/collective-${i}-back`);
      await board.keyboard.press('ArrowRight');
      if (i + 1 < written.length) await expect(board.getByRole('group', { name: /Recto/ })).toBeVisible();
    }
  });

  expect([...sizes].filter((size) => size.startsWith('front'))).toHaveLength(1);
  expect([...sizes].filter((size) => size.startsWith('back'))).toHaveLength(1);
  await teacherApi.call(sessions.close, { id: session.id });
});
