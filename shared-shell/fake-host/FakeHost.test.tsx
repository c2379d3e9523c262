import { toast } from '@memocartes/shared-ui/toast';
import { act, screen } from '@testing-library/react';

import { renderInHost } from './testing/index.ts';

test('the next host does not show the toasts of a host that was removed', async () => {
  const { unmount } = await renderInHost(<p>avant</p>);
  act(() => void toast.failure('Refusé.'));
  expect(screen.getByText('Refusé.')).toBeVisible();
  unmount();
  await renderInHost(<p>après</p>);
  expect(screen.getByText('après')).toBeVisible();
  expect(screen.queryByText('Refusé.')).not.toBeInTheDocument();
});
