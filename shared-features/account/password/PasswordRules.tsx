import { Icon } from '@memocartes/shared-ui/icon';

import { type PasswordRule, passwordRules } from './rules.ts';
import './password-rules.css';

type Props = {
  readonly password: string;
  /** Minimum length in characters; it depends on the role. */
  readonly minLength: number;
  /** Text of a rule, or of the state « respecté ». The page passes it: public pages do not load a remote's texts. */
  readonly ruleText: (what: PasswordRule | 'kept') => string;
};

/** The rules of a password, ticked off while it is typed [accounts.password] [accounts.password-length]. */
export function PasswordRules({ password, minLength, ruleText }: Props) {
  return (
    <ul className="password-rules">
      {Object.entries<(password: string, minLength: number) => boolean>(passwordRules).map(([name, rule]) => {
        const isKept = rule(password, minLength);
        return (
          <li key={name} className={isKept ? 'password-rules__kept' : undefined}>
            <Icon name={isKept ? 'check' : 'minus'} size={16} />
            {ruleText(name as PasswordRule)}
            {isKept && <span className="mc-sr-only"> ({ruleText('kept')})</span>}
          </li>
        );
      })}
    </ul>
  );
}
