import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { unavailable } from '@memocartes/shared-shell/fake-host/stories';
import { type Answer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { screen, waitFor } from '@testing-library/react';

import { resourcesTexts } from '../texts.ts';
import { SectionsDialog } from './SectionsDialog.tsx';

test('a section is sent again as the same request after a lost response; the same title again is another section [interface.request-once]', async () => {
  const responses: Answer<'POST /resources/sections'>[] = [unavailable, { id: 6 }, { id: 7 }];
  const { user, sent } = await renderInHost(<SectionsDialog onClose={() => undefined} />, {
    me: fakeMe('SUPERADMIN'),
    texts: resourcesTexts,
    api: {
      'GET /resources/sections': { sections: [], count: 0 },
      'POST /resources/sections': () => responses.shift(),
    },
  });
  const title = await screen.findByRole('textbox', { name: 'Nouvelle rubrique' });
  await user.type(title, 'Sorties{Enter}');
  expect(await screen.findByText(unavailable.message)).toBeVisible();
  await user.type(title, '{Enter}');
  await waitFor(() => expect(title).toHaveValue(''));
  await user.type(title, 'Sorties{Enter}');
  await waitFor(() => expect(title).toHaveValue(''));
  const [lost, again, other] = sent.flatMap(({ method, body }) => (method === 'POST' ? [body] : []));
  expect(again).toEqual(lost);
  expect(other).toEqual({ title: 'Sorties', request_id: expect.any(String) as string });
  expect(other).not.toEqual(again);
});
