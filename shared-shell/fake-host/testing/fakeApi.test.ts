import type { Answer, Answers, ErrorAnswer } from './answers.ts';
import { fakeApi } from './fakeApi.ts';

const status = async (path: string) => (await fetch(`/api${path}`)).status;

test('a call without a response, or whose function returns undefined, gets 404', async () => {
  fakeApi({ 'GET /students/:id': ({ params }) => (params['id'] === '3' ? { id: 3 } : undefined) });
  expect([await status('/students/3'), await status('/students/4'), await status('/students')]).toEqual([
    200, 404, 404,
  ]);
});

test('a response is typed by the contract, and may leave out fields', () => {
  const responses = {
    'GET /students/:id': { id: 3, class_: { name: 'CE1 A' } },
    'GET /students': async ({ query }) => ({ count: Number(query.get('nb_items')) }),
    'DELETE /students/:id': null,
    'POST /students': { statusCode: 503, code: 'UNAVAILABLE', message: '', retryAfter: 2 },
  } satisfies Answers;
  expect(Object.keys(responses)).toHaveLength(4);

  // @ts-expect-error no such call
  const call: Answers = { 'GET /pupils': null };
  // @ts-expect-error no such field
  const field: Answer<'GET /students/:id'> = { id: 3, surname: 'Benali' };
  // @ts-expect-error no such field of an object in the response
  const nested: Answer<'GET /students/:id'> = { class_: { id: 3, title: 'CE1 A' } };
  // @ts-expect-error no such level
  const value: Answers = { 'GET /students/:id': () => ({ level: 'CE9' }) };
  // @ts-expect-error the call has content
  const content: Answer<'GET /students/:id'> = null;
  // @ts-expect-error no such error code
  const error: ErrorAnswer = { statusCode: 409, code: 'SOMETHING', message: '' };
  expect([call, field, nested, value, content, error]).toHaveLength(6);
});
