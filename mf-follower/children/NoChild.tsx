import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** Shown when no child is attached: only the school can attach one [families.none]. */
export function NoChild() {
  const { t } = useTranslation('children');
  return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
}
