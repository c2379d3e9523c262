import { useCan, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { EmptyState } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  /** A sentence about the page: why it needs a class, or what is possible without one. */
  readonly about?: string;
  /** What is possible without a class, for a person who may not create one. */
  readonly action?: ReactNode;
};

/**
 * Tells a person without classes how to get one. A person who may create one gets a link to the list of classes. A
 * person who only signs in through the GAR may have another account, with classes, and sees how to link it
 * [accounts.gar-other-account].
 */
export function NoClass({ about, action }: Props) {
  const { t } = useTranslation('noClass');
  const { schoolId, authentication } = useMe();
  const canCreate = useCan()('class:create', { schoolId });
  const hints = [about, t(canCreate ? 'create' : 'ask')];
  if (!canCreate && !authentication.has_password) hints.push(t('otherAccount'));

  return (
    <EmptyState
      title={t(canCreate ? 'none' : 'noneOfMine')}
      hint={hints.filter(Boolean).join(' ')}
      action={canCreate ? <LinkButton to="/schools/classes">{t('seeClasses')}</LinkButton> : action}
    />
  );
}
