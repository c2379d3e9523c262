import { usePendingLocation } from '@memocartes/shared-shell/navigation';
import { useLocation, useSearchParams } from 'react-router-dom';

const asId = (raw: string | null) => (raw && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined);

/**
 * State kept in the address: `?search=`, `?section=`, `?school=`, `?view=list` and the opened resource, `?resource=`
 * [resources.link].
 */
export function useResourcesAddress() {
  const [params, setParams] = useSearchParams();
  const { pathname } = useLocation();
  const pendingLocation = usePendingLocation();
  const withChanges = (changes: Record<string, string | undefined>, from = params) => {
    const next = new URLSearchParams(from);
    for (const [name, value] of Object.entries(changes))
      if (value === undefined) next.delete(name);
      else next.set(name, value);
    return next;
  };
  return {
    search: params.get('search') ?? '',
    sectionId: asId(params.get('section')),
    schoolId: asId(params.get('school')),
    resourceId: asId(params.get('resource')),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    /** Returns the address with these changes. */
    to: (changes: Record<string, string | undefined>) => {
      const query = withChanges(changes).toString();
      return query ? `?${query}` : '?';
    },
    set: (changes: Record<string, string | undefined>) => {
      const current = pendingLocation();
      // a pending search must not navigate back to a page that was left
      if (current.pathname !== pathname) return;
      setParams(withChanges(changes, new URLSearchParams(current.search)), { replace: true });
    },
  };
}
export type ResourcesAddress = ReturnType<typeof useResourcesAddress>;
