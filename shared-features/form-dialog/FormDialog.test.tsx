import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { axeFindings } from '@memocartes/shared-ui/testing';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormik } from 'formik';

import { panelFormTexts } from '../panel-form/texts.ts';
import { FormDialog } from './FormDialog.tsx';

const onClose = jest.fn();
const save = jest.fn<Promise<void>, [string]>();

function NameDialog() {
  const form = useFormik({ initialValues: { name: 'CE1' }, onSubmit: ({ name }) => save(name) });
  return (
    <FormDialog title="Renommer" form={form} failed="Le nom est pris." onClose={onClose}>
      <TextField {...fieldOf(form, 'name')} label="Nom" />
    </FormDialog>
  );
}

const open = async () => {
  await renderInHost(<NameDialog />, { texts: panelFormTexts });
  return screen.findByRole('textbox', { name: 'Nom' });
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  onClose.mockClear();
  save.mockReset();
});

test('the first field has the focus, and the error is shown', async () => {
  expect(await open()).toHaveFocus();
  expect(screen.getByText('Le nom est pris.')).toBeVisible();
  expect(await axeFindings(document.body)).toEqual([]);
});

test('closes without a confirmation if nothing was typed [interface.unsaved]', async () => {
  await open();
  await press('Annuler');
  expect(onClose).toHaveBeenCalledTimes(1);
});

test('asks before typed values are discarded, by each way to close [interface.unsaved]', async () => {
  await userEvent.type(await open(), ' B');
  const ways = [() => press('Annuler'), () => press('Fermer'), () => userEvent.keyboard('{Escape}')];
  for (const leave of ways) {
    await leave();
    await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ });
    await press('Continuer la saisie');
    expect(onClose).not.toHaveBeenCalled();
    expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('CE1 B');
  }
  await press('Annuler');
  await press('Quitter sans enregistrer');
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('can’t be changed, closed or saved again while it is saving [interface.saving-read-only] [interface.dialog-busy]', async () => {
  const saving = Promise.withResolvers<undefined>();
  save.mockReturnValue(saving.promise);
  await userEvent.type(await open(), ' B{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith('CE1 B'));
  const name = screen.getByRole('textbox', { name: 'Nom' });
  await userEvent.keyboard(' et C{Enter}{Escape}');
  expect(name).toHaveValue('CE1 B');
  expect(name).toHaveFocus();
  await press('Annuler');
  expect(save).toHaveBeenCalledTimes(1);
  expect(onClose).not.toHaveBeenCalled();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => saving.resolve(undefined));
  await userEvent.type(name, ' et C');
  expect(name).toHaveValue('CE1 B et C');
});
