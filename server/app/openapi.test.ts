import { testServer } from '../testing/server.ts';

test.each([
  [true, 200],
  [false, 404],
])('with DEMO %s, a GET of the OpenAPI page returns %i [asvs:13.4.5]', async (DEMO, expected) => {
  const server = await testServer({ DEMO });
  const statuses = await Promise.all(
    ['/api/docs', '/api/docs/json', '/api/docs/static/index.html'].map(
      async (path) => (await fetch(`${server.origin}${path}`)).status,
    ),
  );
  await server.close();
  expect(statuses).toEqual([expected, expected, expected]);
});
