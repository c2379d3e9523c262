import { useAddressChange } from '@memocartes/shared-shell/navigation';
import { useSearchParams } from 'react-router-dom';

const asId = (raw: string | null) => (raw && /^\d{1,9}$/.test(raw) ? Number(raw) : undefined);

type Changes = Record<string, string | undefined>;

function applyTo(params: URLSearchParams, changes: Changes): void {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  }
}

/**
 * State kept in the address: `?search=`, `?section=`, `?school=`, `?view=list` and the opened resource, `?resource=`
 * [resources.link].
 */
export function useResourcesAddress() {
  const [params] = useSearchParams();
  const changeAddress = useAddressChange();
  return {
    search: params.get('search') ?? '',
    sectionId: asId(params.get('section')),
    schoolId: asId(params.get('school')),
    resourceId: asId(params.get('resource')),
    layout: params.get('view') === 'list' ? ('list' as const) : ('grid' as const),
    /** Returns the address with these changes. */
    to: (changes: Changes) => {
      const next = new URLSearchParams(params);
      applyTo(next, changes);
      return `?${next.toString()}`;
    },
    set: (changes: Changes) => changeAddress((next) => applyTo(next, changes)),
  };
}

export type ResourcesAddress = ReturnType<typeof useResourcesAddress>;
