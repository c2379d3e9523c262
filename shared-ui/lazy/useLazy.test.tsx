import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

import { useLazy } from './useLazy.ts';

function Clock() {
  return <p>Il est midi.</p>;
}
const load = jest.fn<Promise<{ readonly default: typeof Clock }>, []>();

function LazyClock() {
  const { Component, failed, retry } = useLazy(load, true);
  if (Component) return <Component />;
  return failed ? <button onClick={retry}>Encore</button> : <p>Attendez.</p>;
}

test('a failed import can be retried', async () => {
  load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce({ default: Clock });
  render(<LazyClock />);
  expect(screen.getByText('Attendez.')).toBeInTheDocument();
  await userEvent.click(await screen.findByText('Encore'));
  expect(await screen.findByText('Il est midi.')).toBeInTheDocument();
  expect(load).toHaveBeenCalledTimes(2);
});
