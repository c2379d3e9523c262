import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';
import { useLocation, useNavigate } from 'react-router-dom';

import { useResourcesAddress } from './useResourcesAddress.ts';

function Leaving() {
  const { set } = useResourcesAddress();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="here">{pathname + search}</p>
      <button onClick={() => set({ search: 'mai' })}>chercher</button>
      <button
        onClick={() => {
          void navigate('/classes');
          set({ search: 'juin' });
        }}
      >
        partir
      </button>
    </>
  );
}

test('a search that is set while the page is left does not navigate back', async () => {
  const { user } = await renderInHost(<Leaving />, { route: '/resources?view=list' });
  await user.click(screen.getByRole('button', { name: 'chercher' }));
  expect(screen.getByTestId('here')).toHaveTextContent('/resources?view=list&search=mai');
  await user.click(screen.getByRole('button', { name: 'partir' }));
  expect(screen.getByTestId('here')).toHaveTextContent(/^\/classes$/);
});
