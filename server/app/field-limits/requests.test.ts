import { checksums, type LimitsFixture, openFixture } from './fixture.ts';

let fixture: LimitsFixture;
beforeAll(async () => (fixture = await openFixture()));
afterAll(() => fixture.server.close());

describe('an unusual request', () => {
  const post = (path: string, body: string | Buffer, headers: Record<string, string> = {}) =>
    fixture.server.as(fixture.schoolAdmin).fetch(`/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: body as never,
    });

  const statusAndCode = async (sent: Promise<Response>) => {
    const response = await sent;
    return [response.status, ((await response.json()) as { code: string }).code];
  };

  const paths = ['/students', '/classes', '/users', '/auth', '/contact', '/classes_userspro', '/auth/login'];

  test.each(paths)(
    '%s: a body of 10 MB, another content type, invalid JSON, and JSON that is not an object are refused, and nothing is written',
    async (path) => {
      const before = await checksums(fixture);
      const huge = JSON.stringify({ firstname: 'a'.repeat(10_000_000) });
      expect(await statusAndCode(post(path, huge))).toEqual([413, 'FILE_SIZE_OVER']);
      for (const type of [
        'text/plain',
        'application/x-www-form-urlencoded',
        'multipart/form-data; boundary=x',
        'application/xml',
        'text/html',
      ]) {
        expect(await statusAndCode(post(path, 'firstname=Ada', { 'content-type': type }))).toEqual([
          415,
          'UNSUPPORTED_MEDIA_TYPE',
        ]);
      }
      for (const json of ['{"firstname":', '{firstname:1}', "{'a':1}", '', '\u0000', '['.repeat(500_000)]) {
        expect(await statusAndCode(post(path, json))).toEqual([400, 'BAD_REQUEST']);
      }
      for (const json of ['null', '[]', '"Ada"', '42']) {
        expect(await statusAndCode(post(path, json))).toEqual([422, 'INVALID']);
      }
      expect(await checksums(fixture)).toEqual(before);
    },
  );

  test.each([
    '{"firstname":"Ada","__proto__":{"role":"SUPERADMIN"}}',
    '{"firstname":"Ada","constructor":{"prototype":{"x":1}}}',
  ])('a body that would pollute a prototype is refused: %s', async (json) => {
    expect(await statusAndCode(post('/students', json))).toEqual([400, 'BAD_REQUEST']);
    expect(({} as { role?: string }).role).toBeUndefined();
  });

  test('ignores unknown fields of a body', async () => {
    const body = { firstname: 'Ada', id: 1, nb_students: 0, epoch: 99, search: 'x', prototype: {}, toString: 'x' };
    const response = await post('/students', JSON.stringify(body));
    expect(response.status).toBe(201);
    expect(await fixture.row('students', ((await response.json()) as { id: number }).id)).toMatchObject({ epoch: 1 });
  });

  test.each(['0', '-1', '1.5', 'abc', '2147483648', '1e9', '%00', '1;drop table students', '../1'])(
    'an invalid id results in 404: %s',
    async (id) => {
      for (const path of [
        `/students/${encodeURIComponent(id)}`,
        `/users/${encodeURIComponent(id)}`,
        `/schools/${encodeURIComponent(id)}`,
      ]) {
        const { status } = await fixture.server.as(fixture.schoolAdmin).fetch(`/api${path}`);
        expect(status).toBe(404);
      }
    },
  );
});
