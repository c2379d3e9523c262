import { useCountCompletedPacksQuery, useCountNonAttributedPacksQuery } from '@memocartes/shared-api/packs.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

/**
 * Number of packs assigned to a past week, and of packs not assigned yet. Counts all packs of the school if the user
 * may change them all, otherwise the user's own [packs.counts].
 */
export function PackCounts() {
  const { t } = useTranslation('packs');
  const { schoolId, userId } = useMe();
  const can = useCan();
  const isOwn = !can('pack:edit');
  const query = { school_id: schoolId ?? undefined, ...(isOwn && { teacher_id: userId }) };
  const completed = useCountCompletedPacksQuery(query).data?.count;
  const waiting = useCountNonAttributedPacksQuery(query).data?.count;
  if (completed === undefined || waiting === undefined) return <>&nbsp;</>;
  const completedText = t(isOwn ? 'ownCompletedCount' : 'completedCount', { count: completed });
  return <>{[completedText, t('waitingCount', { count: waiting })].join(' · ')}</>;
}
