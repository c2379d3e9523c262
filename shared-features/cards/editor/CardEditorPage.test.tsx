import type { Card } from '@memocartes/contract/cards/cards.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answers, type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { SessionProvider } from '@memocartes/shared-shell/session';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef, useState } from 'react';

import { cardsApi, draft, published } from '../view/cards.data.ts';
import * as stories from './CardEditorPage.stories.tsx';
import { CardEditorPage } from './CardEditorPage.tsx';
import { cardEditorTexts } from './texts.ts';

// jsdom can't draw: a fake cropper returns a fixed image.
const mockCropper = {
  zoom: jest.fn(),
  move: jest.fn(),
  rotate: jest.fn(),
  getCroppedCanvas: () => ({ toDataURL: () => 'data:image/jpeg;base64,/9j/cut' }),
};
const mockRatios: (number | undefined)[] = [];
jest.mock('react-cropper', () => ({
  __esModule: true,
  default: function FakeCropper(props: { readonly aspectRatio?: number; readonly ready: (event: object) => void }) {
    const { ready } = props;
    const isReady = useRef(false);
    mockRatios.push(props.aspectRatio);
    useEffect(() => {
      if (!isReady.current) ready({ currentTarget: { cropper: mockCropper } });
      isReady.current = true;
    }, [ready]);
    return <img alt="" />;
  },
}));

// jsdom can't convert a picture: a file whose name starts with « faux » is treated as unreadable.
const mockToJpeg = jest.fn((file: File) =>
  file.name.startsWith('faux')
    ? Promise.reject(new Error('unreadable'))
    : Promise.resolve('data:image/jpeg;base64,/9j/'),
);
jest.mock('../images/toJpeg.ts', () => ({ toJpeg: (file: File) => mockToJpeg(file) }));

const allStories = composeStories(stories);
const {
  Default,
  Draft,
  Published,
  NearTheLimit,
  AtTheLimit,
  OfAnotherTeacher,
  Certified,
  InOtherPacks,
  InOtherPacksAdmin,
} = allStories;

// The browser stores the subject and level of the last card.
beforeEach(() => localStorage.clear());

const part = (name: string) => screen.findByRole('region', { name });
const preview = () => within(screen.getByRole('complementary', { name: 'Aperçu de la carte' }));
const moreOptions = async () => userEvent.click(await screen.findByRole('button', { name: /^Plus d’options/ }));
const click = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const jpeg = (name = 'volcan.jpg') =>
  new File([Uint8Array.from([0xff, 0xd8, 0xff, 0xe0])], name, { type: 'image/jpeg' });

const answerUnsaved = async (name: string) => {
  const confirmation = within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));
  await userEvent.click(confirmation.getByRole('button', { name }));
};

const newCard = (answers: Answers = {}, search = '') =>
  renderInHost(<CardEditorPage back={{ label: 'Cartes', to: '/schools/cards' }} />, {
    me: fakeMe('TEACHER'),
    texts: cardEditorTexts,
    route: `/schools/create-cards${search}`,
    api: { ...cardsApi, 'POST /cards': { id: 40 }, 'POST /cards_images': { id: 3, image: 503 }, ...answers },
  });

describe('a list pasted into an empty new card', () => {
  const pasteList = async () => {
    render(<Default />);
    await userEvent.click((await screen.findAllByRole('textbox', { name: 'Ligne 1' }))[0]!);
    await userEvent.paste('Les pluriels\n1) un bal → des bals\n2) un cheval → des chevaux');
    return within(await screen.findByRole('alertdialog', { name: /Faire 3 cartes de cette liste/ }));
  };

  test('becomes one card per line, in the table of new cards [cards.paste-several]', async () => {
    await userEvent.click((await pasteList()).getByRole('button', { name: 'Une carte par ligne' }));
    expect(await screen.findByRole('textbox', { name: 'Question, carte 2' })).toHaveValue('un bal');
    expect(screen.getByRole('textbox', { name: 'Réponse, carte 3' })).toHaveValue('des chevaux');
    expect(screen.getByRole('button', { name: 'Publier 3 cartes' })).toBeVisible();
  });

  test('fills the lines of this card if the person prefers a single card [cards.paste-lines]', async () => {
    await userEvent.click((await pasteList()).getByRole('button', { name: 'Une seule carte' }));
    expect(await screen.findByDisplayValue('2) un cheval → des chevaux')).toHaveAttribute('name', 'fline3');
  });
});

test('pasted text of several lines fills several fields; what does not fit stays in the last line [cards.paste-lines]', async () => {
  await newCard();
  const front = within(await part('Recto'));
  const line = (n: number) => front.getByRole('textbox', { name: `Ligne ${n}` });
  await userEvent.type(line(1), 'Poème');
  await userEvent.type(line(2), 'Auteur');
  await userEvent.click(line(1));
  await userEvent.paste(' de\r\nPaul\n\nVerlaine');
  expect([1, 2, 3, 4].map((n) => (line(n) as HTMLInputElement).value)).toEqual([
    'Poème de',
    'Paul',
    'Verlaine',
    'Auteur',
  ]);
  await waitFor(() => expect(line(3)).toHaveFocus());
  await userEvent.click(line(5));
  await userEvent.paste('a\nb\nc\nd');
  expect([5, 6, 7].map((n) => (line(n) as HTMLInputElement).value)).toEqual(['a', 'b', 'c d']);
  await userEvent.clear(line(7));
  await userEvent.paste('une ligne');
  expect(line(7)).toHaveValue('une ligne');
});

