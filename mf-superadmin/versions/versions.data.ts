import type {
  Developer,
  ManagedRemote,
  RemoteError,
  RemoteVersionRow,
} from '@memocartes/contract/remotes/remotes.routes';
import type { Answers } from '@memocartes/shared-shell/fake-host/testing';

const stable: RemoteVersionRow = {
  version: '1.4.0-9c1f20ab',
  state: 'STABLE',
  published: '2026-11-18T09:12:00Z',
  by: 'Ada Martin',
  commit: '9c1f20ab77aa00112233445566778899aabbccdd',
  bytes: 412_800,
  date_bad: null,
  dropped: null,
  audience: null,
  loads: 1840,
  failures: 3,
  median_ms: 420,
  p95_ms: 1630,
};
const candidate: RemoteVersionRow = {
  ...stable,
  version: '1.5.0-41d0e7fa',
  state: 'CANDIDATE',
  published: '2026-11-21T16:40:00Z',
  commit: '41d0e7fa',
  audience: { share: 5, schools: [3, 8] },
  loads: 92,
  failures: 0,
};
const dropped: RemoteVersionRow = {
  ...stable,
  version: '1.4.1-77be01cd',
  state: 'BAD',
  published: '2026-11-20T10:00:00Z',
  date_bad: '2026-11-20T11:30:00Z',
  dropped: { loads: 40, failures: 5, people: 12, failed_people: 3 },
  loads: 40,
  failures: 5,
  p95_ms: 8000,
};
const previous: RemoteVersionRow = {
  ...stable,
  version: '1.3.2-0a8bd3c1',
  state: 'PREVIOUS',
  published: '2026-11-10T08:00:00Z',
  by: null,
  commit: null,
  bytes: null,
  loads: 0,
  failures: 0,
  median_ms: null,
  p95_ms: null,
};
const days: ManagedRemote['days'] = [310, 295, 330, 120, 40, 410, 427].map((loads, i) => ({
  day: `2026-11-${15 + i}`,
  loads,
  failures: i === 5 ? 5 : 0,
  median_ms: 400 + 10 * i,
}));
const remote = { is_disabled: false, is_protected: false, back_to: '1.4.0-9c1f20ab', days };

const developers: Developer[] = [
  {
    id: 41,
    firstname: 'Camille',
    lastname: 'Roussel',
    email: 'camille@example.fr',
    role: 'TEACHER',
    added_by: 'Nadia FERRAND',
    date_create: '2026-11-20T09:00:00Z',
  },
];
const errors: RemoteError[] = [
  {
    version: candidate.version,
    kind: 'RENDER',
    reason: 'Cannot read properties of undefined',
    route: '/Dashboard',
    is_override: false,
    nb: 3,
    date_first: '2026-11-21T17:00:00Z',
    date_last: '2026-11-21T18:00:00Z',
    stack: [
      { text: 'TypeError: Cannot read properties of undefined', source: null },
      {
        text: 'at f (https://portail.fr/remotes/…/a1.js:1:345)',
        source: 'mf-teacher/dashboard/DashboardPage.tsx:24:9',
      },
    ],
  },
];

const remotes: ManagedRemote[] = [
  { ...remote, name: 'mf-follower', is_disabled: true, back_to: null, versions: [stable] },
  { ...remote, name: 'mf-superadmin', is_protected: true, back_to: previous.version, versions: [stable, previous] },
  { ...remote, name: 'mf-teacher', versions: [candidate, dropped, stable, previous] },
];

/** API responses for stories and tests of the page. */
export const versionsApi = {
  'GET /remotes': { remotes, count: remotes.length },
  'PATCH /remotes/:name': null,
  'GET /remotes/:name/errors': { errors, count: errors.length },
  'GET /remotes/developers': { developers, count: developers.length },
  'POST /remotes/developers': null,
  'DELETE /remotes/developers/:id': null,
} satisfies Answers;
