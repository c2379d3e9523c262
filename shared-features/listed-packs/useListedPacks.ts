import type { PackFilter } from '@memocartes/contract/packs/packs.routes';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';

/**
 * One page of the packs among which a person chooses: a school admin among those of the whole school, a teacher among
 * their own or, without any, among those of the school. A search covers the whole school [packs.school].
 */
export function useListedPacks(page: PackFilter) {
  const { userId } = useMe();
  const coversSchool = useCan()('pack:edit') || !!page.search;
  const own = useListPacksQuery(coversSchool ? skipToken : { ...page, teacher_id: userId });
  const isWholeSchool = coversSchool || own.data?.count === 0;
  const ofSchool = useListPacksQuery(isWholeSchool ? page : skipToken);
  return { packs: isWholeSchool ? ofSchool : own, isWholeSchool };
}
