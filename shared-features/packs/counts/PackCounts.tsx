import { useCountCompletedPacksQuery, useCountNonAttributedPacksQuery } from '@memocartes/shared-api/packs.api';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

/**
 * Number of packs assigned to a past week, and of packs not assigned yet. Counts all packs of the school if the user
 * may change them all, otherwise the user's own.
 */
export function PackCounts() {
  const { t } = useTranslation('packs');
  const { schoolId, userId } = useMe();
  const can = useCan();
  const query = { school_id: schoolId ?? undefined, ...(!can('pack:edit') && { teacher_id: userId }) };
  const completed = useCountCompletedPacksQuery(query).data?.count;
  const waiting = useCountNonAttributedPacksQuery(query).data?.count;
  if (completed === undefined || waiting === undefined) return <>&nbsp;</>;
  return <>{[t('completedCount', { count: completed }), t('waitingCount', { count: waiting })].join(' · ')}</>;
}