test('previews both sides while typing, then publishes the card', async () => {
  const { sent } = await newCard();
  const front = within(await part('Recto'));
  await userEvent.type(front.getByRole('textbox', { name: 'Ligne 1' }), 'être, au futur');
  expect(preview().getAllByText('être, au futur')[0]).toBeVisible();
  expect(front.getByText(/1 sur 7/)).toBeVisible();
  const back = within(await part('Verso'));
  expect(back.getByText(/0 sur 8/)).toBeVisible();
  await userEvent.type(back.getByRole('textbox', { name: 'Ligne 1' }), 'je serai');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sous-matière' }), 'Conjugaison');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CM1');
  await moreOptions();
  expect(screen.getByRole('combobox', { name: /^Cycle/ })).toHaveDisplayValue('Cycle 3 (CM1, CM2, 6e)');
  await userEvent.click(screen.getByRole('checkbox', { name: /Écriture cursive/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'à deux' }));
  expect(await axeFindings(document.body)).toEqual([]);
  await click('Publier');
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    status: 'FINAL',
    fline1: 'être, au futur',
    fline2: null,
    bline1: 'je serai',
    front_pattern: 'none',
    matter_id: 1,
    subject_id: 15,
    accents_count: true,
    accepted_answers: [],
    level: 'CM1',
    cycle: '3',
    is_handwritten: true,
    is_duo: true,
    is_lesson: false,
  });
  expect(await screen.findByText('La carte est publiée.')).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test('a new card is sent again as the same request after a lost response; an equal card after it is another request [interface.request-once]', async () => {
  const answers: ErrorAnswer[] = [unavailable];
  const { sent } = await newCard({ 'POST /cards': () => answers.shift() ?? { id: 40 } });

  const write = async () => {
    const front = within(await part('Recto'));
    await userEvent.type(front.getByRole('textbox', { name: 'Ligne 1' }), 'deux');
    await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), '2');
  };

  const requests = () =>
    sent
      .filter(({ method }) => method === 'POST')
      .map(({ body }) => (body as { readonly request_id: string }).request_id);

  const publish = async (count: number) => {
    await click(/^Publier et/);
    await waitFor(() => expect(requests()).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: /^Publier et/ })).not.toHaveAttribute('aria-busy'));
  };

  await write();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await publish(1);
  await publish(2);
  await write();
  await publish(3);
  const [first, second, third] = requests();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
}, 30_000);

test('a draft requires only a parent subject; publishing shows every missing field at once', async () => {
  const { sent } = await newCard();
  await click('Enregistrer le brouillon');
  expect(await screen.findByText('Choisissez une matière.')).toBeVisible();
  expect(screen.queryByText(/pour publier/)).not.toBeInTheDocument();
  await click('Publier');
  expect(await screen.findByText('Recto : écrivez au moins une ligne pour publier la carte.')).toBeVisible();
  expect(screen.getByText('Verso : écrivez au moins une ligne pour publier la carte.')).toBeVisible();
  expect(screen.getByText('Choisissez une matière.')).toBeVisible();
  expect(screen.getByText(/formulaire n’est pas valide/)).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
});

test('the layout of the front limits its lines: seven of text, two around an image, none on a full image [cards.lines]', async () => {
  render(<Default />);
  const front = within(await part('Recto'));
  for (let n = 1; n <= 7; n++) await userEvent.type(front.getByRole('textbox', { name: `Ligne ${n}` }), `l${n}`);
  expect(front.queryByRole('textbox', { name: 'Ligne 8' })).not.toBeInTheDocument();
  await userEvent.click(front.getByRole('radio', { name: 'Image au milieu' }));
  expect(front.getByRole('textbox', { name: 'Ligne au-dessus de l’image' })).toHaveValue('l1');
  expect(front.getByRole('textbox', { name: 'Ligne en dessous de l’image' })).toHaveValue('l2');
  expect(front.getByText(/5 lignes ne tiennent pas/)).toBeVisible();
  expect(preview().queryByText('l3')).not.toBeInTheDocument();
  await userEvent.click(front.getByRole('radio', { name: 'Image seule' }));
  expect(front.queryByRole('textbox')).not.toBeInTheDocument();
  await userEvent.click(front.getByRole('radio', { name: 'Texte seul' }));
  expect(front.getByRole('textbox', { name: 'Ligne 7' })).toHaveValue('l7');
});

