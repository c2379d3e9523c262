import type { SessionStudent } from '@memocartes/contract/sessions/sessions.routes';
import { Moves } from '@memocartes/shared-features/classes/page';
import { personName } from '@memocartes/shared-ui/avatar';
import { TextLink } from '@memocartes/shared-ui/button';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { Icon } from '@memocartes/shared-ui/icon';
import { Grid } from '@memocartes/shared-ui/stack';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import type { CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';

import { answersOf, presenceOf } from './presence.ts';
import './sessions.css';

type Props = {
  readonly pupils: readonly SessionStudent[];
  /** The session is open: those who have not come are awaited, not absent. */
  readonly live: boolean;
};

/** Each child of a session on a slip: whether they came, what they answered, how their cards moved. */
export function SessionPupils({ pupils, live }: Props) {
  const { t } = useTranslation('sessions');
  if (pupils.length === 0) return <EmptyState title={t('noPupil')} hint={t('noPupilHint')} />;
  // one scale for all, so that slips compare
  const most = Math.max(10, ...pupils.map(answersOf));
  return (
    <section>
      <h2>{t('pupils')}</h2>
      <ul className="session-pupils">
        {pupils.map((pupil) => (
          <li key={pupil.id} className={classes('session-pupil', `session-pupil--${pupil.status.toLowerCase()}`)}>
            <div className="session-pupil__head">
              <span className="session-pupil__who">
                <ChildPicture picture={pupil.picture} size={32} />
                <TextLink to={`/students/${pupil.id}`}>{personName(pupil)}</TextLink>
              </span>
              <span className="session-pupil__state">
                {presenceOf(pupil) === 'ENDED' && <Icon name="check" />}
                {t(`state.${pupil.status === 'INACTIVE' && !live ? 'ABSENT' : presenceOf(pupil)}`)}
              </span>
            </div>
            {pupil.on_tablet && (
              <>
                <div
                  className="session-pupil__answers"
                  aria-hidden
                  style={{ '--right': pupil.nb_right / most, '--wrong': pupil.nb_wrong / most } as CSSProperties}
                />
                <div className="session-pupil__words">
                  <span>
                    {t('revised', {
                      count: pupil.nb_cards,
                      answers: t('answers', { count: pupil.nb_right, all: answersOf(pupil) }),
                    })}
                  </span>
                  {answersOf(pupil) > 0 && <Moves moved={pupil.moved} />}
                </div>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The slips before they are known. */
export const PupilsWaiting = () => (
  <Loading>
    <Grid min={250} gap={3}>
      {Array.from({ length: 8 }, (_, i) => (
        <Skeleton key={i} height={96} />
      ))}
    </Grid>
  </Loading>
);
