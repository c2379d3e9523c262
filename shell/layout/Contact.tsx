import { addTexts } from '@memocartes/shared-shell/i18n';

import { LateDialog } from '../late-dialog/LateDialog.tsx';

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
  return <LateDialog load={fetchDialog} onClose={onClose} />;
}
