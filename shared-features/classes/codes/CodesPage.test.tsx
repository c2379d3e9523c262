import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './CodesPage.stories.tsx';

const { Default, OfAClass, TabletsOnly, Loading, Failed, English, NoStudentInClass } = composeStories(stories);

test('shows the school’s code with three steps, then a page for each class with students and a page for students without a class', async () => {
  render(<Default />);
  const first = within(await screen.findByRole('article', { name: 'Rattacher les tablettes' }));
  expect(first.getByText('0751234J')).toBeVisible();
  expect(await first.findByRole('img', { name: /QR code/ })).toBeVisible();
  expect(first.getAllByRole('listitem')).toHaveLength(3);
  const ce1 = within(await screen.findByRole('article', { name: 'CE1 A' }));
  expect(ce1.getByRole('row', { name: '1 Lucas DA SILVA CE1 E-000011' })).toBeVisible();
  expect(within(screen.getByRole('article', { name: 'Sans classe' })).getAllByRole('row')).toHaveLength(5);
  // A class without students has no page.
  expect(screen.queryByRole('article', { name: 'CP B' })).not.toBeInTheDocument();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('opens the print dialog', async () => {
  const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
  render(<Default />);
  await userEvent.click(await screen.findByRole('button', { name: 'Imprimer' }));
  expect(print).toHaveBeenCalled();
});

test('shows the page of one class only, or the tablets page only', async () => {
  const { unmount } = render(<OfAClass />);
  expect(await screen.findByRole('article', { name: 'CE1 A' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Retour' })).toHaveAttribute('href', '/classes/3');
  expect(screen.getAllByRole('article')).toHaveLength(1);
  unmount();
  render(<TabletsOnly />);
  expect(await screen.findByRole('article', { name: 'Rattacher les tablettes' })).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(1);
});

test('shows that a class has no students', async () => {
  render(<NoStudentInClass />);
  expect(await screen.findByText('Aucun élève dans cette classe')).toBeVisible();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'List of codes' })).toBeVisible();
});

testStories({
  default: stories.default,
  NoStudent: stories.NoStudent,
  NoStudentInClass: stories.NoStudentInClass,
});
