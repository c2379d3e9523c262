import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type ErrorAnswer, renderInHost, setPageVisibility } from '@memocartes/shared-shell/fake-host/testing';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';

import { classes } from '../../fixtures/packs.data.ts';
import { card } from '../view/cards.data.ts';
import * as stories from './PrintCardsPage.stories.tsx';
import { PrintCardsPage } from './PrintCardsPage.tsx';
import { jobs, printApi } from './sheets/print.data.ts';
import { printCardsTexts } from './texts.ts';

const {
  Nothing,
  OfTheWeek,
  WeekLoading,
  Chosen,
  ForStudents,
  LastSettings,
  Running,
  JobFailed,
  FoundAgain,
  FileExpired,
  QuotaUsedUp,
  NoPack,
  Failed,
  WithoutBox,
  English,
} = composeStories(stories);

const makePdf = async () => userEvent.click(await screen.findByRole('button', { name: 'Faire le PDF' }));

test('selects packs, counts the sheets, previews both sides and creates the file', async () => {
  render(<Nothing />);
  await userEvent.click(await screen.findByRole('checkbox', { name: /Table de 7/ }));
  expect(await screen.findByText('8 cartes, 1 feuille')).toBeVisible();
  const back = screen.getByRole('figure', { name: 'Feuille 1, verso' });
  expect(within(back).getAllByRole('group')).toHaveLength(8);
  expect(await axeFindings(document.body)).toEqual([]);
  expect(screen.getByRole('button', { name: 'Faire le PDF' })).toHaveClass('mc-button--primary');
  await makePdf();
  expect(await screen.findByRole('button', { name: 'Télécharger le PDF' })).toHaveClass('mc-button--primary');
  expect(screen.getByRole('button', { name: 'Faire le PDF' })).not.toHaveClass('mc-button--primary');
});

test('cards with characters that the fonts of the PDF lack are named before the print [printing.letters]', async () => {
  const plain = card(12);
  const chinese = card(13, { back_side: { ...card(13).back_side, line1: '你好' } });
  await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { userId: 20, offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: { ...printApi, 'GET /packspro/:id': { ...printApi['GET /packspro/:id'], cards: [plain, chinese] } },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Table de 7/ }));
  expect(await screen.findByText(/^Le PDF n’a pas toutes les lettres de la carte MA-CE2-0013\s:/)).toBeVisible();
});

test('prints the cards of one level of a pack, and those without level; the level is not offered for packs of one level [printing.level]', async () => {
  const cards = [card(12, { level: 'CE1' }), card(13, { level: 'CE2' }), card(14, { level: null })];
  const { sent, user } = await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { userId: 20, offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: { ...printApi, 'GET /packspro/:id': { ...printApi['GET /packspro/:id'], cards } },
  });
  await screen.findByRole('button', { name: 'Faire le PDF' });
  expect(screen.queryByRole('combobox', { name: /Niveau/ })).not.toBeInTheDocument();
  await user.click(await screen.findByRole('checkbox', { name: /Table de 7/ }));
  expect(await screen.findByText('3 cartes, 1 feuille')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: /Niveau/ }), 'CE2');
  expect(await screen.findByText('2 cartes, 1 feuille')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Voir toutes les feuilles' })).toHaveAttribute(
    'href',
    expect.stringContaining('level=CE2'),
  );
  await makePdf();
  await waitFor(() => expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({ level: 'CE2' }));
});

test('an order is sent again as the same request after a lost response; an equal order after the first print is a new request [interface.request-once]', async () => {
  const answers: ErrorAnswer[] = [unavailable];
  const { sent } = await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { userId: 20, offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: { ...printApi, 'POST /print/cards': () => answers.shift() ?? printApi['POST /print/cards'] },
  });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Table de 7/ }));
  const requests = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { readonly request_id: string }).request_id);
  for (const count of [1, 2, 3]) {
    await makePdf();
    await waitFor(() => expect(requests()).toHaveLength(count));
    if (count > 1) expect(await screen.findByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
  }
  const [first, second, third] = requests();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});

test('shows the list of packs only once the packs of the week above it are loaded, so that the list does not move', async () => {
  render(<WeekLoading />);
  expect(await screen.findByText('12 sur 60')).toBeVisible();
  expect(screen.queryByRole('checkbox', { name: /Table de 7/ })).not.toBeInTheDocument();
});

test('with more classes than the shortcuts cover, the list does not wait for the packs of the weeks', async () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ ...classes[0]!, id: 30 + n, name: `CE1 ${n}` }));
  await renderInHost(<PrintCardsPage />, {
    me: fakeMe('ADMIN', { offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: {
      ...printApi,
      'GET /classes': { classes: many, count: many.length },
      'GET /packspro/': ({ query }: { readonly query: URLSearchParams }) =>
        query.has('week') ? new Promise(() => undefined) : printApi['GET /packspro/'],
    },
  });
  expect(await screen.findByRole('checkbox', { name: /Table de 7/ })).toBeVisible();
});

