import type { Subject } from '@memocartes/contract/permissions/permissions';
import { useMe } from '@memocartes/shared-shell/session';

/** Any class that the user teaches, as subject of the permission table. */
export function useOwnClass(): Subject {
  const { schoolId, userId } = useMe();
  return { schoolId, teacherIds: [userId] };
}
