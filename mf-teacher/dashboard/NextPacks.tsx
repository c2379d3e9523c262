import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { maxNextPacks } from '@memocartes/contract/packs/packs';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton, TextLink } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { Card } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

type Props = {
  readonly packs: TeacherDashboard['next_packs'];
  /** Number of packs that are not assigned to any class. */
  readonly nbUnassigned: number;
};

/** The next three assigned packs, each with its class and week; says if there is none, or none later [packs.next]. */
export function NextPacks({ packs, nbUnassigned }: Props) {
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
      {nbUnassigned > 0 && (
        <p className="dash-foot">
          <TextLink to="/schools/packs?view=all&attributed=false">{t('freePacks', { count: nbUnassigned })}</TextLink>
        </p>
      )}
    </Card>
  );
}
