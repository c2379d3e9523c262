import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen } from '@testing-library/react';

import { LoadError } from './index.ts';

const error = { status: 500, code: 'UNEXPECTED', message: 'Une erreur est survenue', fields: {} };
const refetch = jest.fn();

test('shows why the options could not be loaded, and tries again', async () => {
  const { user } = await renderInHost(<LoadError error={error} refetch={refetch} />, { api: {} });
  expect(await screen.findByText(/Une erreur est survenue/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Réessayer' }));
  expect(refetch).toHaveBeenCalledTimes(1);
});

test('renders nothing while the options are loading, or if earlier ones are still shown', async () => {
  await renderInHost(
    <main>
      <LoadError refetch={refetch} />
      <LoadError data={[]} error={error} refetch={refetch} />
    </main>,
    { api: {} },
  );
  expect(await screen.findByRole('main')).toBeEmptyDOMElement();
});
