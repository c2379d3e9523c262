import { forgetDrafts, keepDrafts } from '@memocartes/shared-shell/drafts';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { cardsApi } from '../view/cards.data.ts';
import * as stories from './CardSpreadsheet.stories.tsx';
import { CardSpreadsheet } from './CardSpreadsheet.tsx';
import { cardSpreadsheetTexts } from './texts.ts';

// jsdom can't draw: the converted image is a fake.
const mockToJpeg = jest.fn(async (_file: Blob) => 'data:image/jpeg;base64,/9j/drawn');
jest.mock('../images/toJpeg.ts', () => ({ toJpeg: (file: Blob) => mockToJpeg(file) }));

const { Default, LoadingSubjects, SubjectsFailed, Failed, NearTheLimit, Refused, English } = composeStories(stories);

// The browser stores the subject and level of the last cards.
beforeEach(() => localStorage.clear());

const open = (more: Answers = {}) =>
  renderInHost(<CardSpreadsheet back="/schools/cards" />, {
    me: fakeMe('TEACHER'),
    texts: cardSpreadsheetTexts,
    route: '/schools/create-cards?form=many',
    api: {
      ...cardsApi,
      'POST /cards/batch': { ids: [40, 41], operation_id: 9 },
      'POST /cards_images': { id: 3, image: 503 },
      ...more,
    },
  });

const cell = (column: string, n: number) => screen.getByRole('textbox', { name: `${column}, carte ${n}` });
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

const chooseFrench = async () => {
  await screen.findByRole('option', { name: 'Français' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'm1');
};

type Sent = Awaited<ReturnType<typeof open>>['sent'];
const batches = (sent: Sent) =>
  sent
    .filter(({ path }) => path === '/cards/batch')
    .map(({ body }) => body as { readonly cards: object[]; readonly request_id: string });

test('types ten cards by keyboard: Tab moves to the next cell, Enter to the next row; Enter in the last row adds a row', async () => {
  const { sent } = await open();
  await chooseFrench();
  cell('Question', 1).focus();
  for (let n = 1; n <= 10; n += 1) {
    await userEvent.keyboard(`q${n}`);
    await userEvent.tab();
    await userEvent.keyboard(`r${n}`);
    if (n < 10) await userEvent.keyboard('{Enter}');
    if (n < 10) await waitFor(() => expect(cell('Question', n + 1)).toHaveFocus());
  }
  expect(batches(sent)).toEqual([]);
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}suite');
  expect(cell('Réponse', 10)).toHaveValue('r10\nsuite');
  await click('Publier 10 cartes');
  await waitFor(() => expect(batches(sent)).toHaveLength(1));
  const { cards } = batches(sent)[0]!;
  expect(cards).toHaveLength(10);
  expect(cards[9]).toMatchObject({
    fline1: 'q10',
    bline1: 'r10',
    bline2: 'suite',
    matter_id: 1,
    subject_id: null,
    status: 'FINAL',
  });
});

test('starts with the subject and level of the last cards', async () => {
  const first = await open();
  await chooseFrench();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CE2');
  await userEvent.type(cell('Question', 1), 'un');
  await click(/^Enregistrer .*brouillon/);
  await waitFor(() => expect(batches(first.sent)).toHaveLength(1));
  first.unmount();
  await open();
  expect(await screen.findByRole('combobox', { name: 'Niveau' })).toHaveDisplayValue('CE2');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Matière/ })).toHaveDisplayValue('Français'));
});

test('pastes cells with line breaks in quotes, without the header row; a single value is pasted into its cell', async () => {
  const { sent } = await open();
  await chooseFrench();
  await userEvent.click(cell('Question', 1));
  await userEvent.paste(
    'Question\tRéponse\tExplication\n7 × 8\t56\t"Sept fois huit\nfont cinquante-six"\nLe ""dit""\tb\n',
  );
  expect(cell('Explication', 1)).toHaveValue('Sept fois huit\nfont cinquante-six');
  expect(cell('Question', 2)).toHaveValue('Le ""dit""');
  await userEvent.click(cell('Réponse', 2));
  await userEvent.paste('!');
  expect(cell('Réponse', 2)).toHaveValue('b!');
  await click('Enregistrer 2 brouillons');
  await waitFor(() => expect(batches(sent)).toHaveLength(1));
  expect(batches(sent)[0]!.cards[0]).toMatchObject({
    fline1: '7 × 8',
    bline1: '56',
    bline2: 'Sept fois huit',
    bline3: 'font cinquante-six',
    status: 'DRAFT',
  });
});

