import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxNextPacks } from '@memocartes/contract/packs/packs';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { Card } from '@memocartes/shared-ui/stack';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly dashboard: Pick<TeacherDashboard, 'next_packs' | 'next_week' | 'nb_packs_non_attributed'>;
};

/**
 * The next three assigned packs, each with its class and week. Says if there is none, or none later, or which classes
 * have none in the next week with lessons [packs.next].
 */
export function NextPacks({ dashboard }: Props) {
  const { next_packs: packs, next_week: nextWeek, nb_packs_non_attributed: nbUnassigned } = dashboard;
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const thisMonday = mondayOf(today());
  const weekText = (week: string) => (week === thisMonday ? t('thisWeek') : t('weekOf', { day: dates.long(week) }));
  // Later weeks are known only if the list is complete.
  const hasNoLaterPack = packs.length < maxNextPacks && packs.every(({ week }) => week === thisMonday);

  return (
    <Card title={t('nextPacks')} actions={<TextLink to="/schools/packs">{t('calendar')}</TextLink>}>
      {packs.length > 0 && (
        <ul className="dash-lines">
          {packs.map((pack) => (
            <li key={`${pack.class_.id} ${pack.week}`}>
              <PackIcon name={pack.icon} />
              <span>
                <TextLink to={`/schools/packs?class=${pack.class_.id}`}>{pack.title}</TextLink>
                <small>
                  {pack.class_.name} · {weekText(pack.week)}
                </small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {hasNoLaterPack && (
        <div className="dash-none">
          <p>{t(packs.length > 0 ? 'noLaterPack' : 'noNextPack')}</p>
          <LinkButton to="/creation-packs" icon="plus">
            {t('compose')}
          </LinkButton>
        </div>
      )}
      {!hasNoLaterPack && nextWeek && nextWeek.without_pack.length > 0 && (
        <p className="dash-foot">
          {t('noPackIn', { week: weekText(nextWeek.monday) })}{' '}
          {nextWeek.without_pack.map(({ id, name }, i) => (
            <Fragment key={id}>
              {i > 0 && ', '}
              <TextLink to={`/schools/packs?class=${id}`}>{name}</TextLink>
            </Fragment>
          ))}
        </p>
      )}
      {nbUnassigned > 0 && (
        <p className="dash-foot">
          <TextLink to="/schools/packs?view=all&attributed=false">{t('freePacks', { count: nbUnassigned })}</TextLink>
        </p>
      )}
    </Card>
  );
}
