import type { ContactState } from '@memocartes/contract/contact/contact';
import { useUpdateContactMessageMutation } from '@memocartes/shared-api/contact.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

/** Marks a message as answered elsewhere, with an undo in the toast, or as new again [contact.answered-elsewhere]. */
export function useMarkMessage(id: number) {
  const { t } = useTranslation('contactMessages');
  const failure = useFailure();
  const [update] = useUpdateContactMessageMutation();

  const mark = async (state: ContactState): Promise<void> => {
    const { error } = await update({ id, state });
    if (error) failure.toast(error);
    else if (state === 'NEW') toast.success(t('reopened'));
    else toast.success(t('marked'), { label: t('undo'), onClick: () => void mark('NEW') });
  };

  return mark;
}
