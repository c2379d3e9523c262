import type { ScanResult, Scans } from '@memocartes/contract/learning/scan/scan.routes';
import { fakeMe } from '@memocartes/shared-shell/fake-host';
import { type ErrorAnswer, renderInHost } from '@memocartes/shared-shell/fake-host/testing';
import { act, screen } from '@testing-library/react';

import { phygital } from '../scan.data.ts';
import { ScanCardsButton } from '../ScanCardsButton.tsx';
import { scanTexts } from '../texts.ts';
import { scansOf } from './scans.ts';

test('when only some of the earlier scans are stored, the others stay on the device [scanning.sent-once]', async () => {
  const me = fakeMe('USER');
  const scan = { code: 'C', is_right: true, answered_at: '2026-11-10T09:00:00.000Z', epoch: 3, confirmed: true };
  scansOf({ accountId: me.id, studentId: phygital.id }).put(
    { ...scan, client_id: 'stored', cards_id: 12 },
    { ...scan, client_id: 'new', cards_id: 13 },
  );
  const refusal: ErrorAnswer = {
    statusCode: 409,
    code: 'HOME_REVISION_OFF',
    message: 'La révision à la maison est fermée.',
  };
  const stored: ScanResult = { client_id: 'stored', status: 'RECORDED', cards_id: 12, from_box: 1, to_box: 2 };
  const { sent } = await renderInHost(<ScanCardsButton studentId={phygital.id} />, {
    me,
    texts: scanTexts,
    api: {
      'GET /students/:id': phygital,
      'POST /cards_students/:student_id/scans': ({ body }) => {
        const { scans, accepts_partial } = body as Scans;
        const hasStored = scans.some(({ client_id }) => client_id === 'stored');
        return accepts_partial && hasStored ? { results: [stored] } : refusal;
      },
    },
  });
  expect(await screen.findByText('1 carte scannée plus tôt est enregistrée.')).toBeVisible();
  expect(await screen.findAllByText(refusal.message)).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Scanner les cartes (1 à envoyer)' })).toBeVisible();
  expect(localStorage).toHaveLength(1);
  const batches = sent.flatMap(({ body }) => (body ? [(body as Scans).scans.map(({ client_id }) => client_id)] : []));
  expect(batches).toEqual([['stored', 'new'], ['new']]);
});

test('scans are not sent again while they are being sent, even if the network is back meanwhile [scanning.sent-once]', async () => {
  const me = fakeMe('USER');
  const student = { ...phygital, id: phygital.id + 1 };
  scansOf({ accountId: me.id, studentId: student.id }).put({
    code: 'C',
    is_right: true,
    answered_at: '2026-11-10T09:00:00.000Z',
    epoch: 3,
    confirmed: true,
    client_id: 'slow',
    cards_id: 12,
  });
  let respond = (_response: { readonly results: ScanResult[] }) => {};
  const { sent } = await renderInHost(<ScanCardsButton studentId={student.id} />, {
    me,
    texts: scanTexts,
    api: {
      'GET /students/:id': student,
      'POST /cards_students/:student_id/scans': () => new Promise((resolve) => (respond = resolve)),
    },
  });
  expect(await screen.findByRole('button', { name: 'Scanner les cartes (1 à envoyer)' })).toBeVisible();
  act(() => void dispatchEvent(new Event('online')));
  respond({ results: [{ client_id: 'slow', status: 'RECORDED', cards_id: 12, from_box: 1, to_box: 2 }] });
  expect(await screen.findByText('1 carte scannée plus tôt est enregistrée.')).toBeVisible();
  expect(sent.filter(({ method }) => method === 'POST')).toHaveLength(1);
});
