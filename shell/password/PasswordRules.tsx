import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { type PasswordRule, passwordRules } from './rules.ts';
import './password.css';

/** The rules of a password, ticked off while it is typed. */
export function PasswordRules({ password }: { readonly password: string }) {
  const { t } = useTranslation('public');
  return (
    <ul className="pw-rules">
      {Object.entries(passwordRules).map(([name, rule]) => {
        const kept = rule.test(password);
        return (
          <li key={name} className={kept ? 'pw-rules__kept' : undefined}>
            <Icon name={kept ? 'check' : 'minus'} size={16} />
            {t(`password.rules.${name as PasswordRule}`)}
            {kept && <span className="mc-sr-only"> ({t('password.kept')})</span>}
          </li>
        );
      })}
    </ul>
  );
}
