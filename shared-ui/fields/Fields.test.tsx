import { composeStories } from '@storybook/react';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { renderInTheme, testStories } from '../testing/testStories.tsx';
import * as stories from './Fields.stories.tsx';
import { FileDrop } from './FileDrop.tsx';

testStories(stories);
const { Default, Wrong, ReadOnly, Required } = composeStories(stories);

test('an error is associated with its field', () => {
  renderInTheme(<Wrong />);
  const field = screen.getByLabelText(/Prénom/);
  expect(field).toBeInvalid();
  expect(field).toBeRequired();
  expect(field).toHaveAccessibleDescription('Champ requis');
});

test('the live region of an error is there before its text, so that screen readers announce it [interface.error-announced]', async () => {
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

test('values can be selected and cleared, and characters are counted', async () => {
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

test('a password can be shown', async () => {
  renderInTheme(<Default />);
  const field = screen.getByLabelText('Mot de passe');
  expect(field).toHaveAttribute('type', 'password');
  await userEvent.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
  expect(field).toHaveAttribute('type', 'text');
});

test('reformats a typed date on blur, and reports an invalid one', async () => {
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

test('a required file is described as required', () => {
  renderInTheme(<FileDrop name="file" label="Document" value={null} onChange={jest.fn()} required />);
  expect(screen.getByLabelText(/^Document/)).toHaveAccessibleDescription('obligatoire');
});

test('refuses a file of another type with the reason', async () => {
  renderInTheme(<Default />);
  const user = userEvent.setup({ applyAccept: false });
  const drop = screen.getByLabelText('Liste de la classe');
  await user.upload(drop, new File(['x'], 'classe.pdf'));
  expect(drop).toHaveAccessibleDescription(/Format non accepté. Formats lus\s: csv/);
  await user.upload(drop, new File(['nom,prénom'], 'classe.CSV'));
  expect(screen.getByText('classe.CSV')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Retirer classe.CSV' }));
  expect(screen.queryByText('classe.CSV')).not.toBeInTheDocument();
});
