import { type TestServer, testServer } from '../../testing/server.ts';

let server: TestServer;
beforeAll(async () => (server = await testServer()));
afterAll(() => server.close());

type Schema = { type?: string; minimum?: number; maximum?: number; exclusiveMinimum?: number } & Record<
  string,
  unknown
>;
type Operation = {
  parameters?: { name: string; in: string; schema: Schema }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
const largest = 2_147_483_647;

/** Paths of the numbers in a schema that may exceed the range of a PostgreSQL `integer`. */
function unboundedPaths(schema: unknown, path: string): string[] {
  if (!schema || typeof schema !== 'object') return [];
  const { type, minimum, exclusiveMinimum, maximum } = schema as Schema;
  const isNumber = (type === 'integer' || type === 'number') && !('const' in schema) && !('enum' in schema);
  const isBounded = (maximum ?? Infinity) <= largest && (minimum ?? exclusiveMinimum ?? -Infinity) >= -largest - 1;
  return [
    ...(isNumber && !isBounded ? [path] : []),
    ...Object.entries(schema).flatMap(([name, inner]) => unboundedPaths(inner, `${path}.${name}`)),
  ];
}

const operations = () =>
  Object.entries((server.app.swagger() as { paths: Record<string, Record<string, Operation>> }).paths).flatMap(
    ([path, methods]) => Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

test('every number in a path, query or body is limited to the range of a PostgreSQL `integer` [asvs:1.4.2]', () => {
  const tested = operations();
  expect(tested.length).toBeGreaterThan(100);
  const unbounded = tested.flatMap(({ path, method, operation: { parameters, requestBody } }) =>
    unboundedPaths({ parameters, requestBody }, `${method} ${path}`),
  );
  expect(unbounded).toEqual([]);
});

test.each([
  ['/api/subjects/select?parent_id=2147483648', 'parent_id'],
  ['/api/classes/select?nb_page=2147483648', 'nb_page'],
  ['/api/students?class_id=99999999999999999999', 'class_id'],
  ['/api/students?nb_page=1e300', 'nb_page'],
  ['/api/notifications?nb_page=-9007199254740993', 'nb_page'],
])('%s is refused with 422 and the name of the wrong parameter', async (path, name) => {
  const response = await server.as(await server.seed.superadmin()).fetch(path);
  expect(response.status).toBe(422);
  expect(Object.keys(((await response.json()) as { fields: object }).fields)).toEqual([name]);
});

const lists = () => operations().filter(({ operation }) => operation.parameters?.some((item) => item.in === 'query'));

test('a list refuses an unknown parameter and names it', async () => {
  const caller = server.as(await server.seed.superadmin());
  const requests = lists().map(async ({ path }) => {
    const response = await caller.fetch(`${path.replace(/\{\w+\}/g, '1')}?classe=3&x=1`);
    const { fields = {} } = (await response.json()) as { fields?: Record<string, string> };
    return { path, status: response.status, unknown: fields['classe'] };
  });
  const responses = await Promise.all(requests);
  expect(responses.length).toBeGreaterThan(20);
  const otherResponses = responses.filter(
    ({ status, unknown }) => status !== 422 || !unknown?.includes('Paramètre inconnu'),
  );
  // Calls forbidden to superadmins are refused before their query is parsed.
  expect(otherResponses.filter(({ status }) => status !== 403)).toEqual([]);
});
