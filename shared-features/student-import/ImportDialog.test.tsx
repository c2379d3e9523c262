import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './ImportDialog.stories.tsx';

const { Default, OverTheLimit, MissingColumn } = composeStories(stories);
const file = new File(['nom,prénom\nBenali,Inès'], 'classe.csv', { type: 'text/csv' });
const choose = async () => userEvent.upload(await screen.findByLabelText(/Fichier des élèves/), file);

test('a verdict for each row before anything is written', async () => {
  render(<Default />);
  await choose();
  expect(await screen.findByText('Un élève prêt, une ligne refusée')).toBeVisible();
  const row = within(screen.getByRole('row', { name: /Ada BENALI/ }));
  expect(row.getByText(/Date de naissance non reconnue/)).toBeVisible();
});

test('the accepted rows are written, then the dialog closes', async () => {
  render(<Default />);
  await choose();
  await userEvent.click(await screen.findByRole('button', { name: 'Importer un élève' }));
  expect(await screen.findByText('Un élève importé en CE1 A')).toBeVisible();
  expect(Default.args.onClose).toHaveBeenCalled();
});

test('only the refused rows', async () => {
  render(<Default />);
  await choose();
  await userEvent.click(await screen.findByRole('tab', { name: /Lignes refusées/ }));
  expect(screen.queryByRole('row', { name: /Inès BENALI/ })).not.toBeInTheDocument();
});

test('a file over the offer’s limit says so and can’t be imported', async () => {
  render(<OverTheLimit />);
  await choose();
  expect(await screen.findByText(/plus d’élèves que votre offre/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true');
});

test('a file that can’t be understood says which column is missing', async () => {
  render(<MissingColumn />);
  await choose();
  expect(await screen.findByText(/Colonne absente/)).toBeVisible();
});
