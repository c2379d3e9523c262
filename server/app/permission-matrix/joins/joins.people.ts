import type { Place } from '../places/places.ts';
import type { JoinFixture } from './join-fixture.ts';

const bothIds = (first: Place, second: Place) => ({ body: { ids: [first.waiting.userId, second.waiting.userId] } });

/** Calls about several people. People that the caller can't see are skipped and reported in the response. */
export const peopleJoins: Record<string, JoinFixture[]> = {
  'POST /users/invitations': [
    {
      objects: 'person × person',
      request: bothIds,
      isJoined: (body) =>
        (JSON.parse(body) as { results: { verdict: string }[] }).results.every(({ verdict }) => verdict === 'SENT'),
    },
  ],
  'POST /users/slips': [
    {
      objects: 'person × person',
      request: bothIds,
      isJoined: (body) => (JSON.parse(body) as { refused: unknown[] }).refused.length === 0,
    },
  ],
};
