import { colourOf } from '@memocartes/contract/cards/subject-colours';
import { axeFindings, testStories } from '@memocartes/shared-ui/testing';
import { composeStories } from '@storybook/react';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { keyRows } from '../answer/keyboard.ts';
import { press } from '../testing/press.ts';
import { shortenDoubleTapGuard } from '../testing/shortDoubleTapGuard.ts';
import * as stories from './ReviseStep.stories.tsx';

const { Default, English, ForTwo, Homophone, TypedNumber, Typed, TypedWithAccents } = composeStories(stories);
const { TypedWithDiaeresis, TypedFraction } = composeStories(stories);
jest.setTimeout(20_000);
shortenDoubleTapGuard();
const onAnswer = jest.fn();
const realMedia = window.matchMedia;
afterEach(() => void (window.matchMedia = realMedia));

beforeEach(() => {
  onAnswer.mockClear();
  localStorage.clear();
});

const field = () => screen.findByLabelText('Écris ta réponse');

test('confirms a right typed answer, and counts it [cards.typed-answer]', async () => {
  render(<Typed onAnswer={onAnswer} />);
  expect(await field()).toHaveFocus();
  expect(await axeFindings(document.body)).toEqual([]);
  await userEvent.type(await field(), 'chevaux');
  await screen.findByRole('button', { name: 'Vérifier' });
  await waitFor(() => expect(screen.getByRole('button', { name: 'Vérifier' })).not.toHaveAttribute('aria-disabled'), {
    timeout: 3_000,
  });
  await userEvent.keyboard('{Enter}');
  expect(screen.getByText('C’est ça !')).toBeVisible();
  await press('Continuer');
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 104 }), true);
});

test('accepts a different case, missing accents and an added full stop, and shows the right spelling [cards.typed-answer]', async () => {
  render(<TypedWithAccents onAnswer={onAnswer} />);
  await userEvent.type(await field(), "l'ete.");
  await press('Vérifier');
  expect(screen.getByText('C’est ça ! Regarde comment cela s’écrit.')).toBeVisible();
  expect(screen.getByText('La réponse').nextSibling).toHaveTextContent('L’été');
  await press('Continuer');
  expect(onAnswer).toHaveBeenLastCalledWith(expect.anything(), true);
});

test('refuses a homophone with a different accent, and does not let the student mark a typo [cards.typed-answer] [boxes.typo]', async () => {
  render(<Homophone onAnswer={onAnswer} />);
  await userEvent.type(await field(), 'à');
  await press('Vérifier');
  expect(screen.getByText(/^Presque\s! L’accent change le mot\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'C’était une faute de frappe' })).toBeNull();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Continuer');
  expect(onAnswer).toHaveBeenCalledWith(expect.objectContaining({ id: 104 }), false);
});

test('a screen reader reads the question of the next card [tablets.screen-reader]', async () => {
  render(<Default onAnswer={onAnswer} />);
  const turn = () => screen.getAllByRole('button', { name: 'Retourner la carte' }).at(-1)!;
  await waitFor(() => expect(turn()).toHaveFocus());
  expect(turn()).toHaveAccessibleDescription('2 × 5 = ?');
  await waitFor(() => expect(turn()).not.toHaveAttribute('aria-disabled'), { timeout: 3_000 });
  await userEvent.keyboard('{Enter}');
  await press('Je savais');
  expect(turn()).toHaveFocus();
  expect(turn()).not.toHaveAccessibleDescription('2 × 5 = ?');
  expect(turn()).toHaveAccessibleDescription(/\S/);
});

test('a screen reader reads the question of a typed card, then the verdict [tablets.screen-reader]', async () => {
  render(<Typed onAnswer={onAnswer} />);
  expect(await field()).toHaveAccessibleDescription('Le pluriel de « cheval » ?');
  await userEvent.type(await field(), 'cheveaus');
  await press('Vérifier');
  const actions = screen.getByRole('group', { name: 'Ta réponse' });
  expect(actions).toHaveFocus();
  expect(actions).toHaveAccessibleDescription(/^Pas tout à fait\. Regarde bien\. Tu as écrit .* La réponse /);
});

