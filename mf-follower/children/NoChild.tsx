import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** A follower to whom no child is attached any more, or not yet: only the school can do that. */
export function NoChild() {
  const { t } = useTranslation('children');
  return <EmptyState title={t('none.title')} hint={t('none.hint')} />;
}
