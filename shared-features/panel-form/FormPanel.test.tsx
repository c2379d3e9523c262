import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { usePanel } from '@memocartes/shared-shell/panel';
import { DateField, fieldOf, TextField } from '@memocartes/shared-ui/fields';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { object, string } from 'yup';

import { DescriptionList, FormPanel, usePanelForm } from './index.ts';
import { panelFormTexts } from './texts.ts';

const refusal = (fields: Record<string, string>) =>
  Object.assign(new Error('Certains champs sont à corriger.'), { status: 422, code: 'INVALID', fields });

type Props = {
  readonly refused?: Record<string, string>;
  readonly saving?: Promise<void>;
};

function NameForm({ refused, saving }: Props) {
  const panel = usePanelForm({
    initial: { name: 'Ada' },
    schema: object({ name: string().required('Champ requis') }),
    editing: true,
    save: () => (refused ? Promise.reject(refusal(refused)) : (saving ?? Promise.resolve())),
    saved: 'Fiche enregistrée',
  });
  return (
    <FormPanel title="Fiche" form={panel}>
      <TextField {...fieldOf(panel.form, 'name')} label="Nom" />
    </FormPanel>
  );
}

function Page(props: Props) {
  const { component, itemId, open } = usePanel();
  return (
    <>
      <Link to="/ailleurs">Ailleurs</Link>
      <button onClick={() => open('staff', 'VIEW', { itemId: 7 })}>Une autre fiche</button>
      <p>
        {useLocation().pathname} {component} {itemId}
      </p>
      {component === 'class' && <NameForm {...props} />}
    </>
  );
}

const start = (props: Props = {}) =>
  renderInHost(<Page {...props} />, {
    me: fakeMe('ADMIN'),
    texts: panelFormTexts,
    panel: { component: 'class', mode: 'EDIT', itemId: 3, fromPage: false },
  });

const name = () => screen.getByRole('textbox', { name: 'Nom' });
const confirmation = async () => within(await screen.findByRole('alertdialog', { name: /Quitter sans enregistrer/ }));

test('leaves an unchanged form without confirmation', async () => {
  const { user } = await start();
  await user.click(screen.getByRole('button', { name: 'Une autre fiche' }));
  expect(screen.getByText('/ staff 7')).toBeVisible();
});

test('a link asks for confirmation, then navigates', async () => {
  const { user } = await start();
  await user.type(name(), 'X');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click((await confirmation()).getByRole('button', { name: 'Continuer la saisie' }));
  expect(name()).toHaveValue('AdaX');
  await user.click(screen.getByRole('link', { name: 'Ailleurs' }));
  await user.click((await confirmation()).getByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByText(/\/ailleurs/)).toBeVisible();
});

test('opening another panel asks for confirmation', async () => {
  const { user } = await start();
  await user.type(name(), 'X');
  await user.click(screen.getByRole('button', { name: 'Une autre fiche' }));
  await user.click((await confirmation()).getByRole('button', { name: 'Quitter sans enregistrer' }));
  expect(await screen.findByText('/ staff 7')).toBeVisible();
});

test('while the form is being saved, text fields can’t be changed and the panel can’t be closed [interface.saving-read-only] [interface.dialog-busy]', async () => {
  const saving = Promise.withResolvers<undefined>();
  const { user } = await start({ saving: saving.promise });
  await user.type(name(), 'X{Enter}');
  await waitFor(() => expect(name()).toHaveAttribute('readonly'));
  await user.keyboard('Y');
  expect(name()).toHaveValue('AdaX');
  await user.keyboard('{Escape}');
  for (const close of ['Annuler', 'Fermer']) await user.click(screen.getByRole('button', { name: close }));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await act(async () => saving.resolve(undefined));
  expect(await screen.findByText('Fiche enregistrée')).toBeVisible();
});

test('shows an error on its field, or above the buttons if the field is hidden', async () => {
  const { user, unmount } = await start({ refused: { name: 'Ce nom est pris.' } });
  await user.type(name(), 'X');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Ce nom est pris.')).toBeVisible();
  unmount();
  const hiddenField = await start({ refused: { schools_id: 'Cette école est archivée.' } });
  await hiddenField.user.type(name(), 'X');
  await hiddenField.user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Cette école est archivée.')).toBeVisible();
});

