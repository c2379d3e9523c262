import type { JoinFixture } from './join-fixture.ts';

/** Writes that link a resource and a file. */
export const resourceJoins: Record<string, JoinFixture[]> = {
  'PATCH /resources/:id': [
    {
      objects: 'resource × upload',
      request: ({ resource }, { document }) => ({ params: { id: resource.id }, body: { document_id: document.id } }),
    },
    {
      objects: 'resource × file of another resource',
      isNever: true,
      request: ({ resource }, second) => ({
        params: { id: resource.id },
        body: { document_id: second.deletedResource.document_id },
      }),
    },
  ],
};