test('an image is cropped, described, uploaded as a JPEG and added to the card; a missing description gets the focus; the description cannot be emptied afterwards', async () => {
  const { sent } = await newCard();
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image au-dessus' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), jpeg());
  await userEvent.click(await dialog.findByRole('radio', { name: '4:3' }));
  await waitFor(() => expect(mockRatios.at(-1)).toBe(4 / 3));
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Utiliser cette image' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  expect(await dialog.findByText('Décrivez l’image en quelques mots.')).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /Description de l’image/ })).toHaveFocus();
  await userEvent.type(dialog.getByRole('textbox', { name: /Description de l’image/ }), 'Un volcan');
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  expect(await preview().findByRole('img', { name: 'Un volcan' })).toHaveAttribute('src', '/api/documents/503');
  expect(sent.find(({ path }) => path === '/cards_images')!.body).toEqual({
    title: 'volcan.jpg',
    alt: 'Un volcan',
    type: 'image/jpeg',
    data: 'data:image/jpeg;base64,/9j/cut',
    request_id: expect.any(String) as string,
  });
  await userEvent.clear(front.getByRole('textbox', { name: /Description de l’image/ }));
  await click('Enregistrer le brouillon');
  expect(await front.findByText('Décrivez l’image en quelques mots.')).toBeVisible();
});

test('shows the progress of an upload, during which the dialog can’t be closed and nothing in it can be changed [interface.dialog-busy]', async () => {
  let finish: (created: object) => void = () => undefined;
  const { sent } = await newCard({ 'POST /cards_images': () => new Promise((resolve) => (finish = resolve)) });
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image au-dessus' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), jpeg());
  await userEvent.type(await dialog.findByRole('textbox', { name: /Description de l’image/ }), 'Un volcan');
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/cards_images')).toBe(true));
  expect(dialog.getByRole('progressbar', { name: 'Envoi de l’image' })).toHaveAttribute('aria-valuenow', '50');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-disabled', 'true');
  expect(dialog.getByRole('tab', { name: 'Mes images' })).toBeDisabled();
  expect(dialog.getByRole('textbox', { name: /Description de l’image/ }).closest('[inert]')).not.toBeNull();
  fireEvent.paste(document, { clipboardData: { files: [jpeg('autre.jpg')], getData: () => '' } });
  await act(async () => undefined);
  expect(dialog.getByText('volcan.jpg')).toBeVisible();
  await act(async () => finish({ id: 3, image: 503 }));
  expect(preview().getByRole('img', { name: 'Un volcan' })).toBeVisible();
});

test('a new image is sent again as the same request after a lost response [interface.request-once]', async () => {
  const answers: ErrorAnswer[] = [unavailable];
  const { sent } = await newCard({ 'POST /cards_images': () => answers.shift() ?? { id: 3, image: 503 } });
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image au-dessus' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), jpeg());
  await userEvent.type(await dialog.findByRole('textbox', { name: /Description de l’image/ }), 'Un volcan');
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  expect(await dialog.findByText(unavailable.message)).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  expect(await preview().findByRole('img', { name: 'Un volcan' })).toBeVisible();
  const bodies = sent.filter(({ path }) => path === '/cards_images').map(({ body }) => body);
  expect(bodies).toHaveLength(2);
  expect(bodies[1]).toEqual(bodies[0]);
});

test('refuses an unreadable picture; an earlier image can be reused, and deleted only if no card uses it [cards.images]', async () => {
  render(<Default />);
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image seule' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), new File(['GIF89a'], 'faux.jpg'));
  expect(await dialog.findByText(/n’est pas une image que le portail sait lire/)).toBeVisible();
  await userEvent.click(dialog.getByRole('tab', { name: 'Mes images' }));
  expect(await dialog.findByRole('button', { name: /Supprimer.*volcan/ })).toBeVisible();
  expect(dialog.queryByRole('button', { name: /Supprimer.*cœur/ })).not.toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Le cœur et ses vaisseaux' }));
  expect(front.getByRole('textbox', { name: /Description de l’image/ })).toHaveValue('Le cœur et ses vaisseaux');
});

test('a PNG is converted; a picture pasted on a side becomes its image [cards.images]', async () => {
  await newCard();
  const front = within(await part('Recto'));
  const png = () => new File([Uint8Array.from([0x89, 0x50, 0x4e, 0x47])], 'capture.png', { type: 'image/png' });
  const paste = (data: { readonly files: File[]; readonly getData: () => string }) =>
    fireEvent.paste(front.getByRole('textbox', { name: 'Ligne 1' }), { clipboardData: data });
  // A spreadsheet copies its cells together with a picture of them.
  paste({ files: [png()], getData: () => 'un\tdeux' });
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  paste({ files: [png()], getData: () => '' });
  const dialog = within(await screen.findByRole('dialog', { name: 'Choisir une image' }));
  expect(await dialog.findByRole('radio', { name: '4:3' })).toBeVisible();
  expect(dialog.getByText('capture.png')).toBeVisible();
  expect(mockToJpeg.mock.lastCall![0].name).toBe('capture.png');
  await userEvent.type(dialog.getByRole('textbox', { name: /Description de l’image/ }), 'Une capture');
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  expect(await preview().findByRole('img', { name: 'Une capture' })).toBeVisible();
  expect(front.getByRole('radio', { name: 'Image au-dessus' })).toBeChecked();
  // Once the dialog is open, it accepts a paste anywhere.
  await userEvent.click(front.getByRole('button', { name: 'Changer l’image' }));
  fireEvent.paste(document.body, { clipboardData: { files: [png()], getData: () => '' } });
  expect(await screen.findByRole('radio', { name: '4:3' })).toBeVisible();
});

