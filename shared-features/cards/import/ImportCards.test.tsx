import type { CardImportRow } from '@memocartes/contract/cards/import/cards-import.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { pending, unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, type Answers, renderInHost, type Sent } from '@memocartes/shared-shell/fake-host/testing';
import { joinTexts } from '@memocartes/shared-shell/remote';
import { SessionProvider } from '@memocartes/shared-shell/session';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { cardsBulkTexts } from '../bulk/texts.ts';
import * as stories from './ImportCards.stories.tsx';
import { ImportCards } from './ImportCards.tsx';
import { cardsImportTexts } from './texts.ts';

const { Default, AnkiPackage, OverTheLimit, AtTheLimit, Failed, English } = composeStories(stories);

const previewFile = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Importer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des cartes' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), new File(['Recto;Verso'], 'capitales.csv'));
  return dialog;
};

const paris = { front: 'Paris', back: 'France', matter: null, subject: null, level: null, category: null };
const oneCard = {
  'POST /cards/import': {
    rows: [{ line: 2, card: paris, status: 'OK', message: null }],
    count: 1,
    nb_ok: 1,
    message: null,
    nb_left: null,
    format: 'csv',
    media: [],
  },
  'POST /cards/valid/import': { count: 1, rows: [], operation_id: 5 },
  'GET /subjects/select': { subjects: [], count: 0 },
} satisfies Answers;

test('previews a file: refused rows with their reason, and media that are not imported; then imports the other rows as drafts', async () => {
  render(<Default />);
  const dialog = await previewFile();
  expect(await dialog.findByText('2 cartes acceptées sur 3.')).toBeVisible();
  expect(dialog.getAllByRole('row')[1]).toHaveTextContent('Le verso est vide.');
  expect(dialog.getByText(/paris\.png/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Importer 2 cartes' }));
  expect(await screen.findByText('2 cartes sont importées, comme brouillons.')).toBeVisible();
});

test('also accepts a workbook [cards.import]', async () => {
  const { sent } = await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: oneCard,
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Importer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des cartes' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), new File(['PK'], 'capitales.xlsx'));
  expect(await dialog.findByText('1 carte acceptée sur 1.')).toBeVisible();
  expect(sent.find(({ path }) => path === '/cards/import')?.body).toMatchObject({ title: 'capitales.xlsx' });
});

test('without a connection the same file can be read again [import.read-again]', async () => {
  const reads: Answer<'POST /cards/import'>[] = [unavailable, oneCard['POST /cards/import']];
  await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: { ...oneCard, 'POST /cards/import': () => reads.shift() },
  });
  const dialog = await previewFile();
  expect(await dialog.findByText('Indisponible')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Réessayer' }));
  expect(await dialog.findByText('1 carte acceptée sur 1.')).toBeVisible();
});

test('missing values are chosen once for all rows, which are then validated again', async () => {
  const { sent } = await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: oneCard,
  });
  const dialog = await previewFile();
  await dialog.findByText('1 carte acceptée sur 1.');
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  await waitFor(() => expect(sent.filter(({ path }) => path === '/cards/import')).toHaveLength(2));
  const [first, second] = sent.filter(({ path }) => path === '/cards/import');
  expect(first!.body).toMatchObject({ title: 'capitales.csv', level: null });
  expect(second!.body).toEqual({ rows: [{ line: 2, card: paris }], level: 'CE2', matter_id: null });
  await userEvent.click(await dialog.findByRole('button', { name: 'Importer 1 carte' }));
  await waitFor(() =>
    expect(sent.find(({ path }) => path === '/cards/valid/import')?.body).toMatchObject({
      rows: [{ line: 2, card: { front: 'Paris' } }],
      level: 'CE2',
    }),
  );
});

test('a late verdict on an earlier file does not replace the verdict on the latest file', async () => {
  let respond: (verdict: Answer<'POST /cards/import'>) => void = () => undefined;

  const answer: Answers['POST /cards/import'] = ({ body }) => {
    const { title } = body as { readonly title: string };
    if (title === 'b.csv') return { ...oneCard['POST /cards/import'], count: 3 };
    return new Promise((resolve) => (respond = resolve));
  };

  const { settled } = await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: { ...oneCard, 'POST /cards/import': answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Importer' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Importer des cartes' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), new File(['Recto;Verso'], 'a.csv'));
  await dialog.findByText('Lecture du fichier…');
  await userEvent.upload(dialog.getByLabelText('Fichier'), new File(['Recto;Verso'], 'b.csv'));
  expect(await dialog.findByText('1 carte acceptée sur 3.')).toBeVisible();
  await act(async () => respond({ ...oneCard['POST /cards/import'], count: 2 }));
  await settled();
  expect(dialog.getByText('1 carte acceptée sur 3.')).toBeVisible();
});

