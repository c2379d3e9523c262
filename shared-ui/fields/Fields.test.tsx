import { composeStories } from '@storybook/react';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import { DateField } from './DateField.tsx';
import * as stories from './Fields.stories.tsx';
import { FileDrop } from './FileDrop.tsx';
import { TextField } from './TextField.tsx';

testStories(stories);
const { Default, Wrong, ReadOnly, Required } = composeStories(stories);

test('an error is associated with its field', () => {
  renderInTheme(<Wrong />);
  const field = screen.getByLabelText(/Prénom/);
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Champ requis');
});

test('the live region of an error exists before its text, so that screen readers announce the error [interface.error-announced]', async () => {
  renderInTheme(<Required />);
  const fields = [
    screen.getByLabelText(/Prénom/),
    screen.getByRole('switch'),
    screen.getByRole('group'),
    screen.getByLabelText('Fichier'),
  ];
  const regions = fields.map((field) => field.closest('.mc-field')!.querySelector('[aria-live]'));
  for (const region of regions) expect(region).toBeEmptyDOMElement();
  await userEvent.click(screen.getByRole('button', { name: 'Enregistrer' }));
  for (const [i, field] of fields.entries()) {
    expect(regions[i]).toHaveTextContent('Champ requis');
    expect(field).toHaveAccessibleDescription('Champ requis');
  }
});

test('a read-only field cannot be changed', async () => {
  renderInTheme(<ReadOnly />);
  await userEvent.type(screen.getByLabelText(/Prénom/), 'x');
  expect(screen.getByLabelText(/Prénom/)).toHaveValue('Ada');
  expect(screen.getByLabelText('Niveau')).toBeDisabled();
});

test('a select and a switch can be changed, and a text field counts its characters', async () => {
  renderInTheme(<Default />);
  await userEvent.selectOptions(screen.getByLabelText('Niveau'), 'CM2');
  expect(screen.getByLabelText('Niveau')).toHaveValue('CM2');
  await userEvent.click(screen.getByRole('switch', { name: 'Cartes en bois et en papier' }));
  expect(screen.getByRole('switch')).not.toBeChecked();
  const note = screen.getByLabelText('Remarques');
  await userEvent.clear(note);
  await userEvent.type(note, 'Oui');
  expect(screen.getByText('3 / 200')).toBeInTheDocument();
});

