import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen } from '@testing-library/react';

import { school } from './school.data.ts';
import * as stories from './SchoolDetails.stories.tsx';

const { Default, AccessOver, Trial, NoEnd } = composeStories(stories);

test('shows the school’s identity, subscription and usage', async () => {
  render(<Default />);
  expect(await screen.findByText('École, abonnée')).toBeVisible();
  expect(screen.getByText('212 sur 250')).toBeVisible();
  expect(screen.getByText('20 sur 20')).toBeVisible();
  expect(screen.getByText('Plus aucune place')).toBeVisible();
  expect(screen.getByText('12 rue des Écoles, 75012 Paris')).toBeVisible();
  expect(screen.getByText('31/08/2099')).toBeVisible();
  expect(screen.getByText('Active')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('shows that the access has expired and the school is archived [schools.status]', async () => {
  render(<AccessOver />);
  expect(await screen.findByText('Expiré le 30/06/2026')).toBeVisible();
  expect(screen.getByText('Archivée')).toBeVisible();
});

test('shows the end of a trial, and no physical boxes', async () => {
  render(<Trial />);
  expect(await screen.findByText('Fin de l’essai')).toBeVisible();
  expect(screen.getByText(/^Bientôt/)).toBeVisible();
  expect(screen.queryByText('Boîtes physiques')).not.toBeInTheDocument();
});

test('an independent teacher is not warned that their only teacher seat is taken', async () => {
  render(<Trial school={{ ...school, is_master: true, nb_teachers: 1, nb_physical_boxes: 0 }} />);
  expect(await screen.findByText('212 sur 250')).toBeVisible();
  expect(screen.queryByText('Enseignants')).not.toBeInTheDocument();
  expect(screen.queryByText('Plus aucune place')).not.toBeInTheDocument();
});

test('shows an access without an end date', async () => {
  render(<NoEnd />);
  expect(await screen.findByText('Sans fin')).toBeVisible();
  expect(screen.getByText('Oui')).toBeVisible();
});
