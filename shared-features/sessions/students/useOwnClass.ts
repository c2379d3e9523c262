import type { Subject } from '@memocartes/contract/permissions/permissions';
import { useMe } from '@memocartes/shared-shell/session';

/** A class that the user teaches, as the permission table checks it. */
export function useOwnClass(): Subject {
  const { schoolId, userId } = useMe();
  return { schoolId, teacherIds: [userId] };
}
