import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, within } from '@testing-library/react';

import { packDetail } from '../../fixtures/packs.data.ts';
import { ChosenCards } from '../composer/cards/ChosenCards.tsx';
import { composerTexts } from '../composer/texts.ts';
import { PackCards } from './PackCards.tsx';

const [first, second] = packDetail.cards;
const cards = [first!, { ...second!, status: 'ARCHIVED' as const }];
const host = { me: fakeMe('TEACHER'), texts: composerTexts };

test('a pack marks its archived cards, and says that they are no longer revised [packs.archived]', async () => {
  await renderInHost(<PackCards cards={cards} />, host);
  expect(await screen.findByText('1 carte archivée de ce pack n’est plus révisée.')).toBeVisible();
  const [published, archived] = screen.getAllByRole('listitem');
  expect(within(published!).queryByText('Archivée')).not.toBeInTheDocument();
  expect(within(archived!).getByText('Archivée')).toBeVisible();
});

test('the form of a pack marks its archived cards [packs.archived]', async () => {
  await renderInHost(<ChosenCards cards={cards} onChange={() => undefined} />, host);
  const [published, archived] = await screen.findAllByRole('listitem');
  expect(within(published!).queryByText('Archivée')).not.toBeInTheDocument();
  expect(within(archived!).getByText('Archivée')).toBeVisible();
});

test('says nothing about archived cards if there are none [packs.archived]', async () => {
  await renderInHost(<PackCards cards={[first!]} />, host);
  expect(await screen.findByRole('listitem')).toBeVisible();
  expect(screen.queryByText(/archivée/i)).not.toBeInTheDocument();
});

test('a card beside an archived card keeps its size, so that cards do not overlap', () => {
  const css = readFileSync(join(__dirname, 'packs.css'), 'utf8');
  expect(css).toMatch(/\.pack-cards > li \{[^}]*align-content: start/);
});