test('the preview of an Anki package shows its images and, for each card, the media that are not imported', async () => {
  render(<AnkiPackage />);
  const dialog = await previewFile();
  expect(await dialog.findByText('3 cartes acceptées sur 4.')).toBeVisible();
  expect(dialog.getByRole('img', { name: 'Drapeau du Japon' })).toHaveAttribute('src', expect.stringMatching(/^data:/));
  const [, refused, sound, drawing] = dialog.getAllByRole('row');
  expect(refused).toHaveTextContent('Le verso est vide.');
  expect(sound).toHaveTextContent('Son non repris : paris.mp3');
  expect(drawing).toHaveTextContent(/non pris en charge : rhin\.svg.*absente du fichier : carte-du-rhin\.jpg/);
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  expect(dialog.getByText(/paris\.mp3.*rhin\.svg/)).toBeVisible();
});

test('importing cards with images sends their Anki package again', async () => {
  const image = { name: 'paris.png', alt: 'Paris', pattern: 'top' } as const;
  const rows: CardImportRow[] = [{ line: 1, card: { ...paris, back_image: image }, status: 'OK', message: null }];
  const { sent } = await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: { ...oneCard, 'POST /cards/import': { ...oneCard['POST /cards/import'], rows, format: 'apkg', pictures: {} } },
  });
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('button', { name: 'Importer 1 carte' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/cards/valid/import'));
  expect(sent.at(-1)!.body).toMatchObject({
    rows: [{ card: { back_image: image } }],
    data: expect.stringMatching(/^data:.*;base64,/) as unknown,
  });
});

test('if a file has more cards than the offer allows, selects the first cards, allows another choice, and shows what to do', async () => {
  render(<OverTheLimit />);
  const dialog = await previewFile();
  expect(await dialog.findByText(/Votre offre permet 10 cartes personnalisées.*écrivez-nous/)).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Importer 1 carte' })).not.toHaveAttribute('aria-disabled');
  const [paris, lisbon] = [/Importer la ligne 2/, /Importer la ligne 4/].map((name) =>
    dialog.getByRole('checkbox', { name }),
  );
  expect(lisbon).toBeDisabled();
  await userEvent.click(paris!);
  expect(dialog.getByText('Aucune n’est choisie.')).toBeVisible();
  await userEvent.click(lisbon!);
  expect(dialog.getByText('1 est choisie.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('at the limit, the button shows the reason and what to do', async () => {
  render(<AtTheLimit />);
  expect(await screen.findByRole('button', { name: 'Importer' })).toHaveAttribute('aria-disabled', 'true');
  expect(
    screen.getByRole('tooltip', { name: /vous les avez toutes.*Supprimez des brouillons/, hidden: true }),
  ).toBeInTheDocument();
});

test('an open dialog stays when the limit is reached meanwhile, in another tab [schools.limit-cards-text]', async () => {
  function Person() {
    const [me, setMe] = useState(fakeMe('TEACHER', { offerId: 3, nbCards: 9 }));
    return (
      <SessionProvider value={me}>
        <button type="button" onClick={() => setMe({ ...me, nbCards: 10 })}>
          Créer ailleurs
        </button>
        <ImportCards />
      </SessionProvider>
    );
  }

  await renderInHost(<Person />, { texts: cardsImportTexts, api: oneCard });
  const dialog = await previewFile();
  expect(await dialog.findByText('1 carte acceptée sur 1.')).toBeVisible();
  await userEvent.click(screen.getByText('Créer ailleurs'));
  expect(screen.getByRole('dialog', { name: 'Importer des cartes' })).toBeVisible();
});

test('imports only the selected rows; the toast undoes the import, and names every card that is kept [cards.bulk-undo-kept]', async () => {
  const kept = Array.from({ length: 12 }, (_none, id) => ({ id, name: `GE-CM1-${id}`, reason: 'EDITED' as const }));
  const rows = ['Paris', 'Rome'].map((front, n): CardImportRow => ({
    line: n + 2,
    card: { ...paris, front },
    status: 'OK',
    message: null,
  }));
  const { sent } = await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: joinTexts(cardsImportTexts, cardsBulkTexts),
    api: {
      ...oneCard,
      'POST /cards/import': { ...oneCard['POST /cards/import'], rows, count: 2, nb_ok: 2 },
      'POST /cards/operations/:id/undo': { nb_undone: 1, nb_kept: kept.length, kept },
    },
  });
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Importer la ligne 2/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'Importer 1 carte' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/cards/valid/import'));
  await userEvent.click(await screen.findByRole('button', { name: 'Annuler l’import' }));
  expect(await screen.findByText(/C’est annulé\s: 1 carte/)).toBeVisible();
  expect(screen.getByText('GE-CM1-11, modifiée depuis')).toBeVisible();
  expect(sent.find(({ path }) => path === '/cards/valid/import')?.body).toMatchObject({
    rows: [{ line: 3 }],
    title: 'capitales.csv',
    request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as unknown,
  });
});

