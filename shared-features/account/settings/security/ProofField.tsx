import { storeRequestedPage } from '@memocartes/shared-shell/navigation';
import { useMe } from '@memocartes/shared-shell/session';
import { PasswordField } from '@memocartes/shared-ui/fields';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly value: string;
  readonly onChange: (password: string) => void;
  readonly error: string | undefined;
};

/**
 * The password as proof of identity. A person without a password sees that a recent sign-in is required, with a link to
 * sign in and return to this page [accounts.delete-own] [accounts.fresh-sign-on] [accounts.email-change].
 */
export function ProofField({ value, onChange, error }: Props) {
  const { t } = useTranslation('params');
  if (!useMe().authentication.has_password)
    return (
      <p>
        {t('proof.fresh')}{' '}
        <a href="/login?again=true#connexion" onClick={() => storeRequestedPage(location)}>
          {t('proof.again')}
        </a>
      </p>
    );
  return (
    <PasswordField
      name="current_password"
      label={t('proof.password')}
      value={value}
      onChange={onChange}
      error={error}
      required
    />
  );
}
