import { useCan, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

type Props = {
  /** A sentence about the page: why it needs a class, or what is possible without one. */
  readonly about?: string;
};

/** Tells a person without classes how to get one. A person who may create one gets a link to the list of classes. */
export function NoClass({ about }: Props) {
  const { t } = useTranslation('noClass');
  const { schoolId } = useMe();
  const canCreate = useCan()('class:create', { schoolId });
  const hint = t(canCreate ? 'create' : 'ask');
  return (
    <EmptyState
      title={t(canCreate ? 'none' : 'noneOfMine')}
      hint={about ? `${about} ${hint}` : hint}
      action={canCreate && <LinkButton to="/schools/classes">{t('seeClasses')}</LinkButton>}
    />
  );
}
