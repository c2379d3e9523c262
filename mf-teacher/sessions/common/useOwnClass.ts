import type { Subject } from '@memocartes/contract/permissions/permissions';
import { useMe } from '@memocartes/shared-shell/session';

/** Something of a class that the person teaches, as the permission table asks about it. */
export function useOwnClass(): Subject {
  const { schoolId, userId } = useMe();
  return { schoolId, teacherIds: [userId] };
}
