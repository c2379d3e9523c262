import type { Fixture } from './fixtures.ts';

const nothing: Fixture = { on: 'nothing', known: () => true };

/** The second step of a sign-in, the second factor, login sessions and a change of address. */
export const accountFixtures: Record<string, Fixture> = {
  'POST /auth/login/code': { ...nothing, but: ['INVALID_KEY'], body: () => ({ code: '123456' }) },
  'POST /auth/login/enrolment': { ...nothing, but: ['INVALID_KEY'], body: () => ({}) },
  'POST /auth/login/enrolment/confirm': { ...nothing, but: ['INVALID_KEY'], body: () => ({ code: '123456' }) },
  'POST /auth/claim': {
    ...nothing,
    but: ['UNKNOWN_CLAIM_CODE'],
    body: () => ({ code: 'AAAA-BBBB-CCCC', email: 'nouvelle@test.example' }),
  },
  'GET /auth/sessions': nothing,
  'DELETE /auth/sessions/:id': { ...nothing, but: ['NOT_FOUND'], params: () => ({ id: 2_000_000_000 }) },
  'DELETE /auth/sessions': nothing,
  'POST /auth/email': { ...nothing, body: () => ({ email: 'nouvelle@test.example' }) },
  'POST /auth/email/confirm': { ...nothing, but: ['INVALID_KEY'], body: ({ ticket }) => ({ ticket }) },
  'GET /auth/second_factor': nothing,
  'POST /auth/second_factor': { ...nothing, body: () => ({}) },
  'POST /auth/second_factor/confirm': { ...nothing, but: ['CONFLICT'], body: () => ({ code: '123456' }) },
  'POST /auth/second_factor/recovery_codes': { ...nothing, but: ['WRONG_CODE'], body: () => ({ code: '123456' }) },
  'POST /auth/second_factor/disable': { ...nothing, but: ['WRONG_CODE'], body: () => ({ code: '123456' }) },
};