test('edits the description of one of the person’s own images, then shows the list again; the dialog can’t be closed meanwhile [interface.dialog-busy]', async () => {
  let finish: () => void = () => undefined;
  const volcano = { id: 1, image: 501, title: 'volcan.jpg', alt: 'Un volcan', nb_cards: 1, is_mine: true };
  const { sent } = await newCard({
    'GET /cards_images': { cards_images: [volcano], count: 1 },
    'GET /cards_images/:id': volcano,
    'PATCH /cards_images/:id': () => new Promise((resolve) => (finish = () => resolve(volcano))),
  });
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image au-dessus' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.click(dialog.getByRole('tab', { name: 'Mes images' }));
  await userEvent.click(await dialog.findByRole('button', { name: /Décrire.*Un volcan/ }));
  expect(await dialog.findByText(/volcan\.jpg · 1 carte la montre/)).toBeVisible();
  const words = dialog.getByRole('textbox', { name: /Description de l’image/ });
  await userEvent.clear(words);
  await userEvent.tab();
  expect(await dialog.findByText('Décrivez l’image en quelques mots.')).toBeVisible();
  await userEvent.type(words, 'Un volcan en éruption');
  // Leaving asks for confirmation before the typed text is lost.
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.click(dialog.getByRole('button', { name: 'Retour' })),
  ]) {
    await leave();
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Continuer la saisie' }),
    );
    expect(words).toHaveValue('Un volcan en éruption');
  }
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(dialog.getByRole('button', { name: 'Fermer' })).toHaveAttribute('aria-disabled', 'true'));
  expect(dialog.getByRole('tab', { name: 'Nouvelle image' })).toBeDisabled();
  expect(words).toHaveAttribute('readonly');
  await act(async () => finish());
  expect(await dialog.findByRole('button', { name: /Décrire/ })).toBeVisible();
  expect(sent.find(({ method }) => method === 'PATCH')?.body).toEqual({ alt: 'Un volcan en éruption' });
});

test('a draft can be published; a published card can only be saved', async () => {
  const first = render(<Draft />);
  expect(await screen.findByDisplayValue('des chevaux')).toBeVisible();
  await click('Publier');
  expect(await screen.findByText('La carte est publiée.')).toBeVisible();
  first.unmount();
  render(<Published />);
  await screen.findByDisplayValue('nous serons');
  expect(screen.queryByRole('button', { name: 'Publier' })).not.toBeInTheDocument();
  await userEvent.type(screen.getByDisplayValue('nous serons'), ' là');
  await click('Enregistrer');
  expect(await screen.findByText('La carte est enregistrée.')).toBeVisible();
});

test('the editor says in how many packs of other people the card is; the changes can be saved as a new card [cards.uses]', async () => {
  const { sent } = await renderInHost(<CardEditorPage id={21} back={{ label: 'Cartes', to: '/schools/cards' }} />, {
    me: fakeMe('TEACHER'),
    texts: cardEditorTexts,
    api: {
      ...cardsApi,
      'GET /cards/:id': { ...published, in_pack: true },
      'GET /cards/:id/uses': { colleagues: 1, other_schools: 0 },
      'POST /cards': { id: 40 },
    },
  });
  expect(await screen.findByText(/^Cette carte est aussi dans 1 pack d’un collègue.*comme copie\.$/)).toBeVisible();
  await userEvent.type(screen.getByDisplayValue('nous serons'), ' là');
  await click('Enregistrer comme copie');
  expect(await screen.findByText(/La copie est enregistrée.*n’a pas changé/)).toBeVisible();
  const { method, body } = sent.at(-1)!;
  expect({ method, body }).toMatchObject({ method: 'POST', body: { status: 'FINAL', bline1: 'nous serons là' } });
  expect(sent.some((call) => call.method === 'PATCH')).toBe(false);
});

test('counts the packs of colleagues and of other schools; offers no copy to a person who can’t create cards, or if the card is in no other pack [cards.uses]', async () => {
  const first = render(<InOtherPacks />);
  expect(await screen.findByText(/2 packs de collègues et 1 pack d’une autre école/)).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  first.unmount();
  const admin = render(<InOtherPacksAdmin />);
  expect(await screen.findByText(/1 pack d’un collègue.*vos changements s’y verront\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Enregistrer comme copie' })).not.toBeInTheDocument();
  admin.unmount();
  render(<Published />);
  await screen.findByDisplayValue('nous serons');
  expect(screen.queryByText(/est aussi dans/)).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enregistrer comme copie' })).not.toBeInTheDocument();
});

test('saving an unchanged card sends nothing and shows that nothing changed; publishing it is a change [interface.no-change]', async () => {
  const { sent } = await renderInHost(
    <CardEditorPage id={draft.id} back={{ label: 'Cartes', to: '/schools/cards' }} />,
    {
      me: fakeMe('TEACHER'),
      texts: cardEditorTexts,
      route: '/schools/create-cards?id=22',
      api: { ...cardsApi, 'GET /cards/:id': draft, 'PATCH /cards/:id': draft },
    },
  );
  await screen.findByDisplayValue('des chevaux');
  await click('Enregistrer le brouillon');
  expect(await screen.findByText('Aucune modification détectée')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'PATCH')).toEqual([]);
  await click('Publier');
  await waitFor(() =>
    expect(sent.filter(({ method }) => method === 'PATCH').map(({ body }) => body)).toEqual([{ status: 'FINAL' }]),
  );
});

test('asks for confirmation before discarding unsaved values', async () => {
  render(<Default />);
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'a');
  await userEvent.click(screen.getByRole('link', { name: 'Annuler' }));
  await answerUnsaved('Continuer la saisie');
  expect(screen.getByDisplayValue('a')).toBeVisible();
});

