import { EndpointOwners, recordCall } from './endpoint-owners.ts';

const endpoint = (call?: string) => {
  const query = () => ({});
  return { query: call ? recordCall(query, call) : query };
};

/** Names of the accepted and of the refused endpoints. */
function recordedOwners() {
  const owners = new EndpointOwners();
  const refused: string[] = [];
  const admit = (endpoints: Record<string, ReturnType<typeof endpoint>>, caller: string) =>
    Object.keys(owners.admit(endpoints, (names) => refused.push(...names), caller));
  return { admit, refused };
}

test('a remote can’t replace an endpoint of the shell or of another remote', () => {
  const { admit, refused } = recordedOwners();
  expect(admit({ getMe: endpoint('GET /auth/user') }, 'shell')).toEqual(['getMe']);
  expect(admit({ getMe: endpoint(), own: endpoint('GET /own') }, 'mf-teacher')).toEqual(['own']);
  expect(admit({ own: endpoint('GET /other') }, 'mf-follower')).toEqual([]);
  expect(refused).toEqual(['getMe', 'own']);
});

test('a call of the contract that is defined twice keeps its first definition, without a report', () => {
  const { admit, refused } = recordedOwners();
  admit({ getMe: endpoint('GET /auth/user') }, 'shell');
  expect(admit({ getMe: endpoint('GET /auth/user') }, 'mf-teacher')).toEqual([]);
  expect(refused).toEqual([]);
});

test('another version of a remote replaces its own endpoints', () => {
  const { admit, refused } = recordedOwners();
  admit({ own: endpoint('GET /own') }, 'mf-teacher');
  expect(admit({ own: endpoint('GET /own/better') }, 'mf-teacher')).toEqual(['own']);
  expect(refused).toEqual([]);
});
