import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { useFormik } from 'formik';

import { noFollower } from './follower.form.ts';
import { FollowerSearch } from './FollowerSearch.tsx';
import { followerFormTexts } from './texts.ts';
import { useFollowerSearch } from './useFollowerSearch.ts';

function Search() {
  const { result, searching, search, expire } = useFollowerSearch(1);
  return (
    <>
      <button onClick={() => void search('anne@example.fr')}>Search</button>
      <button onClick={expire}>Expire</button>
      <p>{searching ? 'searching' : result?.kind}</p>
    </>
  );
}

test('a search that is running when the earlier result expires still ends [followers.lookup-texts]', async () => {
  let respond = (_response: Answer<'GET /auth/check/:email'>) => {};
  const { user } = await renderInHost(<Search />, {
    me: fakeMe('ADMIN'),
    api: { 'GET /auth/check/:email': () => new Promise((resolve) => (respond = resolve)) },
  });
  await user.click(screen.getByRole('button', { name: 'Search' }));
  expect(screen.getByText('searching')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Expire' }));
  respond({ isExisting: false });
  expect(await screen.findByText('none')).toBeVisible();
});

test('typing another address while an address is searched discards its result [followers.lookup-texts]', async () => {
  function Form() {
    const form = useFormik({ initialValues: noFollower, onSubmit: () => undefined });
    return <FollowerSearch form={form} search={useFollowerSearch(1)} />;
  }

  let respond = (_response: Answer<'GET /auth/check/:email'>) => {};
  const { user, settled } = await renderInHost(<Form />, {
    me: fakeMe('ADMIN'),
    texts: followerFormTexts,
    api: { 'GET /auth/check/:email': () => new Promise((resolve) => (respond = resolve)) },
  });
  await user.type(screen.getByRole('textbox', { name: /Adresse e-mail/ }), 'anne@example.fr{Enter}{Backspace}');
  respond({ isExisting: false });
  await settled();
  expect(screen.queryByText(/Aucun compte n’a cette adresse/)).not.toBeInTheDocument();
});
