import type { ReceivedRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const dates = { date_create: '2026-11-20T08:00:00.000Z', date_expiration: '2026-12-20T08:00:00.000Z' };

/** Requests of two schools. */
export const requests: ReceivedRequest[] = [
  {
    id: 31,
    relation: 'Mère',
    relation_other: null,
    ...dates,
    school: { name: 'École du Port' },
    student: { firstname: 'Noé', initial: 'D' },
  },
  {
    id: 32,
    relation: 'Autre',
    relation_other: 'Marraine',
    ...dates,
    school: { name: 'École primaire publique intercommunale des Trois-Rivières' },
    student: { firstname: 'Marie-Amélie', initial: '' },
  },
];

/** Fake API that returns the given requests. */
export const requestsApi = (rows: ReceivedRequest[]) =>
  ({
    'GET /attach_requests': { attach_requests: rows, count: rows.length },
  }) satisfies Answers;
