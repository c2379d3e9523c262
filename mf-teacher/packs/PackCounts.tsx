import { useCountCompletedPacksQuery, useCountNonAttributedPacksQuery } from '@memocartes/shared-api/packs.api';
import { useMe } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

/** How many packs of one's own have had their week, and how many wait for a class. */
export function PackCounts() {
  const { t } = useTranslation('packs');
  const { schoolId, userId } = useMe();
  const asked = { school_id: schoolId ?? undefined, teacher_id: userId };
  const completed = useCountCompletedPacksQuery(asked).data?.count;
  const waiting = useCountNonAttributedPacksQuery(asked).data?.count;
  if (completed === undefined || waiting === undefined) return <>&nbsp;</>;
  return <>{[t('completedCount', { count: completed }), t('waitingCount', { count: waiting })].join(' · ')}</>;
}
