import { composeStories } from '@storybook/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { axeFindings, renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Menu.stories.tsx';

testStories(stories);
const { Default } = composeStories(stories);

test('opens, moves with arrows and letters, closes with Esc and returns focus', async () => {
  renderInTheme(<Default />);
  const button = screen.getByRole('button', { name: /Mon compte/ });
  await userEvent.click(button);
  expect(await axeFindings(document.body)).toEqual([]);
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Gérer mon profil' })).toHaveFocus());
  await userEvent.keyboard('{ArrowUp}');
  expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(screen.getByRole('menuitem', { name: 'Thème sombre' })).toHaveFocus();
  await userEvent.keyboard('g');
  expect(screen.getByRole('menuitem', { name: 'Gérer mon profil' })).toHaveFocus();
  await userEvent.keyboard('s');
  expect(screen.getByRole('menuitem', { name: 'Se déconnecter' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(button).toHaveFocus();
});

test('activates an entry once and closes the menu', async () => {
  const onClick = jest.fn();
  renderInTheme(<Default items={[{ label: 'Se déconnecter', onClick }]} />);
  await userEvent.click(screen.getByRole('button', { name: /Mon compte/ }));
  await userEvent.click(screen.getByRole('menuitem', { name: 'Se déconnecter' }));
  expect(onClick).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a menu that fits neither below nor above its button stays in the window', async () => {
  const original = Element.prototype.getBoundingClientRect;
  Element.prototype.getBoundingClientRect = function rect(this: Element) {
    return this.matches('.mc-menu__drop') ? new DOMRect(0, 0, 240, 300) : new DOMRect(40, 60, 44, 44);
  };
  const height = window.innerHeight;
  window.innerHeight = 360;
  renderInTheme(<Default />);
  await userEvent.click(screen.getByRole('button', { name: /Mon compte/ }));
  expect(screen.getByRole('menu').closest('.mc-menu__drop')).toHaveStyle({ top: '52px' });
  window.innerHeight = height;
  Element.prototype.getBoundingClientRect = original;
});