test('asks before switching from an unsaved card to the table of cards, and from an unsaved table to one card [interface.unsaved]', async () => {
  await newCard();
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'a');
  await userEvent.click(screen.getByRole('tab', { name: 'Plusieurs cartes' }));
  await answerUnsaved('Continuer la saisie');
  expect(screen.getByDisplayValue('a')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Plusieurs cartes' }));
  await answerUnsaved('Quitter sans enregistrer');
  await userEvent.type(await screen.findByRole('textbox', { name: 'Question, carte 1' }), 'b');
  await userEvent.click(screen.getByRole('tab', { name: 'Une carte' }));
  await answerUnsaved('Continuer la saisie');
  expect(screen.getByDisplayValue('b')).toBeVisible();
});

test('the table of cards stays while a side panel is open', async () => {
  await newCard({}, '?form=many&panel=notifications&mode=VIEW');
  expect(await screen.findByRole('textbox', { name: 'Question, carte 1' })).toBeVisible();
});

test('offer 3: shows how many of ten custom cards are left, and no editor when all are used [schools.limit-cards]', async () => {
  const near = render(<NearTheLimit />);
  expect(await screen.findByText('Il vous reste 3 cartes personnalisées sur les 10 de votre offre.')).toBeVisible();
  near.unmount();
  render(<AtTheLimit />);
  expect(
    await screen.findByText('Vous avez atteint le maximum de 10 cartes personnalisées de votre offre.'),
  ).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

test('keeps what is typed when the limit is reached meanwhile, in another tab [schools.limit-cards-text]', async () => {
  function Person() {
    const [me, setMe] = useState(fakeMe('TEACHER', { offerId: 3, nbCards: 9 }));
    return (
      <SessionProvider value={me}>
        <button type="button" onClick={() => setMe({ ...me, nbCards: 10 })}>
          Créer ailleurs
        </button>
        <CardEditorPage back={{ label: 'Cartes', to: '/schools/cards' }} />
      </SessionProvider>
    );
  }

  const { user } = await renderInHost(<Person />, { texts: cardEditorTexts, api: cardsApi });
  const front = within(await part('Recto'));
  await user.type(front.getByRole('textbox', { name: /1/ }), 'Un volcan');
  await user.click(screen.getByRole('button', { name: 'Créer ailleurs' }));
  expect(screen.getByText(/^Vous avez atteint le maximum de 10 cartes/)).toBeVisible();
  expect(front.getByRole('textbox', { name: /1/ })).toHaveValue('Un volcan');
});

test('shows an error and keeps the form when the limit was reached meanwhile [schools.limit-cards-text]', async () => {
  render(<allStories.LimitReachedMeanwhile />);
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'a');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await click('Enregistrer le brouillon');
  expect(await screen.findByText(/^Vous avez atteint le nombre maximum de cartes personnalisées/)).toBeVisible();
  expect(screen.getByDisplayValue('a')).toBeVisible();
});

test('« Publier et créer la suivante » does not move the focus to the first line when the card is refused', async () => {
  render(<allStories.LimitReachedMeanwhile />);
  const line = within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' });
  await userEvent.type(line, 'a');
  await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), 'b');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await click('Publier et créer la suivante');
  expect(await screen.findByText(/^Vous avez atteint le nombre maximum de cartes personnalisées/)).toBeVisible();
  await act(() => new Promise<void>((done) => void requestAnimationFrame(() => done())));
  expect(line).not.toHaveFocus();
});

test('shows server errors on their fields; opens no editor for another teacher’s card; shows a failure and English texts', async () => {
  const refused = render(<allStories.Refused />);
  await userEvent.type(await screen.findByDisplayValue('des chevaux'), ' !');
  await click('Enregistrer le brouillon');
  expect(await screen.findByText('Cette sous-matière n’est pas de la matière choisie.')).toBeVisible();
  refused.unmount();
  const readOnlyPage = render(<OfAnotherTeacher />);
  expect(await screen.findByText(/Cette carte n’est pas la vôtre/)).toBeVisible();
  readOnlyPage.unmount();
  const failed = render(<allStories.Failed />);
  expect(await screen.findByRole('button', { name: 'Réessayer' })).toBeVisible();
  failed.unmount();
  render(<allStories.English />);
  expect(await screen.findByRole('heading', { level: 1, name: 'Create a card' })).toBeVisible();
});

test('a card with a typed answer has options for accents and for other right answers', async () => {
  const { sent } = await newCard();
  await userEvent.type(
    within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }),
    'la capitale de l’Ukraine',
  );
  await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), 'Kyiv');
  expect(screen.queryByRole('textbox', { name: /Autres réponses justes/ })).toBeNull();
  await moreOptions();
  await userEvent.click(screen.getByRole('checkbox', { name: /Réponse à écrire/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Autres réponses justes/ }), 'Kiev{Enter}{Enter} Kiev ');
  expect(screen.getByRole('checkbox', { name: /Les accents comptent/ })).not.toBeChecked();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sous-matière' }), 'Conjugaison');
  expect(screen.getByRole('checkbox', { name: /Les accents comptent/ })).toBeChecked();
  await click('Publier');
  await waitFor(() => expect(sent.some(({ method }) => method === 'POST')).toBe(true));
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({
    is_typed: true,
    accents_count: true,
    accepted_answers: ['Kiev'],
  });
});

