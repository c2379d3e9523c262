import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { notFound } from '@memocartes/shared-shell/fake-host/stories';
import { moreAction, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import * as stories from './MySchoolPage.stories.tsx';
import { OwnSchool } from './OwnSchool.tsx';
import { ownSchoolTexts } from './texts.ts';

const { Default, Loading, Failed, English } = composeStories(stories);

test('shows the school, its links to the codes and the year change, its operations and its history [permissions.school-admin]', async () => {
  render(<Default />);
  expect(await screen.findByRole('heading', { level: 1, name: 'École élémentaire Jean-Macé' })).toBeVisible();
  expect(screen.getByText('212 sur 250')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imprimer la liste des codes' })).toHaveAttribute('href', '/my-school/codes');
  expect(await moreAction(userEvent, 'Préparer la rentrée')).toHaveAttribute('href', '/my-school/year-change');
  const undo = await screen.findByRole('button', { name: /Annuler/ });
  // Operations can be undone for a day only, so they come before the tablets and the details.
  const tablets = screen.getByRole('heading', { name: 'Rattacher les tablettes' });
  expect(undo.compareDocumentPosition(tablets)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('heading', { name: 'Historique' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows that the school is unknown for the id of another school', async () => {
  await renderInHost(<OwnSchool id={9} />, {
    me: fakeMe('ADMIN'),
    texts: ownSchoolTexts,
    route: '/schools/9',
    path: '/schools/:id',
    api: { 'GET /schools/:id': notFound },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Établissement introuvable' })).toBeVisible();
});

test('shows loading, a failure with retry, and English texts', async () => {
  const { unmount } = render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  expect(screen.getByRole('heading', { level: 1, name: 'Établissement' })).toBeVisible();
  unmount();
  const loading = render(<Loading />);
  expect(await screen.findByRole('heading', { name: 'Chargement…' })).toBeInTheDocument();
  loading.unmount();
  render(<English />);
  expect(await screen.findByRole('link', { name: 'Print the list of codes' })).toBeVisible();
});