test('selects a pack of this week or the next with one click; the list shows which classes a pack was assigned to', async () => {
  render(<OfTheWeek />);
  const week = within(await screen.findByRole('group', { name: 'Cette semaine' }));
  expect(await axeFindings(document.body)).toEqual([]);
  const pack = week.getByRole('button', { name: /CE1 A\s: Table de 5/ });
  await userEvent.click(pack);
  expect(pack).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByRole('checkbox', { name: /Table de 5/ })).toBeChecked();
  const next = within(screen.getByRole('group', { name: 'Semaine prochaine' }));
  expect(next.getByRole('button', { name: /CE2 B\s: Table de 5/ })).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(pack);
  expect(screen.getByRole('checkbox', { name: /Table de 5/ })).not.toBeChecked();
  const row = screen.getByRole('row', { name: /Table de 5/ });
  expect(row).toHaveTextContent(/CE2 B, semaine du .* · CE1 A, semaine du /);
});

test('the result of a search names the author of the pack', async () => {
  render(<OfTheWeek />);
  const row = await screen.findByRole('row', { name: /Les capitales/ });
  expect(row).not.toHaveTextContent('Hervé GUYOT');
  await userEvent.type(screen.getByLabelText('Chercher'), 'cap');
  await waitFor(() => expect(screen.getByRole('row', { name: /Les capitales/ })).toHaveTextContent('Hervé GUYOT'));
});

test('selects single cards; a link leads to the page with all sheets', async () => {
  render(<Nothing />);
  await userEvent.click(await screen.findByRole('tab', { name: 'Cartes' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /MA-CE2-0019/ }));
  const sheetsLink = await screen.findByRole('link', { name: 'Voir toutes les feuilles' });
  expect(sheetsLink).toHaveAttribute('href', '/print-cards-template?packs=&cards=19&duplex=long');
});

test('cards with the same question are distinguished by the description of their picture', async () => {
  const cards = ['Un ballon rouge.', 'Un ballon bleu.'].map((alt, n) => {
    const printed = card(19 + n);
    return { ...printed, front_side: { ...printed.front_side, line1: 'What colour is it?', image: 503, alt } };
  });
  await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: { ...printApi, 'GET /cards': { cards, count: 2 } },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'Cartes' }));
  expect(await screen.findByRole('row', { name: /What colour is it\? .*\(Un ballon rouge\.\)/ })).toBeVisible();
  expect(screen.getByRole('row', { name: /What colour is it\? .*\(Un ballon bleu\.\)/ })).toBeVisible();
});

test('the link to the page with all sheets contains the offset of the last print [printing.calibration]', async () => {
  render(<LastSettings />);
  const sheetsLink = await screen.findByRole('link', { name: 'Voir toutes les feuilles' });
  expect(sheetsLink).toHaveAttribute(
    'href',
    '/print-cards-template?packs=11&cards=&duplex=short&qr=true&shift_x=1.5&shift_y=-0.5',
  );
});

test.each([
  ['TEACHER', 'their own packs', '20'],
  ['ADMIN', 'the packs of the whole school', null],
] as const)('%s sees %s [packs.school]', async (role, _which, teacher) => {
  const { sent } = await renderInHost(<PrintCardsPage />, {
    me: fakeMe(role, { userId: 20, offerId: 4, nbPhysicalBoxes: 2 }),
    texts: printCardsTexts,
    api: printApi,
  });
  await screen.findByRole('checkbox', { name: /Table de 7/ });
  const lists = sent.filter(({ path, query }) => path === '/packspro/' && !query.has('week'));
  expect(lists.map(({ query }) => query.get('teacher_id'))).toEqual([teacher]);
});

test('prints one copy for each student, or each card once, and names the cards [printing.named]', async () => {
  render(<ForStudents />);
  expect(await screen.findByText('6 cartes, 1 feuille')).toBeVisible();
  const single = within(screen.getByRole('list', { name: 'Cartes choisies une à une' }));
  expect(single.getByRole('listitem')).toHaveTextContent(/6 exemplaires$/);
  expect(screen.getByRole('tab', { name: /^Cartes/ })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('checkbox', { name: /^Un exemplaire par élève/ }));
  expect(await screen.findByText('1 carte, 1 feuille')).toBeVisible();
});

test('printing without a selection shows an error until a pack is selected', async () => {
  render(<Nothing />);
  await makePdf();
  expect(await screen.findByText(/Choisissez au moins un pack/)).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: /Table de 7/ }));
  expect(screen.queryByText(/Choisissez au moins un pack/)).not.toBeInTheDocument();
});

test('shows how much of the quota is used, and a warning when all is used up [printing.quota]', async () => {
  const first = render(<Chosen />);
  expect(await screen.findByText('Impressions de cette année scolaire')).toBeVisible();
  expect(screen.getByText('12 sur 60')).toBeVisible();
  first.unmount();
  render(<QuotaUsedUp />);
  expect(await screen.findByText(/toutes vos impressions de cette année scolaire/)).toBeVisible();
});

