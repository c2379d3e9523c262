import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

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
