import { composeStories } from '@storybook/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from '../ComposerPage.stories.tsx';

const { Default } = composeStories(stories);

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const tile = () => screen.findByRole('button', { name: /^(Ajouter|Dans le pack).*5 . 2 =/ });

test('a double click adds a card to the pack once, and a later click removes it', async () => {
  render(<Default />);
  await userEvent.dblClick(await tile());
  expect(await tile()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(await tile());
  expect(await tile()).toHaveAttribute('aria-pressed', 'false');
});

test('a card is added and removed with the keyboard too [interface.keyboard]', async () => {
  render(<Default />);
  (await tile()).focus();
  await userEvent.keyboard('{Enter}');
  expect(await tile()).toHaveAttribute('aria-pressed', 'true');
  await userEvent.keyboard(' ');
  expect(await tile()).toHaveAttribute('aria-pressed', 'false');
});

const chosen = () =>
  within(screen.getByRole('list', { name: 'Cartes du pack, dans l’ordre' })).getAllByRole('listitem');
const clickFirstRemove = (detail: number) =>
  act(async () => fireEvent.click(screen.getAllByRole('button', { name: /^Retirer/ })[0]!, { detail }));

test('a double click removes one card of the pack, not the next one too', async () => {
  render(<Default />);
  for (const name of [/Ajouter.*5 . 2 =/, /Ajouter.*5 . 3 =/, /Ajouter.*5 . 4 =/]) {
    await userEvent.click(await screen.findByRole('button', { name }));
  }
  // A browser also counts the clicks if the element under the pointer has changed.
  await clickFirstRemove(1);
  await clickFirstRemove(2);
  expect(chosen()).toHaveLength(2);
  await clickFirstRemove(1);
  expect(chosen()).toHaveLength(1);
});
