import type { ContactState } from '@memocartes/contract/contact/contact';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

export function ContactStateTag({ state }: { readonly state: ContactState }) {
  const { t } = useTranslation('contactMessages');
  return <Tag tone={state === 'NEW' ? 'warning' : 'success'}>{t(`states.${state}`)}</Tag>;
}

/** Marks a request for a trial [contact.trial-listed]. */
export function TrialTag() {
  const { t } = useTranslation('contactMessages');
  return <Tag tone="accent">{t('kinds.TRIAL_REQUEST')}</Tag>;
}
