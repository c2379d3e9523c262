import type { Resource } from '@memocartes/contract/resources/resources.routes';

/** A resource as a subject of the permission table. */
export const resourceSubject = ({
  schools_id,
  authentications_id,
}: Pick<Resource, 'schools_id' | 'authentications_id'>) => ({
  schoolId: schools_id,
  authorId: authentications_id,
  isCommon: schools_id === null,
});
