import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './History.stories.tsx';
import { History } from './History.tsx';
import { historyTexts } from './texts.ts';

const { Default, SchoolOperation, Ended, Long, Loading, Empty, Failed, English } = composeStories(stories);

test('shows who changed what and when, each field before and after', async () => {
  render(<Default />);
  const list = within(await screen.findByRole('list', { name: 'Historique' }));
  const [latest, status, creation] = list.getAllByRole('listitem');
  expect(latest).toHaveTextContent('20/11/2026 16:12');
  expect(latest).toHaveTextContent('Hélène MARCHAND a modifié la fiche');
  expect(latest).toHaveTextContent('Téléphonevide → 06 39 98 12 34');
  expect(latest).toHaveTextContent('NomRousel → Roussel');
  expect(status).toHaveTextContent('Le portail a changé le statut');
  expect(status).toHaveTextContent('Statutinvité(e) → actif');
  // A creation shows no earlier values.
  expect(creation).toHaveTextContent('Expiration31/08/2027');
  expect(await axeFindings(document.body)).toEqual([]);
});

test('an operation on a school is summarised by its counts, without zeros', async () => {
  render(<SchoolOperation />);
  const list = within(await screen.findByRole('list', { name: 'Historique' }));
  const [imported, undone, year] = list.getAllByRole('listitem');
  expect(imported).toHaveTextContent(/importé un fichierÉlèves245$/);
  expect(undone).toHaveTextContent(/Marchand a annulé un importÉlèves245$/i);
  expect(year).toHaveTextContent('NiveauCE1 → CE2');
});

test('names the end of an account’s access and the departure of a student as their pages do', async () => {
  render(<Ended />);
  const list = within(await screen.findByRole('list', { name: 'Historique' }));
  const [account, student] = list.getAllByRole('listitem');
  expect(account).toHaveTextContent('actif → accès terminé');
  expect(student).toHaveTextContent('actif → parti');
});

test('loads older changes on demand', async () => {
  render(<Long />);
  await screen.findByRole('list', { name: 'Historique' });
  expect(screen.getAllByRole('listitem')).toHaveLength(10);
  await userEvent.click(screen.getByRole('button', { name: 'Voir la suite' }));
  expect(await screen.findByRole('list', { name: 'Historique, page 2' })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.queryByRole('button', { name: 'Voir la suite' })).not.toBeInTheDocument();
});

test('shows empty, a failure with retry, loading and English texts', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune modification enregistrée.')).toBeVisible();
  empty.unmount();
  const failed = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  const loading = render(<Loading />);
  expect(await screen.findAllByText('Chargement…')).not.toHaveLength(0);
  loading.unmount();
  render(<English />);
  expect(await screen.findByText('Hélène MARCHAND changed it')).toBeVisible();
});

test('renders nothing without permission', async () => {
  const { sent } = await renderInHost(
    <div data-testid="history">
      <History entityType="USER" entityId={20} on={{ schoolId: 1 }} />
    </div>,
    { me: fakeMe('TEACHER'), texts: historyTexts },
  );
  expect(screen.getByTestId('history')).toBeEmptyDOMElement();
  expect(sent).toEqual([]);
});
