import type { PackFilter } from '@memocartes/contract/packs/packs.routes';
import { useListPacksQuery } from '@memocartes/shared-api/packs.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { skipToken } from '@reduxjs/toolkit/query/react';

/**
 * One page of the packs among which a person chooses. A school admin chooses among the packs of the school; a teacher
 * among their own packs or, if they have none or with `showsSchool`, those of the school. A search covers the school
 * [packs.school].
 * @returns `hasChoice`: whether the person can choose between their own packs and those of the school
 */
export function useListedPacks(page: PackFilter, showsSchool = false) {
  const { userId } = useMe();
  const managesAll = useCan()('pack:edit');
  const coversSchool = managesAll || showsSchool || !!page.search;
  const own = useListPacksQuery(coversSchool ? skipToken : { ...page, teacher_id: userId });
  const isWholeSchool = coversSchool || own.data?.count === 0;
  const ofSchool = useListPacksQuery(isWholeSchool ? page : skipToken);
  const hasChoice = !managesAll && !page.search && (showsSchool || !!own.data?.count);
  return { packs: isWholeSchool ? ofSchool : own, isWholeSchool, hasChoice };
}
