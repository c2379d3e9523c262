import { screen, waitFor } from '@testing-library/react';

import { renderInHost } from '../fake-host/testing/index.ts';
import { useCsvExport } from './index.ts';

function List() {
  const onExport = useCsvExport('/students', { nb_page: 3, nb_items: 20, level: 'CP', order_by: 'lastname' });
  return <button onClick={() => void onExport()}>Exporter</button>;
}

test('requests all pages of the filtered list as CSV', async () => {
  const { user, sent } = await renderInHost(<List />, { api: { 'GET /students': {} } });
  URL.createObjectURL = () => 'blob:x';
  await user.click(screen.getByRole('button', { name: 'Exporter' }));
  await waitFor(() => expect(sent.at(-1)?.query.toString()).toBe('level=CP&order_by=lastname&format=csv'));
});

test('shows an error when the export fails', async () => {
  const { user } = await renderInHost(<List />, {
    api: { 'GET /students': { statusCode: 403, code: 'FORBIDDEN', message: 'Non' } },
  });
  await user.click(screen.getByRole('button', { name: 'Exporter' }));
  expect(await screen.findByRole('alert')).toBeVisible();
});
