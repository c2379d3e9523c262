import { act, screen } from '@testing-library/react';
import i18next from 'i18next';
import { useTranslation } from 'react-i18next';

import { renderInHost } from '../fake-host/testing/index.ts';
import { addTexts, changeLocale, savedLocale, useDates, useListFormat } from './index.ts';

const texts = {
  fr: async () => ({ default: { classes: { title: 'Classes' } } }),
  en: async () => ({ default: { classes: { title: 'Classes of the school' } } }),
};

function Title() {
  return <h1>{useTranslation('classes').t('title')}</h1>;
}

afterEach(() => localStorage.clear());

test('shows the texts of a remote in the language of the page, also after a change of language', async () => {
  await renderInHost(<Title />, { texts });
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  await act(() => changeLocale('en'));
  expect(screen.getByRole('heading', { name: 'Classes of the school' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(savedLocale()).toBe('en');
});

/** Texts of one namespace; each test uses another, since texts stay loaded. The French texts arrive after `until`. */
const textsOf = (namespace: string, until?: Promise<void>) => ({
  fr: async () => {
    await until;
    return { default: { [namespace]: { title: 'Paquets' } } };
  },
  en: async () => ({ default: { [namespace]: { title: 'Packs' } } }),
});

const titleOf = (namespace: string) => i18next.getFixedT(i18next.language, namespace)('title');

test('guillemets of an inserted name are written as inner quotes [interface.nested-quotes]', async () => {
  await renderInHost(<Title />, { texts });
  await addTexts({
    fr: async () => ({ default: { cards: { see: 'Voir «\u00a0{{name}}\u00a0»' } } }),
    en: async () => ({ default: {} }),
  });
  const text = i18next.getFixedT('fr', 'cards')('see', { name: 'Le son « an »' });
  expect(text).toBe('Voir «\u00a0Le son “an”\u00a0»');
});

test('texts that a screen adds while the language changes are shown in the new language', async () => {
  await renderInHost(<Title />, { texts });
  const arrival = Promise.withResolvers<void>();

  const en = async () => {
    await arrival.promise;
    return { default: {} };
  };

  await addTexts({ fr: async () => ({ default: {} }), en });
  const changing = changeLocale('en');
  await addTexts(textsOf('added'));
  await act(async () => {
    arrival.resolve();
    await changing;
  });
  expect(titleOf('added')).toBe('Packs');
});

test('texts that arrive after the language has changed are shown in the new language', async () => {
  await renderInHost(<Title />, { texts });
  const arrival = Promise.withResolvers<void>();
  const late = textsOf('late', arrival.promise);
  const changing = act(() => changeLocale('en'));
  const adding = addTexts(late);
  await changing;
  arrival.resolve();
  await adding;
  expect(titleOf('late')).toBe('Packs');
});

test('texts that can’t be loaded do not prevent a change of language', async () => {
  await renderInHost(<Title />, { texts });
  const missing = () => Promise.reject(new Error('Loading chunk 7 failed.'));
  await expect(addTexts({ fr: missing, en: missing })).rejects.toThrow('chunk 7');
  await act(() => changeLocale('en'));
  expect(screen.getByRole('heading', { name: 'Classes of the school' })).toBeVisible();
});

test('in development, a changed text file is applied, and the screen keeps its state', async () => {
  const before = process.env.NODE_ENV;
  Object.assign(process.env, { NODE_ENV: 'development' });
  const { user } = await renderInHost(
    <>
      <Title />
      <input aria-label="Note" />
    </>,
    { texts },
  );
  Object.assign(process.env, { NODE_ENV: before });
  await user.type(screen.getByLabelText('Note'), 'gardée');
  const detail = { locale: 'fr', texts: { classes: { title: 'Les classes' } } };
  act(() => void dispatchEvent(new CustomEvent('memocartes:texts', { detail })));
  expect(await screen.findByRole('heading', { name: 'Les classes' })).toBeVisible();
  expect(screen.getByLabelText('Note')).toHaveValue('gardée');
});

test('the default language is French', () => expect(savedLocale()).toBe('fr'));

function FirstOfMonth() {
  const dates = useDates();
  return <p>{[dates.long('2026-02-01'), dates.dayOfMonth('2026-09-01')].join(', ')}</p>;
}

test('the first day of a month is an ordinal in French only', async () => {
  await renderInHost(<FirstOfMonth />, { texts });
  expect(screen.getByText('dimanche 1er février, 1er septembre')).toBeVisible();
  await act(() => changeLocale('en'));
  expect(screen.getByText('Sunday 1 February, 1 September')).toBeVisible();
});

function Levels() {
  return <p>{useListFormat().format(['CP', 'CE1', 'CE2'])}</p>;
}

test('lists names as in a French or an English sentence', async () => {
  await renderInHost(<Levels />, { texts });
  expect(screen.getByText('CP, CE1 et CE2')).toBeVisible();
  await act(() => changeLocale('en'));
  expect(screen.getByText('CP, CE1 and CE2')).toBeVisible();
});