test('the error of an attempt to save disappears with the next attempt, even if the form is then invalid', async () => {
  const { user } = await start({ refused: { schools_id: 'Cette école est archivée.' } });
  await user.type(name(), 'X');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Cette école est archivée.')).toBeVisible();
  await user.clear(name());
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Champ requis')).toBeVisible();
  expect(screen.queryByText('Cette école est archivée.')).not.toBeInTheDocument();
});

test('an invalid form shows a warning, and its first invalid field gets the focus [interface.invalid-form]', async () => {
  const { user } = await start();
  await user.clear(name());
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText(/Le formulaire n’est pas valide/)).toBeVisible();
  expect(await screen.findByText('Champ requis')).toBeVisible();
  await waitFor(() => expect(name()).toHaveFocus());
  await user.type(name(), 'Ada');
  await waitFor(() => expect(screen.queryByText(/n’est pas valide/)).not.toBeInTheDocument());
});

test('an unreadable date is shown as an error, and the form is not saved [interface.unreadable-date]', async () => {
  const save = jest.fn(async () => undefined);

  function Form() {
    const { component } = usePanel();
    const panel = usePanelForm<{ readonly end: string | null }>({
      initial: { end: '2027-06-30' },
      schema: object({ end: string().nullable() }),
      editing: true,
      save,
      saved: 'Enregistré',
    });
    return component === 'class' ? (
      <FormPanel title="Fiche" form={panel}>
        <DateField {...fieldOf(panel.form, 'end')} label="Fin" />
      </FormPanel>
    ) : null;
  }

  const { user } = await renderInHost(<Form />, {
    me: fakeMe('ADMIN'),
    texts: panelFormTexts,
    panel: { component: 'class', mode: 'EDIT', itemId: 3, fromPage: false },
  });
  const end = screen.getByRole('textbox', { name: 'Fin' });
  await user.clear(end);
  await user.type(end, '31/06/2027{Enter}');
  await waitFor(() => expect(end).toHaveAccessibleDescription(/Date non reconnue/));
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  await waitFor(() => expect(end).toHaveFocus());
  expect(save).not.toHaveBeenCalled();
  await user.clear(end);
  await user.type(end, '30/06/2028{Enter}');
  await waitFor(() => expect(save).toHaveBeenCalledWith({ end: '2028-06-30' }, expect.anything()));
});

test('keeps the form’s values while the portal is unreachable; « Réessayer » sends them again', async () => {
  const save = jest.fn<Promise<unknown>, []>(() =>
    Promise.reject(Object.assign(new Error('Indisponible.'), { status: 503, code: 'UNAVAILABLE', fields: {} })),
  );

  function Form() {
    const { component } = usePanel();
    const panel = usePanelForm({
      initial: { name: 'Ada' },
      schema: object({ name: string().required() }),
      editing: true,
      save,
      saved: 'Enregistré',
      fatal: () => 'Refusé',
    });
    return component === 'class' ? (
      <FormPanel title="Fiche" form={panel}>
        <TextField {...fieldOf(panel.form, 'name')} label="Nom" />
      </FormPanel>
    ) : null;
  }

  const { user } = await renderInHost(<Form />, {
    me: fakeMe('ADMIN'),
    texts: panelFormTexts,
    panel: { component: 'class', mode: 'EDIT', itemId: 3, fromPage: false },
  });
  await user.type(name(), 'X');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Indisponible.')).toBeVisible();
  expect(name()).toHaveValue('AdaX');
  save.mockResolvedValueOnce(undefined);
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(await screen.findByText('Enregistré')).toBeVisible();
  expect(save).toHaveBeenLastCalledWith({ name: 'AdaX' }, { values: { name: 'Ada' }, version: undefined });
});

test('closes after saving, with a toast [students.panel-modes]', async () => {
  const { user } = await start();
  await user.type(name(), 'X');
  await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
  expect(await screen.findByText('Fiche enregistrée')).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an empty value of a description is a dash', async () => {
  await renderInHost(
    <DescriptionList
      items={[
        ['Niveau', false],
        ['Classe', ''],
        ['Téléphone', null],
        ['Cartes', 0],
      ]}
    />,
    { texts: panelFormTexts },
  );
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['–', '–', '–', '0']);
});
