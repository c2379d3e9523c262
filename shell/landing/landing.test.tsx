import { screen } from '@testing-library/react';

import { renderPublic } from '../testing/renderPublic.tsx';
import { countsOf, demoCards, nextBox } from './demo.ts';

test('a right answer moves a card one box up, at most to box 5; a wrong answer moves it to box 1', () => {
  expect([1, 2, 3, 4, 5].map((box) => nextBox(box, true))).toEqual([2, 3, 4, 5, 5]);
  expect([1, 2, 3, 4, 5].map((box) => nextBox(box, false))).toEqual([1, 1, 1, 1, 1]);
  expect(countsOf(demoCards).reduce((sum, n) => sum + n)).toBe(demoCards.length);
});

test('a visitor can turn a card, answer, and see it move', async () => {
  const { user } = await renderPublic('/');
  const knew = screen.getByRole('button', { name: 'Je savais' });
  await user.click(knew);
  expect(screen.getByText('Répondez dans votre tête, puis retournez la carte.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Retourner la carte' }));
  await user.click(knew);
  expect(screen.getByText('La carte passe en boîte 2.')).toBeVisible();
});

test('presents the product, and links students to their own page', async () => {
  await renderPublic('/');
  expect(screen.getByRole('heading', { level: 1, name: 'Ce qui est appris reste appris.' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Je suis élève' })).toHaveAttribute('href', '/device');
  expect(document.title).toBe('Cartes de révision pour l’école primaire · Mémocartes');
});
