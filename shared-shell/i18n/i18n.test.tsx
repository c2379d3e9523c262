import { act, screen } from '@testing-library/react';
import { useTranslation } from 'react-i18next';

import { renderInHost } from '../fake-host/testing/index.ts';
import { changeLocale, savedLocale } from './index.ts';

const texts = {
  fr: async () => ({ default: { classes: { title: 'Classes' } } }),
  en: async () => ({ default: { classes: { title: 'Classes of the school' } } }),
};

const Title = () => <h1>{useTranslation('classes').t('title')}</h1>;

afterEach(() => localStorage.clear());

test('adds a remote’s namespaces, which follow the language of the page', async () => {
  await renderInHost(<Title />, { texts });
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'fr');
  await act(() => changeLocale('en'));
  expect(screen.getByRole('heading', { name: 'Classes of the school' })).toBeVisible();
  expect(document.documentElement).toHaveAttribute('lang', 'en');
  expect(savedLocale()).toBe('en');
});

test('in development, changed texts of a file are shown and the screen keeps its state', async () => {
  const before = process.env['NODE_ENV'];
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