test('shows a notice on a card that is revised in pairs, and draws the card in the colour of its parent subject', async () => {
  const { container } = render(<ForTwo />);
  const notice = await screen.findByText('À deux : appelle quelqu’un.');
  expect(notice).toBeVisible();
  const card = container.querySelector<HTMLElement>('.mc-flashcard')!;
  // Outside the card’s element, the notice would push the card off the screen in landscape.
  expect(notice.parentElement).toHaveClass('student-revise__card');
  expect(notice.parentElement).toContainElement(card);
  expect(card.style.getPropertyValue('--mc-card-subject')).toBe(colourOf('MA-CE1-0102'));
  expect(await axeFindings(document.body)).toEqual([]);
});

test('marks the wrong letters, and lets the student mark a typo [boxes.typo]', async () => {
  render(<Typed onAnswer={onAnswer} />);
  await userEvent.type(await field(), 'cheveaus');
  await press('Vérifier');
  const compared = screen.getByText('Pas tout à fait. Regarde bien.').parentElement!;
  expect(within(compared).getByText('e', { selector: 'mark' })).toBeVisible();
  expect(within(compared).getByText('s', { selector: 'mark' })).toBeVisible();
  expect(within(compared).getByText('x', { selector: 'mark' })).toBeVisible();
  // The words to learn stay as they are on a translated page.
  expect(within(compared).getByText('x').closest('[translate=no]')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
  await press('C’était une faute de frappe');
  expect(onAnswer).toHaveBeenCalledWith(expect.anything(), true);
});

/** Presses on-screen keys one after the other. */
async function tap(...names: string[]) {
  const keys = within(await screen.findByRole('group', { name: 'Touches' }));
  for (const name of names) await userEvent.click(keys.getByRole('button', { name }));
}

test('types accents with the on-screen keys, and keeps the system’s keyboard closed on a touch screen', async () => {
  window.matchMedia = (query) => Object.assign(realMedia(query), { matches: query.includes('coarse') });
  render(<TypedWithAccents onAnswer={onAnswer} />);
  expect(await field()).toHaveAttribute('inputmode', 'none');
  await tap('l', 'Apostrophe', 'é', 't', 'e', 'Effacer', 'é');
  expect(await field()).toHaveValue('l’été');
  await userEvent.type(await field(), 'X', { initialSelectionStart: 2, initialSelectionEnd: 2 });
  await tap('Effacer', 'espace', 'Effacer', 'Majuscule', 'A', 'Effacer');
  expect(await field()).toHaveValue('l’été');
  await press('Vérifier');
  expect(screen.getByText(/^C’est ça/)).toBeVisible();
  expect(screen.queryByRole('group', { name: 'Touches' })).toBeNull();
});

test.each([
  ['a letter', TypedWithDiaeresis, ['n', 'o', 'ë', 'l'], 'noël'],
  ['a symbol', TypedFraction, ['123, chiffres', '1', '/', '2'], '1/2'],
] as const)(
  'has a key for %s of the answer that no usual key types, also on a narrow screen [tablets.keys]',
  async (_what, Story, keys, typed) => {
    for (const isNarrow of [false, true]) {
      window.matchMedia = (query) =>
        Object.assign(realMedia(query), { matches: query.includes('coarse') || (isNarrow && query.includes('width')) });
      const { unmount } = render(<Story onAnswer={onAnswer} />);
      await tap(...keys);
      expect(await field()).toHaveValue(typed);
      await press('Vérifier');
      expect(screen.getByText(/^C’est ça/)).toBeVisible();
      unmount();
    }
  },
);

test('a further key shares the row of the space bar, so that all keys stay on the screen [tablets.keys]', () => {
  const shown = { isNarrow: false, hasDigits: false };
  expect(keyRows('fr', { ...shown, answer: 'à Noël' })).toHaveLength(5);
  expect(keyRows('fr', { ...shown, answer: 'à Noël' }).at(-1)).toEqual(['digits', 'ë', 'space']);
  // Beside the space bar, more than four further keys would be less than 44 px wide.
  expect(keyRows('fr', { ...shown, answer: '¡ü=ñ+¿' })[0]).toEqual(['+', '¿']);
});

test('offers a key for an answer that is a punctuation mark [tablets.keys]', () => {
  for (const isNarrow of [false, true]) {
    expect(keyRows('fr', { isNarrow, hasDigits: false, answer: '?' }).flat()).toContain('?');
  }
});

test('offers digits, comma and minus for a number', async () => {
  render(<TypedNumber onAnswer={onAnswer} />);
  expect(await field()).not.toHaveAttribute('inputmode');
  await tap('Moins', '5', 'Virgule', '6');
  expect(await field()).toHaveValue('-5,6');
  expect(screen.queryByRole('button', { name: 'a' })).toBeNull();
  await userEvent.clear(await field());
  await tap('5', '6');
  expect(await axeFindings(document.body)).toEqual([]);
  await press('Vérifier');
  expect(screen.getByText('C’est ça !')).toBeVisible();
});

test('offers letters without accents for an English answer, and a key that shows digits', async () => {
  render(<English onAnswer={onAnswer} />);
  await tap('123, chiffres', '7', '123, chiffres', 'a');
  expect(await field()).toHaveValue('7a');
  expect(screen.queryByRole('button', { name: 'é' })).toBeNull();
});

test('shows the answer when the student does not know it, and says that the card will come back', async () => {
  render(<Typed onAnswer={onAnswer} />);
  await field();
  await press('Je ne sais pas');
  expect(screen.queryByText('Tu as écrit')).not.toBeInTheDocument();
  expect(screen.getByText(/^Pas grave\s: regarde bien la réponse\.$/)).toBeVisible();
  await press('Continuer');
  expect(onAnswer).toHaveBeenCalledWith(expect.anything(), false);
  expect(screen.getByText('Pas grave : la carte va revenir.')).toBeVisible();
});

describe('read aloud', () => {
  const speak = jest.fn();

  const giveVoices = (...langs: string[]) =>
    Object.assign(window, {
      SpeechSynthesisUtterance: class {
        readonly text: string;
        constructor(text: string) {
          this.text = text;
        }
      },
      speechSynthesis: {
        getVoices: () => langs.map((lang) => ({ lang, localService: true })),
        speak,
        cancel: jest.fn(),
        addEventListener: jest.fn(),
        removeEventListener: jest.fn(),
      },
    });

  afterEach(() => Reflect.deleteProperty(window, 'speechSynthesis'));

  test('reads the shown side with a French voice', async () => {
    giveVoices('en-US', 'fr-CA', 'fr-FR');
    render(<Default />);
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter' }));
    expect(speak).toHaveBeenCalledWith(expect.objectContaining({ text: '2 fois 5 = ?', lang: 'fr-FR' }));
  });

  test('reads an English answer with an English voice, and its French question with a French voice [tablets.read-aloud]', async () => {
    giveVoices('fr-FR', 'en-US', 'en_GB');
    render(<English onAnswer={onAnswer} />);
    await userEvent.click(await screen.findByRole('button', { name: 'Écouter' }));
    expect(speak).toHaveBeenLastCalledWith(expect.objectContaining({ lang: 'fr-FR' }));
    await press('Je ne sais pas');
    await userEvent.click(screen.getByRole('button', { name: 'Écouter' }));
    expect(speak).toHaveBeenLastCalledWith(expect.objectContaining({ text: 'a cat', lang: 'en_GB' }));
  });

  test('offers no reading aloud without a French voice [tablets.read-aloud]', async () => {
    giveVoices('en-US');
    render(<Default />);
    expect(await screen.findByText('0 sur 3')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Écouter' })).not.toBeInTheDocument();
  });
});

test('remembers the typeface chosen on the tablet', async () => {
  const { unmount, container } = render(<Default />);
  const letters = () => container.ownerDocument.querySelector('.student')?.getAttribute('data-typeface');
  await screen.findByText('0 sur 3');
  expect(letters()).toBe('print');
  await press('Lettres');
  await userEvent.click(await screen.findByRole('menuitem', { name: 'OpenDyslexic' }));
  expect(letters()).toBe('dyslexia');
  unmount();
  render(<Default />);
  await screen.findByText('0 sur 3');
  expect(letters()).toBe('dyslexia');
  await press('Lettres');
  expect(await screen.findByRole('menuitem', { name: 'OpenDyslexic, police utilisée' })).toBeVisible();
});

testStories({ default: stories.default, Handwritten: stories.Handwritten });
