import type { TeacherDashboard } from '@memocartes/contract/dashboards/teacher.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { useWatchSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { useViewTeacherDashboardQuery } from '@memocartes/shared-api/teacher-dashboard.api';
import { NoClass } from '@memocartes/shared-features/no-class';
import { LatestNotifications } from '@memocartes/shared-features/notifications';
import { CalendarEndBanner } from '@memocartes/shared-features/packs/calendar';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';

import { isStarting } from '../administration/first-steps.ts';
import { FirstSteps, OwnSchoolEnd } from '../administration/ownSchoolActions.tsx';
import { DashboardSkeleton } from './DashboardSkeleton.tsx';
import { MyClass } from './MyClass.tsx';
import { NextPacks } from './NextPacks.tsx';
import { OpenSessions } from './OpenSessions.tsx';
import { StudentsInDifficulty } from './StudentsInDifficulty.tsx';
import { WeekBoxes } from './WeekBoxes.tsx';
import './dashboard.css';

/**
 * A teacher's dashboard: the open sessions, the classes, the week's boxes and packs [dashboards.teacher], and the
 * latest notifications [notifications.latest]. It warns an independent teacher whose trial or access ends soon or has
 * ended.
 */
export default function DashboardPage() {
  const { t } = useTranslation('dashboard');
  const dates = useDates();
  const { firstname } = useMe();
  const canCreateClass = useCan()('class:create');
  const dashboard = useViewTeacherDashboardQuery();
  // A colleague may open a session too [sessions.colleague].
  useWatchSessionsQuery(undefined, { skip: !dashboard.data?.classes.length });

  return (
    <Page title={t('hello', { firstname })} intro={<span className="dash-day">{dates.long(today())}</span>}>
      <Loaded {...dashboard} waiting={<DashboardSkeleton />}>
        {(loaded) =>
          loaded.classes.length === 0 ? (
            <WithoutClass dashboard={loaded} />
          ) : (
            <div className="dash">
              <OwnSchoolEnd />
              {canCreateClass && isStarting(loaded) && <FirstSteps dashboard={loaded} />}
              {loaded.calendar_end && <CalendarEndBanner end={loaded.calendar_end} />}
              <OpenSessions classes={loaded.classes} />
              <section className="dash-classes" aria-labelledby="dash-classes">
                <h2 id="dash-classes">{t('classes')}</h2>
                <ul>
                  {loaded.classes.map((class_) => (
                    <li key={class_.id}>
                      <MyClass class_={class_} />
                    </li>
                  ))}
                </ul>
              </section>
              <WeekBoxes dashboard={loaded} />
              <div className="dash-pair">
                <NextPacks dashboard={loaded} />
                <StudentsInDifficulty students={loaded.difficulties} />
              </div>
              <LatestNotifications />
            </div>
          )
        }
      </Loaded>
    </Page>
  );
}

function WithoutClass({ dashboard }: { readonly dashboard: TeacherDashboard }) {
  const { t } = useTranslation('dashboard');
  const canCreateClass = useCan()('class:create');
  if (!canCreateClass) {
    const compose = <LinkButton to="/creation-packs">{t('compose')}</LinkButton>;
    return <NoClass about={t('packsFirst')} action={compose} />;
  }
  return (
    <div className="dash">
      <OwnSchoolEnd />
      <FirstSteps dashboard={dashboard} />
    </div>
  );
}