test('collapsed options show a summary of their values, and expand', async () => {
  render(<Default />);
  const line = await screen.findByRole('button', { name: 'Plus d’options Cycle 2 (CP, CE1, CE2)' });
  expect(line).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('checkbox', { name: /Carte de leçon/ })).not.toBeInTheDocument();
  await userEvent.click(line);
  await userEvent.type(screen.getByRole('textbox', { name: 'Thème' }), 'Table de 7');
  await userEvent.click(screen.getByRole('checkbox', { name: /Réponse à écrire/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /Autres réponses justes/ }), 'Kiev{Enter}Kyiv');
  await userEvent.click(screen.getByRole('checkbox', { name: /Carte de leçon/ }));
  expect(await axeFindings(document.body)).toEqual([]);
  await moreOptions();
  expect(screen.getByRole('button', { name: /^Plus d’options/ })).toHaveAccessibleName(
    'Plus d’options Cycle 2 (CP, CE1, CE2) · Thème : Table de 7 · Réponse à écrire · 2 autres réponses justes · Carte de leçon',
  );
});

test('options cannot be collapsed while one is invalid', async () => {
  render(<Default />);
  await moreOptions();
  await userEvent.click(screen.getByRole('checkbox', { name: /Réponse à écrire/ }));
  const answers = Array.from({ length: 30 }, (_, i) => `réponse ${i}`).join('\n');
  await userEvent.click(screen.getByRole('textbox', { name: /Autres réponses justes/ }));
  await userEvent.paste(answers);
  await moreOptions();
  expect(await screen.findByText(/réponses au plus/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /Autres réponses justes/ })).toBeVisible();
});

test('Tab moves from the front to the back, the subject, the options and the save buttons', async () => {
  render(<Default />);
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('textbox', { name: 'Ligne 3' }));
  const named = () => document.activeElement?.textContent || document.activeElement?.getAttribute('name');
  const focusOrder: (string | null | undefined)[] = [];
  for (let i = 0; i < 12; i++) {
    await userEvent.tab();
    focusOrder.push(named());
  }
  expect(focusOrder).toEqual([
    'back_pattern',
    'bline1',
    'bline2',
    'bline3',
    expect.stringContaining('Choisir'),
    expect.stringContaining('Sans niveau'),
    expect.stringMatching(/^Plus d’options/),
    'Annuler',
    'Aperçu',
    'Enregistrer le brouillon',
    'Publier et créer la suivante',
    'Publier',
  ]);
});

test('a button opens the preview of a narrow window', async () => {
  render(<Default />);
  const look = await screen.findByRole('button', { name: 'Aperçu' });
  expect(look).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(look);
  expect(look).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(look.getAttribute('aria-controls')!)).toHaveClass('card-editor__preview--open');
});

test('Enter moves to the next line and never saves', async () => {
  const { sent } = await newCard();
  const front = within(await part('Recto'));
  await userEvent.type(front.getByRole('textbox', { name: 'Ligne 1' }), 'sept fois huit{Enter}');
  expect(front.getByRole('textbox', { name: 'Ligne 2' })).toHaveFocus();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  expect(screen.queryByText(/formulaire n’est pas valide/)).not.toBeInTheDocument();
});

test('Enter in an empty line of the front focuses the back; Ctrl + Enter publishes and starts the next card', async () => {
  const { sent } = await newCard();
  await screen.findByRole('option', { name: 'Français' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.click(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }));
  await userEvent.keyboard('un cheval{Enter}{Enter}');
  expect(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' })).toHaveFocus();
  await userEvent.keyboard('des chevaux{Control>}{Enter}{/Control}');
  expect(await screen.findByText('La carte est publiée.')).toBeVisible();
  expect(sent.find(({ method }) => method === 'POST')!.body).toMatchObject({ status: 'FINAL', bline1: 'des chevaux' });
  const line = within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' });
  await waitFor(() => expect(line).toHaveFocus());
  expect(line).toHaveValue('');
  expect(await screen.findByRole('button', { name: 'Terminer (1 carte)' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Annuler' })).not.toBeInTheDocument();
});

test('holding Ctrl + Enter creates only one card', async () => {
  const { sent } = await newCard();
  await screen.findByRole('option', { name: 'Français' });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'un cheval');
  const line = within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' });
  await userEvent.type(line, 'des chevaux');
  for (let presses = 0; presses < 3; presses += 1) fireEvent.keyDown(line, { key: 'Enter', ctrlKey: true });
  expect(await screen.findByRole('button', { name: 'Terminer (1 carte)' })).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

test('the next visit of the same person starts with the parent subject and level of the last card', async () => {
  const first = await newCard();
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'a');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CM1');
  await click('Enregistrer le brouillon');
  expect(await screen.findByText('La carte est enregistrée.')).toBeVisible();
  first.unmount();
  const nextVisit = render(<Default />);
  expect(await screen.findByRole('combobox', { name: 'Niveau' })).toHaveDisplayValue('CM1');
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Matière/ })).toHaveDisplayValue('Français'));
  nextVisit.unmount();
  const stored = JSON.parse(localStorage.getItem('memocartes.card-place')!) as { readonly account: number };
  localStorage.setItem('memocartes.card-place', JSON.stringify({ ...stored, account: stored.account + 1 }));
  render(<Default />);
  expect(await screen.findByRole('combobox', { name: 'Niveau' })).toHaveDisplayValue('Sans niveau précis');
});

