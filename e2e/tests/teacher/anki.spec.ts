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
  const matter = (await api.call(subjects.select)).subjects.find(({ parent_id }) => parent_id === null)!;
  const { image } = await api.call(cardsImages.create, {
    body: { title: 'drapeau.jpg', alt: 'Un drapeau rouge', type: 'image/jpeg', data: picture },
  });
  const drawn = { front_pattern: 'top', fimg: image, front_alt: 'Un drapeau rouge', fline1: 'À qui ?' } as const;
  await api.call(cards.create, { body: { matter_id: matter.id, bline1: 'Personne', ...drawn } });

  const mine = new CardsPage((await visit(first)).page);
  await mine.open();
  await mine.preview(deck, matter.name);
  const count = Number(/^\d+/.exec((await mine.verdict.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(200);
  await mine.acceptImport();
  await expect(mine.page.getByText(`${count} cartes sont importées, comme brouillons.`)).toBeVisible();
  const exported = await mine.export(/Anki/);

  const theirs = new CardsPage((await visit(second)).page);
  await theirs.open();
  await theirs.preview(exported);
  await expect(theirs.verdict).toHaveText(`${count + 1} cartes acceptées sur ${count + 1}.`);
  await expect(theirs.dialog.getByRole('img', { name: 'Un drapeau rouge' })).toBeVisible();
  await theirs.acceptImport();
  await expect(theirs.page.getByText(`${count + 1} cartes sont importées, comme brouillons.`)).toBeVisible();
  await expect(theirs.page.getByRole('img', { name: 'Un drapeau rouge' }).first()).toBeVisible();

  // The import refuses cards that the teacher already has: 0 accepted cards mean that no card was lost or changed.
  await mine.preview(await theirs.export(/Anki/));
  await expect(mine.verdict).toHaveText(`0 carte acceptée sur ${count + 1}.`);
  await expect(mine.dialog.getByText('Vous avez déjà cette carte.').first()).toBeVisible();
});