test('a pasted column with an empty cell keeps each answer next to its question', async () => {
  await open();
  await userEvent.click(cell('Question', 1));
  await userEvent.paste('7 × 1\n7 × 2\n7 × 3');
  await userEvent.click(cell('Réponse', 1));
  await userEvent.paste('7\n\n21');
  expect([1, 2, 3].map((n) => cell('Réponse', n).textContent)).toEqual(['7', '', '21']);
});

test('splits a pasted list of questions with answers; the toast undoes the split and closes with the spreadsheet', async () => {
  const { unmount } = render(<Default />);
  await userEvent.click(await screen.findByRole('textbox', { name: 'Question, carte 2' }));
  await userEvent.paste('chou : choux\nhibou : hiboux');
  expect(cell('Question', 2)).toHaveValue('chou');
  expect(cell('Réponse', 2)).toHaveValue('choux');
  expect(cell('Réponse', 3)).toHaveValue('hiboux');
  expect(screen.getByText('2 lignes sont séparées en question et réponse.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tout laisser dans la question' }));
  expect(cell('Question', 3)).toHaveValue('hibou : hiboux');
  expect(cell('Réponse', 3)).toHaveValue('');
  await userEvent.paste('a = b\nc = d');
  expect(screen.getByRole('button', { name: 'Tout laisser dans la question' })).toBeVisible();
  unmount();
  await open();
  expect(screen.queryByRole('button', { name: 'Tout laisser dans la question' })).not.toBeInTheDocument();
});

test('undoing a split keeps later edits, new rows and removals', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Réponse, carte 2' }), 'déjà');
  await userEvent.click(cell('Question', 1));
  await userEvent.paste('chou : choux\nhibou : hiboux\ncaillou : cailloux');
  await userEvent.type(cell('Réponse', 3), ' (pluriel)');
  await userEvent.type(cell('Explication', 2), 'en x');
  await userEvent.type(cell('Question', 4), 'pou');
  await click('Retirer la ligne 1');
  await click('Tout laisser dans la question');
  expect(cell('Question', 1)).toHaveValue('hibou : hiboux');
  expect(cell('Réponse', 1)).toHaveValue('déjà');
  expect(cell('Explication', 1)).toHaveValue('en x');
  expect(cell('Question', 2)).toHaveValue('caillou');
  expect(cell('Réponse', 2)).toHaveValue('cailloux (pluriel)');
  expect(cell('Question', 3)).toHaveValue('pou');
});

test('a removed row with text can be put back at its place; an empty row is removed without a toast', async () => {
  await open();
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question, carte 1' }), 'chou');
  await userEvent.type(cell('Question', 2), 'hibou');
  await userEvent.type(cell('Réponse', 2), 'hiboux');
  await userEvent.type(cell('Question', 3), 'caillou');
  await click('Retirer la ligne 5');
  expect(screen.queryByText('La ligne 5 est retirée.')).not.toBeInTheDocument();
  await click('Retirer la ligne 2');
  expect(cell('Question', 2)).toHaveValue('caillou');
  await click('Remettre la ligne');
  expect(cell('Question', 2)).toHaveValue('hibou');
  expect(cell('Réponse', 2)).toHaveValue('hiboux');
  expect(cell('Question', 3)).toHaveValue('caillou');
});

test('explains the keyboard shortcuts, except on a touch screen, where Enter starts a new line', async () => {
  const { unmount } = render(<Default />);
  expect(await screen.findByText(/Tab passe à la case suivante/)).toBeVisible();
  unmount();
  const media = jest
    .spyOn(globalThis, 'matchMedia')
    .mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), { matches: query === '(pointer: coarse)', media: query }) as MediaQueryList,
    );
  await open();
  expect(screen.getByText(/^Une ligne par carte/)).toBeVisible();
  expect(screen.queryByText(/Tab passe/)).not.toBeInTheDocument();
  await userEvent.type(cell('Réponse', 1), 'a{Enter}b');
  expect(cell('Réponse', 1)).toHaveValue('a\nb');
  media.mockRestore();
});