test('a button shows the typed password', async () => {
  renderInTheme(<Default />);
  const field = screen.getByLabelText('Mot de passe');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('a typed date is reformatted on blur; an invalid date is reported on blur', async () => {
  renderInTheme(<Default />);
  const field = screen.getByLabelText('Date de naissance');
  expect(field).toHaveValue('10/12/2018');
  await userEvent.clear(field);
  await userEvent.type(field, '3.9.2017');
  await userEvent.tab();
  expect(field).toHaveValue('03/09/2017');
  await userEvent.clear(field);
  await userEvent.type(field, '31/02/2018');
  expect(field).toBeValid();
  await userEvent.tab();
  expect(field).toHaveAccessibleDescription(/^Date non reconnue. Format attendu\s: jj.mm.aaaa\.$/);
});

test('a date can be picked from the calendar', async () => {
  renderInTheme(<Default />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await userEvent.click(await screen.findByTitle('2018-12-24', {}, { timeout: 10_000 }));
  expect(await screen.findByDisplayValue('24/12/2018')).toBeInTheDocument();
}, 20_000);

test('the button of the calendar names its field; the field keeps its description and stays required while it is open', async () => {
  const date = { name: 'day', label: 'Jour', value: null, onChange: jest.fn() };
  renderInTheme(<DateField {...date} hint="Un lundi" error="Champ requis" required />);
  const opener = screen.getByRole('button', { name: 'Ouvrir le calendrier' });
  expect(opener).toHaveAccessibleDescription('Jour');
  await userEvent.click(opener);
  await screen.findByTitle(/-15$/, {}, { timeout: 10_000 });
  const field = screen.getByRole('textbox', { name: /^Jour/ });
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Un lundi Champ requis');
  expect(field).toHaveAttribute('aria-invalid', 'true');
}, 20_000);

/** Renders a date field with its calendar open, and another field. */
async function withOpenCalendar() {
  function Two() {
    const [day, setDay] = useState<string | null>('2018-03-04');
    return (
      <>
        <DateField name="day" label="Jour" value={day} onChange={setDay} />
        <TextField name="note" label="Note" value="" onChange={jest.fn()} />
      </>
    );
  }

  renderInTheme(<Two />);
  await userEvent.click(screen.getByRole('button', { name: 'Ouvrir le calendrier' }));
  await screen.findByTitle(/-15$/, {}, { timeout: 10_000 });
  return {
    day: () => screen.getByRole('textbox', { name: 'Jour' }),
    note: screen.getByRole('textbox', { name: 'Note' }),
  };
}

test('a date typed while the calendar is open is kept when another field is clicked, which keeps the focus', async () => {
  const { day, note } = await withOpenCalendar();
  await userEvent.clear(day());
  await userEvent.type(day(), '5.4.2019');
  await userEvent.click(note);
  await waitFor(() => expect(day()).toHaveValue('05/04/2019'));
  await screen.findByRole('button', { name: 'Ouvrir le calendrier' });
  expect(note).toHaveFocus();
}, 20_000);

test('a typed text is dropped by Esc, and a pointer that passes over a day does not choose it', async () => {
  const { day, note } = await withOpenCalendar();
  await userEvent.type(day(), '{Backspace}5{Escape}');
  const opener = await screen.findByRole('button', { name: 'Ouvrir le calendrier' });
  expect(day()).toHaveValue('04/03/2018');
  await userEvent.click(opener);
  await userEvent.hover(await screen.findByTitle(/-15$/));
  await userEvent.click(note);
  await screen.findByRole('button', { name: 'Ouvrir le calendrier' });
  expect(day()).toHaveValue('04/03/2018');
}, 20_000);

test('a text typed while the calendar is open that is not a date is reported [interface.unreadable-date]', async () => {
  const { day, note } = await withOpenCalendar();
  await userEvent.clear(day());
  await userEvent.type(day(), '31/02/2019');
  await userEvent.click(note);
  await waitFor(() => expect(day()).toHaveAccessibleDescription(/^Date non reconnue/));
  expect(day()).toHaveValue('31/02/2019');
  expect(day()).toHaveAttribute('data-unreadable', 'true');
}, 20_000);

test('a required file is described as required', () => {
  renderInTheme(<FileDrop name="file" label="Document" value={null} onChange={jest.fn()} required />);
  expect(screen.getByLabelText(/^Document/)).toHaveAccessibleDescription('obligatoire');
});

test('a file of another type is refused with the reason; an accepted file can be removed', async () => {
  renderInTheme(<Default />);
  const user = userEvent.setup({ applyAccept: false });
  const drop = screen.getByLabelText('Liste de la classe');
  const status = screen.getByText(/^Déposez un fichier/);
  await user.upload(drop, new File(['x'], 'classe.pdf'));
  expect(drop).toHaveAccessibleDescription(/Format non accepté. Formats lus\s: csv/);
  await user.upload(drop, new File(['nom,prénom'], 'classe.CSV'));
  expect(screen.getByText('classe.CSV')).toBeInTheDocument();
  // Screen readers announce the chosen file, and read it with the field.
  expect(status).toHaveTextContent('classe.CSV');
  expect(status).toHaveAttribute('role', 'status');
  expect(drop).toHaveAccessibleDescription(/classe\.CSV/);
  await user.click(screen.getByRole('button', { name: 'Retirer classe.CSV' }));
  expect(screen.queryByText('classe.CSV')).not.toBeInTheDocument();
  expect(drop).toHaveFocus();
});
