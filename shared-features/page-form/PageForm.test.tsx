import { Button } from '@memocartes/shared-ui/button';
import { TextField } from '@memocartes/shared-ui/fields';
import { renderInTheme } from '@memocartes/shared-ui/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';

import { PageForm } from './PageForm.tsx';

function Example({ busy, onSubmit }: { readonly busy: boolean; readonly onSubmit: () => void }) {
  const [name, setName] = useState('Ada');
  return (
    <PageForm busy={busy} onSubmit={onSubmit}>
      <TextField name="name" label="Nom" value={name} onChange={setName} />
      <Button type="submit" busy={busy}>
        Enregistrer
      </Button>
    </PageForm>
  );
}

const type = () => userEvent.type(screen.getByRole('textbox', { name: 'Nom' }), '!{Enter}');

test('a form that is being sent can’t be changed or sent again [interface.saving-read-only]', async () => {
  const submit = jest.fn();
  renderInTheme(<Example busy onSubmit={submit} />);
  await type();
  await userEvent.click(screen.getByRole('button', { name: /Enregistrer/ }));
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Ada');
  expect(submit).not.toHaveBeenCalled();
});

test('otherwise it can be changed, and is sent by the Enter key', async () => {
  const submit = jest.fn();
  renderInTheme(<Example busy={false} onSubmit={submit} />);
  await type();
  expect(screen.getByRole('textbox', { name: 'Nom' })).toHaveValue('Ada!');
  expect(submit).toHaveBeenCalledTimes(1);
});
