import type { Student } from '@memocartes/contract/students/students.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { Icon } from '@memocartes/shared-ui/icon';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import type { Verdict } from './checkCode.ts';

/** The result of the last read; `nth` distinguishes two equal results. */
export type Read = {
  readonly verdict: Verdict;
  readonly isRight: boolean;
  readonly isTyped: boolean;
  readonly nth: number;
};

type Props = { readonly read: Read | undefined; readonly student: Student };

const iconOf = ({ verdict: { kind }, isRight }: Read) => {
  if (kind === 'foreign' || kind === 'not-own') return 'alert';
  if (kind === 'again' || kind === 'waiting') return 'info';
  return isRight ? 'check' : 'close';
};

/** The result for the card that was read last, also for a screen reader. */
export function LastRead({ read, student }: Props) {
  const { t } = useTranslation('scan');

  const text = ({ verdict, isRight, isTyped }: Read) => {
    const name = personName(student);
    if (verdict.kind === 'not-own') return t('read.notOwn', { name });
    if (!('card' in verdict)) return t(isTyped ? 'read.notANumber' : 'read.foreign');
    const card = frontOf(verdict.card);
    if (verdict.kind === 'waiting') return t('read.waiting', { card });
    const pile = t(isRight ? 'known' : 'unknown');
    return t(`read.${verdict.kind}`, { pile, card });
  };

  return (
    <div role="status" className="scan-read-status">
      {read && (
        <p key={read.nth} className={`scan-read scan-read--${iconOf(read)}`}>
          <Icon name={iconOf(read)} />
          <span>{text(read)}</span>
        </p>
      )}
    </div>
  );
}