test('« Publier et créer la suivante » keeps the parent subject and level, and focuses the first line', async () => {
  const { sent } = await newCard();
  await userEvent.type(within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' }), 'a');
  await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), 'b');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Niveau' }), 'CM1');
  await click('Publier et créer la suivante');
  expect(await screen.findByText('La carte est publiée.')).toBeVisible();
  const line = within(await part('Recto')).getByRole('textbox', { name: 'Ligne 1' });
  await waitFor(() => expect(line).toHaveFocus());
  expect(line).toHaveValue('');
  expect(screen.getByRole('combobox', { name: /^Matière/ })).toHaveDisplayValue('Français');
  expect(screen.getByRole('combobox', { name: 'Niveau' })).toHaveDisplayValue('CM1');
  await userEvent.keyboard('c');
  await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), 'd');
  await click('Publier');
  await waitFor(() => expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(2));
  expect(sent.findLast(({ method }) => method === 'POST')!.body).toMatchObject({
    fline1: 'c',
    matter_id: 1,
    level: 'CM1',
  });
});

test('« Publier et créer la suivante » keeps the layouts of both sides, without the image', async () => {
  await newCard();
  const front = within(await part('Recto'));
  await userEvent.click(front.getByRole('radio', { name: 'Image au-dessus' }));
  await userEvent.click(front.getByRole('button', { name: 'Ajouter une image' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Choisir une image' }));
  await userEvent.upload(dialog.getByLabelText('Fichier'), jpeg());
  await userEvent.type(await dialog.findByRole('textbox', { name: /Description de l’image/ }), 'Un volcan');
  await waitFor(() =>
    expect(dialog.getByRole('button', { name: 'Utiliser cette image' })).not.toHaveAttribute('aria-disabled'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Utiliser cette image' }));
  await preview().findByRole('img', { name: 'Un volcan' });
  await userEvent.type(within(await part('Verso')).getByRole('textbox', { name: 'Ligne 1' }), 'un volcan');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Matière/ }), 'Français');
  await click('Publier et créer la suivante');
  expect(await screen.findByText('La carte est publiée.')).toBeVisible();
  const next = within(await part('Recto'));
  expect(next.getByRole('radio', { name: 'Image au-dessus' })).toBeChecked();
  expect(next.getByRole('button', { name: 'Ajouter une image' })).toBeVisible();
  expect(preview().queryByRole('img', { name: 'Un volcan' })).not.toBeInTheDocument();
});

describe('a card that another tab changed meanwhile', () => {
  const theirs = { ...draft, version: 2, category: 'Pluriels', back_side: { ...draft.back_side, line1: 'chevaux !' } };
  const changed: ErrorAnswer = {
    statusCode: 409,
    code: 'VERSION_CHANGED',
    message: 'Modifié entre-temps.',
    current: theirs,
  };

  /** The server refuses the first save and accepts the second. */
  const edited = async () => {
    let isFirst = true;

    const respond = () => {
      const response = isFirst ? changed : draft;
      isFirst = false;
      return response;
    };

    const host = await renderInHost(<CardEditorPage id={draft.id} back={{ label: 'Cartes', to: '/schools/cards' }} />, {
      me: fakeMe('TEACHER'),
      texts: cardEditorTexts,
      route: '/schools/create-cards?id=22',
      api: { ...cardsApi, 'GET /cards/:id': draft, 'PATCH /cards/:id': respond },
    });
    const line = await screen.findByDisplayValue('des chevaux');
    await userEvent.clear(line);
    await userEvent.type(line, 'les chevaux');
    await click('Enregistrer le brouillon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }));
    return { ...host, dialog };
  };

  const patches = (sent: Awaited<ReturnType<typeof edited>>['sent']) => sent.filter(({ method }) => method === 'PATCH');

  test('shows both versions; preselects the user’s changes and, for the other fields, the saved values; saves only the user’s changes', async () => {
    const { sent, dialog } = await edited();
    expect(patches(sent)[0]!.body).toEqual({ bline1: 'les chevaux', status: 'DRAFT' });
    const back = within(dialog.getByRole('group', { name: 'Verso, Ligne 1' }));
    expect(back.getByRole('radio', { name: /Ma version.*les chevaux/ })).toBeChecked();
    const theme = within(dialog.getByRole('group', { name: 'Thème' }));
    expect(theme.getByRole('radio', { name: /Version enregistrée.*Pluriels/ })).toBeChecked();
    expect(await axeFindings(document.body)).toEqual([]);
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    expect(await screen.findByText('La carte est enregistrée.')).toBeVisible();
    expect(patches(sent)[1]!.body).toEqual({ bline1: 'les chevaux', status: 'DRAFT' });
  });

  test('asks which cycle to keep if both changed it [interface.version]', async () => {
    const opened: Card = { ...draft, level: null, cycle: '2' };
    const current: Card = { ...opened, version: 2, cycle: '4' };
    await renderInHost(<CardEditorPage id={draft.id} back={{ label: 'Cartes', to: '/schools/cards' }} />, {
      me: fakeMe('TEACHER'),
      texts: cardEditorTexts,
      route: '/schools/create-cards?id=22',
      api: { ...cardsApi, 'GET /cards/:id': opened, 'PATCH /cards/:id': { ...changed, current } },
    });
    await screen.findByDisplayValue('des chevaux');
    await moreOptions();
    await userEvent.selectOptions(screen.getByRole('combobox', { name: /^Cycle/ }), '3');
    await click('Enregistrer le brouillon');
    const dialog = within(await screen.findByRole('dialog', { name: 'Modifié entre-temps' }));
    const cycle = within(dialog.getByRole('group', { name: 'Cycle' }));
    expect(cycle.getByRole('radio', { name: /Ma version.*Cycle 3/ })).toBeChecked();
    expect(cycle.getByRole('radio', { name: /Version enregistrée.*Cycle 4/ })).toBeVisible();
  });

  test('the user can choose their own value for all fields, then the saved value for one field', async () => {
    const { sent, dialog } = await edited();
    await userEvent.click(dialog.getByRole('button', { name: 'Tout de ma version' }));
    const back = within(dialog.getByRole('group', { name: 'Verso, Ligne 1' }));
    await userEvent.click(back.getByRole('radio', { name: /Version enregistrée/ }));
    await userEvent.click(dialog.getByRole('button', { name: 'Enregistrer ces choix' }));
    await screen.findByText('La carte est enregistrée.');
    expect(patches(sent)[1]!.body).toEqual({ category: null, status: 'DRAFT' });
  });

  test('continuing to edit closes the dialog and keeps the user’s own values', async () => {
    const { dialog } = await edited();
    await userEvent.click(dialog.getByRole('button', { name: 'Continuer la saisie' }));
    expect(screen.getByDisplayValue('les chevaux')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test('reloads the saved version and discards the user’s own', async () => {
    const { dialog } = await edited();
    await userEvent.click(dialog.getByRole('button', { name: 'Recharger sans ma version' }));
    expect(await screen.findByDisplayValue('chevaux !')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Plus d’options.*Thème.: Pluriels/ })).toBeVisible();
  });
});

test('a superadmin places a certified card in an edition; an invalid position is refused [editions.field]', async () => {
  const certified: Card = { ...draft, card_type: 'CERTIFIED', is_mine: false };
  const editions = { editions: [{ id: 2, name: 'Édition 2027', nb_cards: 0, version: 1 }], count: 1 };
  const { user, sent } = await renderInHost(<CardEditorPage id={draft.id} back={{ label: 'Cartes', to: '/' }} />, {
    me: fakeMe('SUPERADMIN'),
    texts: cardEditorTexts,
    api: { ...cardsApi, 'GET /cards/:id': certified, 'PATCH /cards/:id': certified, 'GET /editions': editions },
  });
  const fields = within(await part('Dans l’édition'));
  await fields.findByRole('option', { name: 'Édition 2027' });
  await user.selectOptions(fields.getByRole('combobox', { name: 'Édition' }), 'Édition 2027');
  await user.type(fields.getByRole('textbox', { name: /^Position/ }), '1a');
  await user.type(fields.getByRole('textbox', { name: /^Code/ }), ' MC-12 ');
  await user.type(fields.getByRole('textbox', { name: /^Activité/ }), 'Tables');
  await user.type(fields.getByRole('textbox', { name: /^Question/ }), '3 b');
  await click('Enregistrer le brouillon');
  expect(await fields.findByText(/Nombre entier attendu, de 0 à 999\s999\./)).toBeVisible();
  expect(sent.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.clear(fields.getByRole('textbox', { name: /^Position/ }));
  await user.type(fields.getByRole('textbox', { name: /^Position/ }), '12');
  await click('Enregistrer le brouillon');
  await waitFor(() => expect(sent.some(({ method }) => method === 'PATCH')).toBe(true));
  expect(sent.find(({ method }) => method === 'PATCH')!.body).toEqual({
    edition_id: 2,
    position: 12,
    code: 'MC-12',
    activity: 'Tables',
    question: '3 b',
    status: 'DRAFT',
  });
}, 30_000);

test('shows the edition of a certified card to a superadmin; a teacher has no edition fields [editions.field]', async () => {
  const { unmount } = render(<Certified />);
  const fields = within(await part('Dans l’édition'));
  await waitFor(() => expect(fields.getByRole('combobox', { name: 'Édition' })).toHaveDisplayValue('Mémocartes'));
  expect(fields.getByRole('textbox', { name: /^Position/ })).toHaveValue('7');
  expect(await axeFindings(document.body)).toEqual([]);
  unmount();
  render(<Draft />);
  await part('Recto');
  expect(screen.queryByRole('heading', { name: 'Dans l’édition' })).not.toBeInTheDocument();
});

testStories({ default: stories.default, Loading: stories.Loading, NoImage: stories.NoImage });
