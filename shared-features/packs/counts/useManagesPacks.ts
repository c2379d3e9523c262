import { useCan, useMe } from '@memocartes/shared-shell/session';

/** Whether the person may change every pack of their school, not only their own [permissions.packs]. */
export function useManagesPacks(): boolean {
  const { schoolId } = useMe();
  return useCan()('pack:edit', { schoolId });
}
