import { composeStories } from '@storybook/react';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { Button } from '../button/Button.tsx';
import { Dialog } from '../dialog/Dialog.tsx';
import { TextField } from '../fields/TextField.tsx';
import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Saving.stories.tsx';
import { Saving } from './Saving.tsx';

testStories(stories);
const { Editable, BeingSaved } = composeStories(stories);
const slow = { timeout: 10_000 };

const values = () => screen.getByTestId('values').textContent;
// Not a click of a pointer, which would move the focus.
const startSaving = () => fireEvent.click(screen.getByRole('button', { name: 'En cours' }));

test.each([
  ['text field', 'textbox', 'Nom'],
  ['date', 'textbox', 'Fin'],
  ['select', 'combobox', 'Niveau'],
  ['radio button', 'radio', 'CE2'],
  ['check box', 'checkbox', 'Classe active'],
  ['switch', 'switch', 'Boîtes en bois'],
  ['list to choose one value', 'combobox', 'Enseignant'],
  ['list to choose several values', 'combobox', 'Niveaux'],
] as const)(
  'while a form is being saved, a %s keeps its value and the focus [interface.saving-read-only]',
  async (_kind, role, name) => {
    renderInTheme(<Editable />);
    const field = await screen.findByRole(role, { name }, slow);
    const before = values();
    act(() => field.focus());
    startSaving();
    expect(field).toHaveFocus();
    expect(field).toBeEnabled();
    expect(field).toHaveAttribute(role === 'textbox' ? 'readonly' : 'aria-disabled');
    await userEvent.keyboard('x{Backspace}{ArrowDown}{Enter} ');
    if (role !== 'textbox') await userEvent.click(field);
    if (role === 'combobox' && name === 'Niveau') fireEvent.change(field, { target: { value: 'CE2' } });
    expect(values()).toBe(before);
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    startSaving();
    expect(field).not.toHaveAttribute(role === 'textbox' ? 'readonly' : 'aria-disabled');
  },
  20_000,
);

test('while a form is being saved, a day of an open calendar can’t be chosen [interface.saving-read-only]', async () => {
  renderInTheme(<Editable />);
  const before = values();
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  const day = await screen.findByTitle('2026-11-18', undefined, slow);
  startSaving();
  fireEvent.click(day);
  expect(values()).toBe(before);
}, 20_000);

test('while a form is being saved, its file, buttons and links can’t be used, and keep the focus [interface.saving-read-only]', async () => {
  renderInTheme(<BeingSaved />);
  const before = values();
  await userEvent.upload(screen.getByLabelText('Liste'), new File(['a'], 'a.csv'));
  const button = screen.getByRole('button', { name: 'Vider' });
  await userEvent.click(button);
  expect(button).toHaveFocus();
  for (const link of screen.getAllByRole('link')) {
    expect(fireEvent.click(link)).toBe(false);
    expect(link).toHaveAttribute('aria-disabled', 'true');
  }
  expect(values()).toBe(before);
});

test('a dialog in which a form asks a question while it is being saved can be used [interface.saving-read-only]', async () => {
  const answer = jest.fn();
  renderInTheme(
    <Saving when>
      <Dialog title="Modifié entre-temps" onClose={answer} footer={<Button onClick={answer}>Garder</Button>}>
        <TextField name="name" label="Nom" value="" onChange={answer} />
      </Dialog>
    </Saving>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Garder' }));
  await userEvent.click(screen.getByRole('button', { name: 'Fermer' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), 'A');
  expect(answer).toHaveBeenCalledTimes(3);
});
