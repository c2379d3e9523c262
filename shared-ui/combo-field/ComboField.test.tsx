import { composeStories } from '@storybook/react';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { axeFindings, renderInTheme } from '../testing/testStories.tsx';
import * as stories from './ComboField.stories.tsx';
import { ComboField } from './ComboField.tsx';

const { Default, Wrong } = composeStories(stories);
const slow = { timeout: 10_000 };

test('finds a value by typing, regardless of accents', async () => {
  renderInTheme(<Default />);
  const field = await screen.findByRole('combobox', { name: 'Enseignant' }, slow);
  await userEvent.click(field);
  await userEvent.type(field, 'zoe');
  await userEvent.keyboard('{Enter}');
  expect(screen.getAllByText('Zoë Martin').length).toBeGreaterThan(1);
}, 20_000);

test.each([
  ['coeur', 'Le cœur'],
  ["l'ecole", 'L’école'],
  ['6 * 7', 'Table de 6 × 7'],
])(
  '« %s » finds « %s » [interface.search]',
  async (typed, label) => {
    const options = [
      { value: 1, label },
      { value: 2, label: 'Autre' },
    ];
    renderInTheme(
      <ComboField label="Sujet" name="subject" value={null} options={options} onChange={() => undefined} />,
    );
    const field = await screen.findByRole('combobox', { name: 'Sujet' }, slow);
    await userEvent.click(field);
    await userEvent.type(field, typed);
    expect(screen.getAllByTitle(label).length).toBeGreaterThan(0);
    expect(screen.queryByTitle('Autre')).not.toBeInTheDocument();
  },
  20_000,
);

test('antd’s own controls have French names', async () => {
  renderInTheme(<Default />);
  const field = await screen.findByRole('combobox', { name: 'Enseignant' }, slow);
  await userEvent.click(field);
  await userEvent.type(field, 'zoe');
  await userEvent.keyboard('{Enter}');
  expect(await screen.findAllByLabelText('Effacer')).toHaveLength(2);
  expect(screen.queryByLabelText('Clear')).not.toBeInTheDocument();
  // antd's own icons are images with English names.
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
}, 20_000);

test('a field with an error, and one without, are accessible', async () => {
  renderInTheme(<Wrong />);
  await screen.findByRole('combobox', { name: 'Enseignant' }, slow);
  await act(async () => undefined);
  expect(await axeFindings(document.body)).toEqual([]);
}, 20_000);

test('a hidden label is only read by screen readers', async () => {
  const field = { name: 'teacher', label: 'Maître', options: [], value: null, onChange: jest.fn() };
  renderInTheme(<ComboField {...field} labelHidden />);
  expect(await screen.findByRole('combobox', { name: 'Maître' }, slow)).toBeInTheDocument();
  expect(screen.getByText('Maître')).toHaveClass('mc-sr-only');
}, 20_000);

test('screen readers announce a required field', async () => {
  const field = { name: 'teacher', label: 'Maître', options: [], value: null, onChange: jest.fn() };
  renderInTheme(<ComboField {...field} required />);
  expect(await screen.findByRole('combobox', { name: /^Maître/ }, slow)).toBeRequired();
}, 20_000);
