import type { SentRequest } from '@memocartes/contract/attach-requests/attach-requests.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

/** An attach request to a long e-mail address. */
export const sentRequest: SentRequest = {
  id: 31,
  email: 'prenom.nom-compose-tres-long@une-messagerie.example.fr',
  relation: 'Grand-parent',
  relation_other: null,
  date_create: '2026-11-20T08:00:00.000Z',
  date_expiration: '2026-12-20T08:00:00.000Z',
};

export const sent = (requests: SentRequest[]) =>
  ({
    'GET /students/:id/attach_requests': { attach_requests: requests, count: requests.length },
  }) satisfies Answers;

export const api = { ...sent([sentRequest]), 'DELETE /attach_requests/:id': null } satisfies Answers;
