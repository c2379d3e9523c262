import { useCan, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** Tells a user without classes how to get one. */
export function NoClass() {
  const { t } = useTranslation('packs');
  const { schoolId } = useMe();
  if (!useCan()('class:create', { schoolId })) return <EmptyState title={t('noClass')} hint={t('noClassHint')} />;
  return (
    <EmptyState
      title={t('schoolNoClass')}
      hint={t('schoolNoClassHint')}
      action={<LinkButton to="/schools/classes">{t('seeClasses')}</LinkButton>}
    />
  );
}