test('a pasted or dropped image becomes a JPEG on the front and requires a description', async () => {
  const { sent } = await open();
  await chooseFrench();
  const png = new File(['x'], 'volcan.png', { type: 'image/png' });
  const files = Object.assign([png], { item: () => png });
  fireEvent.drop(cell('Question', 1), { dataTransfer: { files, types: ['Files'] } });
  const alt = await screen.findByRole('textbox', { name: 'Description de l’image, carte 1' });
  expect(mockToJpeg).toHaveBeenCalledWith(png);
  fireEvent.paste(cell('Question', 2), { clipboardData: { files, types: ['Files'], getData: () => '' } });
  await screen.findByRole('textbox', { name: 'Description de l’image, carte 2' });
  await userEvent.click(screen.getByRole('button', { name: 'Retirer l’image de la carte 2' }));
  await userEvent.type(cell('Réponse', 1), 'un volcan');
  await click('Publier 1 carte');
  expect(screen.getByText('Décrivez l’image en quelques mots.')).toBeVisible();
  await waitFor(() => expect(alt).toHaveFocus());
  await userEvent.type(alt, 'Un volcan');
  expect(await axeFindings(document.body)).toEqual([]);
  await click('Publier 1 carte');
  await waitFor(() => expect(batches(sent)).toHaveLength(1));
  expect(batches(sent)[0]!.cards[0]).toMatchObject({ front_pattern: 'top', fimg: 503, front_alt: 'Un volcan' });
  expect(sent.find(({ path }) => path === '/cards_images')!.body).toMatchObject({
    type: 'image/jpeg',
    data: 'data:image/jpeg;base64,/9j/drawn',
  });
});

test('nothing can be saved while an image is being converted', async () => {
  let convert: (data: string) => void = () => undefined;
  mockToJpeg.mockImplementationOnce(() => new Promise((done) => (convert = done)));
  const { sent } = await open();
  await chooseFrench();
  await userEvent.type(cell('Question', 1), 'Qui suis-je ?');
  const png = new File(['x'], 'volcan.png', { type: 'image/png' });
  fireEvent.drop(cell('Question', 1), { dataTransfer: { files: [png], types: ['Files'] } });
  await click('Enregistrer 1 brouillon');
  expect(batches(sent)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Enregistrer 1 brouillon' })).toHaveAttribute('aria-disabled', 'true');
  convert('data:image/jpeg;base64,/9j/drawn');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Description de l’image, carte 1' }), 'Un volcan');
  await click('Enregistrer 1 brouillon');
  await waitFor(() => expect(batches(sent)).toHaveLength(1));
  expect(batches(sent)[0]!.cards[0]).toMatchObject({ fimg: 503 });
});

test('a file that is not an image shows an error in its row', async () => {
  mockToJpeg.mockRejectedValueOnce(new Error('unreadable'));
  await open();
  const file = new File(['x'], 'a.png', { type: 'image/png' });
  fireEvent.drop(cell('Question', 1), { dataTransfer: { files: [file], types: ['Files'] } });
  expect(await screen.findByText(/n’est pas une image que le portail sait lire/)).toBeVisible();
});

test('shows errors of the form and of the server in their cells; a draft may lack a side', async () => {
  render(<Refused />);
  await screen.findByRole('option', { name: 'Français' });
  await userEvent.type(cell('Question', 1), 'a');
  await userEvent.type(cell('Réponse', 2), 'b');
  await click('Publier 2 cartes');
  expect(screen.getAllByText('À remplir pour publier.')).toHaveLength(2);
  expect(screen.getByText('Choisissez une matière.')).toBeVisible();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'm1');
  await click('Enregistrer 2 brouillons');
  expect(await screen.findByText('Le verso d’une carte publiée ne peut pas être vide.')).toBeVisible();
  expect(cell('Réponse', 2)).toHaveAttribute('aria-invalid', 'true');
});

