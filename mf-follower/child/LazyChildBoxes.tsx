import { LoadErrorBanner } from '@memocartes/shared-ui/banner';
import { useLazy } from '@memocartes/shared-ui/lazy';
import { Card } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

// Loaded lazily: charts take more code than the rest of the page.
const loadBoxes = () => import('./ChildBoxes.tsx');

/** The child's boxes, loaded once the week is shown. */
export function LazyChildBoxes({ id }: { readonly id: number }) {
  const { t } = useTranslation('childWeek');
  const { Component: ChildBoxes, failed, retry } = useLazy(loadBoxes);
  if (failed) return <LoadErrorBanner onRetry={retry}>{t('boxes.failed')}</LoadErrorBanner>;
  if (ChildBoxes) return <ChildBoxes id={id} />;
  return (
    <Card>
      <Skeleton height={190} />
    </Card>
  );
}
