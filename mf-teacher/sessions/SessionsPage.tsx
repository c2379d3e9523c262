import { useViewTeacherDashboardQuery } from '@memocartes/shared-api/teacher-dashboard.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Page } from '@memocartes/shared-ui/page';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { ClassSession } from './ClassSession.tsx';
import { CloseOverdueButton } from './open/CloseOverdueButton.tsx';
import { LiveLine } from './live/LiveLine.tsx';
import { SessionsTable } from './SessionsTable.tsx';
import { isOver, useNow } from './common/useNow.ts';
import './common/sessions.css';

/** `/classes/sessions`: the sessions of all the teacher's classes, open ones first. */
export default function SessionsPage() {
  const { t } = useTranslation('sessions');
  const mine = useViewTeacherDashboardQuery();
  const now = useNow(5_000);
  const forgotten = mine.data?.classes.some((one) => one.open_session && isOver(one.open_session, now)) ?? false;
  return (
    <Page title={t('title')} intro={t('intro')} actions={forgotten && <CloseOverdueButton />}>
      <div>
        <LiveLine />
        <Loaded {...mine} waiting={<Loading>{<Skeleton height={140} />}</Loading>}>
          {({ classes }) =>
            classes.length === 0 ? (
              <EmptyState title={t('noClass')} hint={t('noClassHint')} />
            ) : (
              <div className="session-classes">
                {classes.map((class_) => (
                  <ClassSession key={class_.id} class_={class_} now={now} />
                ))}
              </div>
            )
          }
        </Loaded>
      </div>
      <SessionsTable />
    </Page>
  );
}