test('pasting into cells removes their errors, not those of other rows', async () => {
  await open();
  await chooseFrench();
  for (const n of [1, 3]) await userEvent.type(cell('Question', n), `q${n}`);
  await click(/^Publier/);
  await waitFor(() => expect(cell('Réponse', 1)).toBeInvalid());
  cell('Réponse', 1).focus();
  await userEvent.paste('r1\nr2');
  expect(cell('Réponse', 1)).not.toBeInvalid();
  expect(cell('Réponse', 3)).toBeInvalid();
});

test('a save without cards shows an error; a failed save keeps the rows, and a retry repeats the request id', async () => {
  const first = await open({ 'POST /cards/batch': unavailable });
  await click('Publier');
  expect(screen.getByText('Écrivez au moins une carte.')).toBeVisible();
  await chooseFrench();
  await userEvent.click(cell('Question', 1));
  await userEvent.paste('1\n2\n3\n4\n5\n6\n7\n8'.replaceAll('\n', ' \u2028 '));
  await userEvent.type(
    cell('Réponse', 1),
    'r{Shift>}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{Enter}{/Shift}s',
  );
  await click('Publier 1 carte');
  await waitFor(() => expect(batches(first.sent)).toHaveLength(1));
  await click('Publier 1 carte');
  await waitFor(() => expect(batches(first.sent)).toHaveLength(2));
  const [firstBatch, secondBatch] = batches(first.sent);
  expect(secondBatch!.request_id).toBe(firstBatch!.request_id);
  expect(cell('Réponse', 1)).toHaveValue(`r${'\n'.repeat(8)}s`);
  first.unmount();
  render(<Failed />);
  await screen.findByRole('option', { name: 'Français' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'm1');
  await userEvent.type(cell('Question', 1), 'a{Shift>}{Enter}{/Shift}b');
  await click('Enregistrer 1 brouillon');
  expect(await screen.findByText('Une erreur est survenue')).toBeVisible();
});

test('the rows, the subject and the level are restored after the end of the login session [accounts.draft]', async () => {
  const first = await open();
  expect(keepDrafts()).toBe(false);
  await chooseFrench();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Niveau/ }), 'CE1');
  await userEvent.click(cell('Question', 1));
  await userEvent.paste('chat\tcat\nchien\tdog');
  expect(keepDrafts()).toBe(true);
  first.unmount();
  const { sent } = await open();
  await waitFor(() => expect(cell('Réponse', 2)).toHaveValue('dog'));
  await userEvent.type(cell('Question', 3), 'oiseau');
  await userEvent.type(cell('Réponse', 3), 'bird');
  await click('Publier 3 cartes');
  await waitFor(() => expect(batches(sent)).toHaveLength(1));
  const place = { matter_id: 1, level: 'CE1' };
  expect(batches(sent)[0]!.cards).toMatchObject([
    { fline1: 'chat', bline1: 'cat', ...place },
    { fline1: 'chien', bline1: 'dog', ...place },
    { fline1: 'oiseau', bline1: 'bird', ...place },
  ]);
  forgetDrafts();
});

test('nothing can be published while there are more rows than cards left in the offer [schools.limit-cards]', async () => {
  render(<NearTheLimit />);
  expect(await screen.findByText('Votre offre a encore de la place pour 2 cartes.')).toBeVisible();
  await userEvent.click(cell('Question', 1));
  await userEvent.paste('a\tb\nc\td\ne\tf');
  const publish = screen.getByRole('button', { name: 'Publier 3 cartes' });
  expect(publish).toHaveAttribute('aria-disabled', 'true');
  expect(publish.parentElement).toHaveTextContent(/Retirez 1 ligne/);
  await click('Retirer la ligne 2');
  expect(screen.getByRole('button', { name: 'Publier 2 cartes' })).not.toHaveAttribute('aria-disabled');
});

test('shows why the subjects could not be loaded, with retry', async () => {
  render(<SubjectsFailed />);
  expect(await screen.findByText(/Une erreur est survenue/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('shows the table when empty, the subject field while subjects load, and English texts', async () => {
  const first = render(<Default />);
  expect(await screen.findByRole('table', { name: 'Cartes à créer' })).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  first.unmount();
  const waiting = render(<LoadingSubjects />);
  expect(await screen.findByRole('combobox', { name: /^Matière/ })).toBeVisible();
  waiting.unmount();
  render(<English />);
  expect(await screen.findByRole('button', { name: 'Add a row' })).toBeVisible();
});
