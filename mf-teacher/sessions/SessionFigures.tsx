import type { SessionStudent } from '@memocartes/contract/sessions/sessions.routes';
import { Stat } from '@memocartes/shared-ui/stat';
import { useTranslation } from 'react-i18next';

import './sessions.css';

/** A session in four figures. */
export function SessionFigures({ pupils }: { readonly pupils: readonly SessionStudent[] }) {
  const { t } = useTranslation('sessions');
  const sum = (of: (pupil: SessionStudent) => number) => pupils.reduce((all, pupil) => all + of(pupil), 0);
  const joined = sum((pupil) => (pupil.status === 'INACTIVE' ? 0 : 1));
  const ended = sum((pupil) => (pupil.status === 'ENDED' ? 1 : 0));
  const right = sum((pupil) => pupil.nb_right);
  const answers = right + sum((pupil) => pupil.nb_wrong);
  const up = sum((pupil) => pupil.moved.up);
  const down = sum((pupil) => pupil.moved.down);
  return (
    <div className="session-figures">
      <Stat
        label={t('figures.joined')}
        value={t('of', { part: joined, all: pupils.length })}
        hint={`${t('figures.ended', { count: ended })} · ${t('figures.cards', { count: sum((pupil) => pupil.nb_cards) })}`}
      />
      <Stat
        label={t('figures.right')}
        value={answers ? t('percent', { percent: Math.round((100 * right) / answers) }) : '–'}
        hint={t('figures.answers', { count: answers })}
      />
      <Stat
        label={t('figures.up')}
        value={up}
        hint={t('figures.acquired', { count: sum((pupil) => pupil.nb_acquired) })}
      />
      <Stat label={t('figures.down')} value={down} hint={t('figures.downHint')} />
    </div>
  );
}
