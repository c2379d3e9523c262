import { composeStories } from '@storybook/react';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from '../button/Button.tsx';
import { axeFindings, renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Actions.stories.tsx';
import { Actions } from './Actions.tsx';

testStories(stories);
const { Default, OnlyPrimary, Single } = composeStories(stories);

const more = () => screen.queryByRole('button', { name: 'Plus d’actions' });

test('the primary action is a button, the others are entries of one menu, in their order', async () => {
  renderInTheme(<Default />);
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Modifier', 'Plus d’actions']);
  await userEvent.click(more()!);
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    'Changer de classe',
    'Imprimer les codes',
    'Supprimer',
  ]);
  expect(screen.getByRole('menuitem', { name: 'Imprimer les codes' })).toHaveAttribute('href', '#print');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('ArrowDown opens the menu, End moves to the last entry, Esc closes the menu and returns focus', async () => {
  renderInTheme(<Default />);
  more()!.focus();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Changer de classe' })).toHaveFocus());
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Supprimer' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(more()).toHaveFocus();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
});

test('a dialog opened from the menu stays open with its own buttons when the menu closes', async () => {
  renderInTheme(<Default />);
  await userEvent.click(more()!);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Changer de classe' }));
  const dialog = screen.getByRole('dialog', { name: 'Changer de classe' });
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(within(dialog).getByRole('button', { name: 'Placer' })).toBeVisible();
  // The menu ignores arrow keys pressed in the dialog.
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Fermer' }));
  expect(more()).toHaveFocus();
});

test('renders no menu for only one action, primary or not', () => {
  const { unmount } = renderInTheme(<OnlyPrimary />);
  expect(more()).not.toBeInTheDocument();
  unmount();
  renderInTheme(<Single />);
  expect(screen.getByRole('button', { name: 'Fiche de l’élève' })).toBeVisible();
  expect(more()).not.toBeInTheDocument();
});

test('a disabled action is a disabled entry and does nothing', async () => {
  const onClick = jest.fn();
  renderInTheme(
    <Actions>
      <Button disabled onClick={onClick}>
        Importer
      </Button>
      <Button kind="primary">Ajouter</Button>
    </Actions>,
  );
  await userEvent.click(more()!);
  const entry = screen.getByRole('menuitem', { name: 'Importer' });
  expect(entry).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(entry);
  expect(onClick).not.toHaveBeenCalled();
});
