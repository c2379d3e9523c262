import type { ListTour } from './click.ts';
import type { Subject } from './visit.ts';

const password = 'Demo-2026!';

/**
 * Pages with their limits.
 * - `limit`: kilobytes of all responses.
 * - `ratio`: these kilobytes relative to the monolith.
 * - `timeRatio`: time to content relative to the monolith.
 * - `remote`: the only remote whose files the page may load.
 */
export const subjects: readonly (Subject & {
  readonly limit?: number;
  readonly ratio?: number;
  readonly timeRatio?: number;
  readonly remote?: string;
})[] = [
  { name: 'Landing', path: '/', content: 'h1', limit: 150 },
  { name: 'Student’s tablet', path: '/device', content: '.student__title', remote: 'mf-student', limit: 180 },
  {
    name: "Teacher's dashboard",
    path: '/Dashboard',
    account: { email: 'enseignante@demo.memocartes.fr', password },
    content: '.dash-classes li',
    remote: 'mf-teacher',
    limit: 420,
    ratio: 1.06,
  },
  {
    name: "Follower's dashboard",
    path: '/Dashboard',
    account: { email: 'parent@demo.memocartes.fr', password },
    content: 'main a[href^="/students/"]',
    remote: 'mf-follower',
    limit: 170,
    timeRatio: 1.06,
  },
];

/** Lists for which the time from the click in the menu to the rows is measured. */
export const tours: readonly ListTour[] = [
  {
    name: 'Lists of a school admin',
    account: { email: 'direction@demo.memocartes.fr', password },
    from: '/Dashboard',
    ready: 'main h1',
    lists: ['/schools/students', '/schools/classes', '/schools/users', '/schools/followers'],
    rows: 'main tbody th[scope="row"]',
  },
];
