import { Icon } from '@memocartes/shared-ui/icon';

import { type PasswordRule, passwordRules } from './rules.ts';
import './password-rules.css';

type Props = {
  readonly password: string;
  /** Minimum length in characters; it depends on the role. */
  readonly minLength: number;
  /** Text of a rule, or « respecté ». The page passes these texts: public pages do not load a remote's texts. */
  readonly ruleText: (key: PasswordRule | 'met') => string;
};

/** The rules of a password, ticked off while it is typed [accounts.password] [accounts.password-length]. */
export function PasswordRules({ password, minLength, ruleText }: Props) {
  return (
    <ul className="password-rules">
      {Object.entries<(password: string, minLength: number) => boolean>(passwordRules).map(([name, rule]) => {
        const isMet = rule(password, minLength);
        return (
          <li key={name} className={isMet ? 'password-rules__met' : undefined}>
            <Icon name={isMet ? 'check' : 'minus'} size={16} />
            {ruleText(name as PasswordRule)}
            {isMet && <span className="mc-sr-only"> ({ruleText('met')})</span>}
          </li>
        );
      })}
    </ul>
  );
}
