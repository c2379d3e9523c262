import { join } from 'node:path';

import { cards } from '@memocartes/contract/cards/cards.routes';
import { cardsImages } from '@memocartes/contract/cards/images/cards-images.routes';
import { subjects } from '@memocartes/contract/subjects/subjects.routes';

import { CardsPage } from '../../pages/teacher/CardsPage.ts';
import { expect, test } from '../../test.ts';

/** Countries and capitals of the public deck Ultimate Geography, whose text is in the public domain. */
const deck = join(import.meta.dirname, '../../../server/cards/import/capitales.anki.txt');
/** A JPEG of 12 × 8 pixels. */
const picture =
  '/9j/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6jq62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKT/wAARCAAIAAwDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAAAwX/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCAASo//9k=';

test('a public Anki deck is imported, exported and imported again without a change', async ({ seed, visit }) => {
  const { id: schools_id } = await seed.school();
  const first = await seed.teacher({ schools_id });
  const second = await seed.teacher({ schools_id });
  const api = seed.as(first);
  const parentSubject = (await api.call(subjects.select)).subjects.find(({ parent_id }) => parent_id === null)!;
  const { image } = await api.call(cardsImages.create, {
    body: { title: 'drapeau.jpg', alt: 'Un drapeau rouge', type: 'image/jpeg', data: picture },
  });
  const imageFields = { front_pattern: 'top', fimg: image, front_alt: 'Un drapeau rouge', fline1: 'À qui ?' } as const;
  await api.call(cards.create, { body: { matter_id: parentSubject.id, bline1: 'Personne', ...imageFields } });

  const firstPage = new CardsPage((await visit(first)).page);
  await firstPage.open();
  await firstPage.preview(deck, parentSubject.name);
  const count = Number(/^\d+/.exec((await firstPage.verdict.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(200);
  await firstPage.acceptImport();
  await expect(firstPage.page.getByText(`${count} cartes sont importées, comme brouillons.`)).toBeVisible();
  const exported = await firstPage.export(/Anki/);

  const secondPage = new CardsPage((await visit(second)).page);
  await secondPage.open();
  await secondPage.preview(exported);
  await expect(secondPage.verdict).toHaveText(`${count + 1} cartes acceptées sur ${count + 1}.`);
  await expect(secondPage.dialog.getByRole('img', { name: 'Un drapeau rouge' })).toBeVisible();
  await secondPage.acceptImport();
  await expect(secondPage.page.getByText(`${count + 1} cartes sont importées, comme brouillons.`)).toBeVisible();
  await expect(secondPage.page.getByRole('img', { name: 'Un drapeau rouge' }).first()).toBeVisible();

  // The import refuses cards that the teacher already has: 0 accepted cards mean that no card was lost or changed.
  await firstPage.preview(await secondPage.export(/Anki/));
  await expect(firstPage.verdict).toHaveText(`0 carte acceptée sur ${count + 1}.`);
  await expect(firstPage.dialog.getByText('Vous avez déjà cette carte.').first()).toBeVisible();
});
