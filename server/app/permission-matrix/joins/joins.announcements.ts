import type { JoinFixture } from './join-fixture.ts';

/** Announcements and the schools that they are for. */
export const announcementJoins: Record<string, JoinFixture[]> = {
  'PATCH /announcements/:id': [
    {
      objects: 'announcement × school',
      request: ({ announcement }, { school }) => ({
        params: { id: announcement.id },
        body: { target: 'SCHOOLS', schools_id: [school.id] },
      }),
    },
  ],
};
