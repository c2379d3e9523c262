import { cardLink } from '@memocartes/contract/cards/public/card-link';
import { QrCode } from '@memocartes/shared-ui/qr';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';

import { card } from '../../view/cards.data.ts';
import { CardCode } from './CardCode.tsx';
import * as stories from './PrintSheetsPage.stories.tsx';

const { LongEdge, ShortEdge, WithCodes, Calibrated, Empty, Failed } = composeStories(stories);

const firstCard = async (name: string) =>
  within(await screen.findByRole('figure', { name }))
    .getByText('14')
    .closest('.print-sheet__card');

test('the back of the first card is on the right with the long edge; on the left and upside down with the short edge [printing.duplex]', async () => {
  const long = render(<LongEdge />);
  expect(await firstCard('Feuille 1, verso')).toHaveStyle({ left: '65%', transform: '' });
  expect(await axeFindings(document.body)).toEqual([]);
  long.unmount();
  render(<ShortEdge />);
  expect(await firstCard('Feuille 1, verso')).toHaveStyle({ left: '5%', transform: 'rotate(180deg)' });
});

test('only backs are shifted by the offset in the address, within its limits [printing.calibration]', async () => {
  render(<Calibrated />);
  // Left: 65 % plus 2.1 mm of 210 mm; top: 16.5 mm minus the maximum offset of 5 mm, of 297 mm.
  const back = (await firstCard('Feuille 1, verso')) as HTMLElement;
  expect(Number.parseFloat(back.style.left)).toBeCloseTo(66);
  expect(Number.parseFloat(back.style.top)).toBeCloseTo((100 * 11.5) / 297);
  expect(await firstCard('Feuille 1, recto')).toHaveStyle({ left: '5%' });
});

test('with the option for QR codes, each back has a QR code and fronts have none', async () => {
  render(<WithCodes />);
  const back = await screen.findByRole('figure', { name: 'Feuille 1, verso' });
  await waitFor(() => expect(within(back).getAllByRole('img', { name: /^QR code de la carte/ })).toHaveLength(8));
  expect(
    within(screen.getByRole('figure', { name: 'Feuille 1, recto' })).queryByRole('img', { name: /QR/ }),
  ).toBeNull();
});

test('a QR code of the preview contains the card’s public address [printing.qr-target]', async () => {
  const printedCard = card(12);
  render(
    <>
      <CardCode card={printedCard} />
      <QrCode text={cardLink(location.origin, printedCard.qr_code)} label="expected" />
      <QrCode text={cardLink(location.origin, card(13).qr_code)} label="other" />
    </>,
  );
  const sourceOf = async (name: RegExp) => (await screen.findByRole('img', { name })).getAttribute('src');
  expect(await sourceOf(/MA-CE2-0012/)).toBe(await sourceOf(/expected/));
  expect(await sourceOf(/MA-CE2-0012/)).not.toBe(await sourceOf(/other/));
});

test('shows a message if nothing is selected, and a retry button after a failure', async () => {
  const empty = render(<Empty />);
  expect(await screen.findByText('Aucune carte')).toBeVisible();
  empty.unmount();
  render(<Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
});

testStories({ default: stories.default, Loading: stories.Loading });
