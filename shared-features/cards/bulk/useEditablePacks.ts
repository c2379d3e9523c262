import { maxPageSize } from '@memocartes/contract/lists/page-size';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { shownData } from '@memocartes/shared-shell/loaded';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { useState } from 'react';

/** The latest packs that the person may edit, and a search for the others [packs.school]. */
export function useEditablePacks() {
  const me = useMe();
  const can = useCan();
  const [search, setSearch] = useState('');
  const teacher_id = can('pack:edit') ? undefined : me.userId;
  const packPage = shownData(
    useListPacksQuery({ teacher_id, search: search || undefined, nb_items: maxPageSize, order_by: 'date_create' }),
  );
  const packs = (packPage?.packs_pro ?? []).filter((pack) =>
    can('pack:edit', { schoolId: me.schoolId, authorId: pack.authentications_id }),
  );
  // Only the latest `maxPageSize` packs are listed.
  const isSearchable = search !== '' || (packPage?.count ?? 0) > maxPageSize;
  return { packs, search, setSearch, isSearchable };
}

export type EditablePacks = ReturnType<typeof useEditablePacks>;