test('a deselected row stays deselected when the level is chosen for all rows [cards.import]', async () => {
  const rowsOf = (level: unknown) =>
    ['Paris', 'Rome', 'Oslo'].map((front, n): CardImportRow => ({
      line: n + 2,
      card: { ...paris, front },
      ...(n === 2 && !level ? { status: 'BAD_LEVEL', message: 'Niveau' } : { status: 'OK', message: null }),
    }));

  const answer = ({ body }: Sent) => ({
    ...oneCard['POST /cards/import'],
    rows: rowsOf((body as { readonly level: unknown }).level),
    count: 3,
  });

  await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: cardsImportTexts,
    api: { ...oneCard, 'POST /cards/import': answer },
  });
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('checkbox', { name: /Importer la ligne 2/ }));
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  expect(await dialog.findByRole('checkbox', { name: /Importer la ligne 4/ })).toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Importer la ligne 2/ })).not.toBeChecked();
  expect(dialog.getByRole('checkbox', { name: /Importer la ligne 3/ })).toBeChecked();
});

test('after the import, the page lists the drafts, the imported cards first and marked as new [cards.import]', async () => {
  const rows = [{ line: 2, card: paris, status: 'OK' as const, message: null, id: 71 }];

  function Shown() {
    const place = useLocation();
    return <output>{`${place.search} ${JSON.stringify(place.state)}`}</output>;
  }

  await renderInHost(
    <>
      <ImportCards />
      <Shown />
    </>,
    {
      me: fakeMe('TEACHER'),
      texts: cardsImportTexts,
      api: { ...oneCard, 'POST /cards/valid/import': { count: 1, rows, operation_id: 5 } },
    },
  );
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('button', { name: 'Importer 1 carte' }));
  expect(await screen.findByText('?status=DRAFT&sort=-date_create {"newCards":[71]}')).toBeVisible();
});

test('the dialog can’t be closed while cards are imported [interface.dialog-busy]', async () => {
  await renderInHost(<ImportCards />, {
    me: fakeMe('TEACHER'),
    texts: joinTexts(cardsImportTexts, cardsBulkTexts),
    api: { ...oneCard, 'POST /cards/valid/import': pending },
  });
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('button', { name: 'Importer 1 carte' }));
  expect(dialog.getByRole('button', { name: 'Annuler' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Importer des cartes' })).toBeVisible();
});

test('shows a failure in the dialog; English texts', async () => {
  const failed = render(<Failed />);
  const dialog = await previewFile();
  await userEvent.click(await dialog.findByRole('button', { name: 'Importer 2 cartes' }));
  expect(await dialog.findByText('Une erreur est survenue')).toBeVisible();
  failed.unmount();
  render(<English />);
  await userEvent.click(await screen.findByRole('button', { name: 'Import' }));
  const english = within(await screen.findByRole('dialog', { name: 'Import cards' }));
  await userEvent.upload(english.getByLabelText('File'), new File(['Recto;Verso'], 'capitales.csv'));
  await english.findByText('2 cards accepted out of 3.');
  expect(english.getAllByRole('row')[1]).toHaveTextContent('A side of the card is empty.');
});

testStories({ default: stories.default, Reading: stories.Reading });
