import { refusalOf } from './refusal.ts';

const endpointError = (status: number, code: string) =>
  new Error(`Forbidden (${status}): ${JSON.stringify({ statusCode: status, code, message: `mots (${code})` })}`);

test.each([
  ['PROFILE_REFUSED', 403],
  ['SCHOOL_CLOSED', 403],
  ['MAX_TEACHER_REACHED', 403],
  ['OIDC_REFUSED', 401],
])('keeps the code and message of the server’s error: %s', (code, status) => {
  expect(refusalOf(endpointError(status, code))).toEqual({ status, code, message: `mots (${code})`, fields: {} });
});

test('a cancelled sign-on is not an error', () => {
  expect(refusalOf(Object.assign(new Error('access_denied'), { error: 'access_denied' }))).toBe('cancelled');
});

test('an HTML page instead of JSON is reported as a refused sign-on', () => {
  expect(refusalOf(new Error('Bad Gateway (502)'))).toMatchObject({ code: 'OIDC_REFUSED' });
});

test('reports a network failure as OFFLINE', () => {
  expect(refusalOf(new TypeError('Failed to fetch'))).toMatchObject({ code: 'OFFLINE' });
});

test.each([new Error('No matching state found in storage'), 'odd', undefined])(
  'a sign-on that fails with %s is reported as refused',
  (thrown) => {
    expect(refusalOf(thrown)).toMatchObject({ status: 401, code: 'OIDC_REFUSED' });
  },
);
