import type { CreatePack } from '@memocartes/contract/packs/packs.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { packsApi } from '../../fixtures/packs.data.ts';
import ComposerPage from './ComposerPage.tsx';
import { composerTexts as texts } from './texts.ts';

test('after a failed request, an unchanged pack is sent again with the same request id; a changed pack gets another id [interface.request-once]', async () => {
  const { sent, user } = await renderInHost(<ComposerPage />, {
    me: fakeMe('TEACHER'),
    texts,
    route: '/creation-packs?copy=11',
    api: { ...packsApi, 'POST /packspro/create': unavailable },
  });
  const requests = () =>
    sent.filter(({ method }) => method === 'POST').map(({ body }) => (body as CreatePack).request_id);

  const save = async (count: number) => {
    await user.click(await screen.findByRole('button', { name: 'Créer le pack' }));
    await waitFor(() => expect(requests()).toHaveLength(count));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Créer le pack' })).not.toHaveAttribute('aria-busy'));
  };

  await screen.findByDisplayValue('Table de 5 (copie)');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Classe' }), '');
  await save(1);
  await save(2);
  await user.type(screen.getByRole('textbox', { name: /Titre du pack/ }), ' bis');
  await save(3);
  const [first, second, third] = requests();
  expect(first).toEqual(expect.any(String));
  expect(second).toBe(first);
  expect(third).not.toBe(first);
});
