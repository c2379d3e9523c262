import { CheckboxField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type Props = { readonly value: boolean; readonly onChange: (value: boolean) => void };

/**
 * The choice to stay signed in. The role is not known on the sign-in page, so the hint says whom it concerns
 * [accounts.stay-signed-in].
 */
export function StaySignedIn({ value, onChange }: Props) {
  const { t } = useTranslation('public');
  return (
    <CheckboxField
      name="stay_signed_in"
      label={t('signIn.stay')}
      hint={t('signIn.stayHint')}
      value={value}
      onChange={onChange}
    />
  );
}
