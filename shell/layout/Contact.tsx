import { addTexts } from '@memocartes/shared-shell/i18n';
import { toast } from '@memocartes/shared-ui/toast';
import { type ComponentType, useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';

type Props = { readonly onClose: () => void };

const fetchDialog = async () => {
  const [{ ContactDialog }, { contactTexts }] = await Promise.all([
    import('@memocartes/shared-features/contact'),
    import('@memocartes/shared-features/contact/texts'),
  ]);
  await addTexts(contactTexts);
  return ContactDialog;
};

/** The contact form, loaded when first opened [interface.contact-entry]. */
export function Contact({ onClose }: Props) {
  const { t } = useTranslation('errors');
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const failed = useEffectEvent(() => {
    toast.failure(t('unexpected'));
    onClose();
  });
  useEffect(() => {
    fetchDialog().then((component) => setDialog(() => component), failed);
  }, []);
  return Dialog ? <Dialog onClose={onClose} /> : null;
}
