import type { DeviceRow } from '@memocartes/contract/devices/approval/devices.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const tablet: DeviceRow = {
  id: 1,
  version: 1,
  schools_id: 1,
  label: '4F7K',
  name: 'Fenêtre 3',
  status: 'APPROVED',
  approval: 'TOUCH',
  approver: { id: 5, firstname: 'Hélène', lastname: 'Marchand' },
  date_request: '2026-09-03T07:02:00Z',
  date_approve: '2026-09-03T07:04:00Z',
  date_revoke: null,
  date_seen: '2026-11-20T09:41:00Z',
  is_restorable: false,
};

export const tablets: DeviceRow[] = [
  tablet,
  { ...tablet, id: 2, label: '9QRT', name: null, approval: 'QR', approver: null },
  {
    ...tablet,
    id: 3,
    label: 'B2MX',
    name: 'Valise CM2, n° 12',
    status: 'REVOKED',
    date_revoke: '2026-11-20T09:50:00Z',
    is_restorable: true,
  },
];

export const waitingTablets: DeviceRow[] = ['7HWP', '3CDY'].map((label, i) => ({
  ...tablet,
  id: 10 + i,
  label,
  name: null,
  status: 'WAITING',
  approval: null,
  approver: null,
  date_approve: null,
}));

const secret = { secret: 'w8Jr0pQm_3yX-aZ1bC2dEf', date_create: '2026-09-01T06:00:00Z' };

/** API responses for stories of a school's tablets. */
export const tabletsApi = {
  'GET /devices': ({ query }: { readonly query: URLSearchParams }) => {
    const devices = query.get('status') === 'WAITING' ? waitingTablets : tablets;
    return { devices, count: devices.length };
  },
  'GET /devices/secret': secret,
  'PATCH /devices/secret': { ...secret, secret: 'AAAAAAAAAAAAAAAAAAAAAA' },
  'PATCH /devices/revoke_all': { nb_revoked: 2, devices: [1, 2] },
  'PATCH /devices/:id': tablet,
  'PATCH /devices/:id/approve': tablet,
  'PATCH /devices/:id/refuse': null,
  'PATCH /devices/:id/revoke': { ...tablet, status: 'REVOKED', is_restorable: true },
  'PATCH /devices/:id/restore': tablet,
} satisfies Answers;
