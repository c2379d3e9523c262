import { noticeVersion } from '@memocartes/contract/privacy/privacy';
import type { Fixture } from './fixtures.ts';

const nothing: Fixture = { on: 'nothing', known: () => true };
/** An export is its asker's alone. */
const ofAsker = {
  on: 'dataExport',
  known: ({ kind }, name) => kind === 'TEACHER' && name === 'mine',
} satisfies Fixture;

/** Exports of personal data, the information notice and consents. */
export const privacyFixtures: Record<string, Fixture | Fixture[]> = {
  'POST /privacy/students/:id/export': { on: 'student' },
  'POST /privacy/users/:id/export': [{ on: 'staff' }, { on: 'follower' }],
  'GET /privacy/exports': nothing,
  'GET /privacy/exports/:id': ofAsker,
  'GET /privacy/exports/:id/file': ofAsker,
  'GET /privacy/notice': nothing,
  'POST /privacy/notice': { ...nothing, body: () => ({ version: noticeVersion }) },
  'GET /privacy/consents': nothing,
  'PATCH /privacy/students/:id/consent': { on: 'student', body: () => ({ kind: 'AVATAR', is_granted: false }) },
};
