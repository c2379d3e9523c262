import { authApi } from '@memocartes/shared-api/auth.api';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { SessionProvider, toMe } from '@memocartes/shared-shell/session';
import { screen } from '@testing-library/react';

import { accountSettingsApi } from '../accountSettings.data.ts';
import { DeletionTab } from '../DeletionTab.tsx';
import { accountSettingsTexts } from '../texts.ts';

const withPassword = (has_password: boolean) => {
  const me = fakeMe('TEACHER');
  return { ...me, authentication: { ...me.authentication, has_password } };
};

/** The deletion tab. As in the shell, the signed-in user comes from the Redux store. */
function Page() {
  const { data } = authApi.useGetMeQuery();
  return (
    <SessionProvider value={toMe(data?.user ?? withPassword(false))}>
      <DeletionTab />
    </SessionProvider>
  );
}

test('asks for the password that the person has set in another browser tab [accounts.delete-own]', async () => {
  let hasPassword = false;
  const required = { current_password: 'Champ requis' };
  const { user, sent } = await renderInHost(<Page />, {
    me: withPassword(false),
    texts: accountSettingsTexts,
    api: {
      ...accountSettingsApi,
      'GET /auth/user': () => ({ user: withPassword(hasPassword) }),
      'DELETE /auth/:id': { statusCode: 422, code: 'INVALID', message: 'Champ requis', fields: required },
    },
  });
  await user.type(screen.getByLabelText(/tapez SUPPRIMER/), 'SUPPRIMER');
  expect(screen.queryByLabelText(/^Mot de passe/)).not.toBeInTheDocument();
  hasPassword = true;
  const submit = () => user.click(screen.getByRole('button', { name: 'Supprimer mon compte' }));
  await submit();
  await user.type(await screen.findByLabelText(/^Mot de passe/), 'Secret-Mauve-26!');
  expect(screen.getByText('Champ requis')).toBeVisible();
  await submit();
  expect(sent.at(-1)?.body).toEqual({ current_password: 'Secret-Mauve-26!' });
});
