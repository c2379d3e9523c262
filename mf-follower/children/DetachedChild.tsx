import { LinkButton } from '@memocartes/shared-ui/button';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** Shown in place of a child who is not attached to this follower [families.detached]. */
export function DetachedChild() {
  const { t } = useTranslation('children');
  return (
    <EmptyState
      title={t('detached.title')}
      hint={t('detached.hint')}
      action={<LinkButton to="/my-childrens">{t('detached.back')}</LinkButton>}
    />
  );
}
