import { successRate } from '@memocartes/contract/learning/answers/success-rate';
import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { Stat } from '@memocartes/shared-ui/stat';
import { useTranslation } from 'react-i18next';

import { sessionFigures } from '../students/figures.ts';
import '../students/sessions.css';

type Props = { readonly students: readonly SessionStudent[] };

/** Four figures of a session. */
export function SessionFigures({ students }: Props) {
  const { t } = useTranslation('sessions');
  const { joined, ended, right, answers, up, down, cards, acquired } = sessionFigures(students);
  const percent = successRate(right, answers);
  return (
    <div className="session-figures">
      <Stat
        label={t('figures.joined')}
        value={t('of', { part: joined, all: students.length })}
        hint={`${t('figures.ended', { count: ended })} · ${t('figures.cards', { count: cards })}`}
      />
      <Stat
        label={t('figures.right')}
        value={percent === undefined ? '–' : t('percent', { percent })}
        hint={t('figures.answers', { count: answers })}
      />
      <Stat label={t('figures.up')} value={up} hint={t('figures.acquired', { count: acquired })} />
      <Stat label={t('figures.down')} value={down} hint={t('figures.downHint')} />
    </div>
  );
}