test('restores the last print settings, except the calibration page; refuses an offset over 5 mm', async () => {
  render(<LastSettings />);
  expect(await screen.findByRole('radio', { name: 'Retourner sur le bord court' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Un QR code au dos de chaque carte' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: /Une page de réglage/ })).not.toBeChecked();
  const shift = screen.getByRole('textbox', { name: /horizontal/ });
  expect(shift).toHaveValue('1,5');
  await userEvent.clear(shift);
  await userEvent.type(shift, '9');
  await makePdf();
  expect(await screen.findByText('Un nombre de −5 à 5.')).toBeVisible();
});

test('shows progress in pages', async () => {
  render(<Running />);
  await makePdf();
  const progress = await screen.findByRole('progressbar', { name: 'Le PDF se fait' });
  await waitFor(() => expect(progress).toHaveAttribute('aria-valuetext', 'page 9 sur 24'), { timeout: 5_000 });
});

test('a failed job shows that it does not count towards the quota, and can be retried', async () => {
  render(<JobFailed />);
  await makePdf();
  expect(await screen.findByText(/n’est pas comptée/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Réessayer' })).toBeVisible();
});

test('the page that a notification opens offers the file of the print, or says that the file has expired [printing.found-again]', async () => {
  const reopenedPage = render(<FoundAgain />);
  expect(await screen.findByRole('button', { name: 'Télécharger le PDF' })).toBeVisible();
  reopenedPage.unmount();
  render(<FileExpired />);
  expect(await screen.findByText(/^Ce PDF n’est plus gardé/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Télécharger le PDF' })).not.toBeInTheDocument();
});

test('the link to all sheets contains the id of the print, so that going back shows the print [printing.found-again]', async () => {
  render(<Chosen />);
  await screen.findByText('8 cartes, 1 feuille');
  await makePdf();
  await screen.findByRole('button', { name: 'Télécharger le PDF' });
  const sheetsLink = screen.getByRole('link', { name: 'Voir toutes les feuilles' });
  expect(sheetsLink).toHaveAttribute('href', expect.stringMatching(/^\/print-cards-template\?packs=11&.*&print=\d+$/));
});

test('a print that is created after the user has left the page does not navigate back to the page', async () => {
  function Left() {
    return <p data-testid="here">{useLocation().pathname + useLocation().search}</p>;
  }
  const created = Promise.withResolvers<{ readonly id: number }>();
  const { user, sent } = await renderInHost(
    <>
      <Left />
      <Link to="/classes">partir</Link>
      <PrintCardsPage />
    </>,
    {
      me: fakeMe('TEACHER', { userId: 20, offerId: 4, nbPhysicalBoxes: 2 }),
      texts: printCardsTexts,
      route: '/schools/print-cards?packs=11',
      api: { ...printApi, 'POST /print/cards': () => created.promise },
    },
  );
  await screen.findByText('8 cartes, 1 feuille');
  await makePdf();
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  await user.click(screen.getByRole('link', { name: 'partir' }));
  await act(async () => created.resolve({ id: 7 }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Faire le PDF' })).not.toHaveAttribute('aria-busy'));
  expect(screen.getByTestId('here')).toHaveTextContent(/^\/classes$/);
});

test('shows messages for an empty list of packs, for a failure and for a school without a physical box [permissions.print]', async () => {
  const none = render(<NoPack />);
  expect(await screen.findByText('Pas encore de pack')).toBeVisible();
  none.unmount();
  const failed = render(<Failed />);
  expect(await screen.findAllByRole('button', { name: 'Réessayer' })).not.toHaveLength(0);
  failed.unmount();
  render(<WithoutBox />);
  expect(await screen.findByText(/réservée à l’offre « École, abonnée »/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Faire le PDF' })).not.toBeInTheDocument();
});

test('shows English texts', async () => {
  const english = render(<English />);
  expect(await screen.findByText('8 cards, 1 sheet')).toBeVisible();
  english.unmount();
  await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { offerId: 4, nbPhysicalBoxes: 1 }),
    texts: printCardsTexts,
    locale: 'en',
    route: '/schools/print-cards?print=7',
    api: { ...printApi, 'GET /print/jobs/:id': jobs.failed },
  });
  expect(await screen.findByText(/^The file could not be created/)).toBeVisible();
});

test('the progress of a print is not requested while the page is hidden', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const { sent } = await renderInHost(<PrintCardsPage />, {
    me: fakeMe('TEACHER', { offerId: 4, nbPhysicalBoxes: 1 }),
    texts: printCardsTexts,
    route: '/schools/print-cards?print=7',
    api: { ...printApi, 'GET /print/jobs/:id': jobs.running },
  });
  const nbReads = () => sent.filter(({ path }) => path === '/print/jobs/7').length;
  await screen.findByRole('progressbar');
  setPageVisibility('hidden');
  const nbBefore = nbReads();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(nbReads()).toBe(nbBefore);
  setPageVisibility('visible');
  await waitFor(() => expect(nbReads()).toBeGreaterThan(nbBefore));
  jest.restoreAllMocks();
  jest.useRealTimers();
});

testStories({ default: stories.default, Loading: stories.Loading });
