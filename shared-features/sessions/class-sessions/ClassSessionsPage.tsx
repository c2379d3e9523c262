import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded, recordTitle } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { useCan } from '@memocartes/shared-shell/session';
import { asNumber, tableQuery, useTableQuery } from '@memocartes/shared-shell/table-query';
import { Menu } from '@memocartes/shared-ui/menu';
import { Page } from '@memocartes/shared-ui/page';
import { EmptyState, Loading } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

import { DifficultCards } from '../../classes/difficult-cards/DifficultCards.tsx';
import { LiveSession } from '../live/LiveSession.tsx';
import { LiveStatusLine } from '../live/LiveStatusLine.tsx';
import { CloseSessionButton } from '../open-close/CloseSessionButton.tsx';
import { OpenSessionButton } from '../open-close/OpenSessionButton.tsx';
import { useExtendSession } from '../open-close/useExtendSession.ts';
import { PastSession } from '../past/PastSession.tsx';
import { useOwnClass } from '../students/useOwnClass.ts';
import { ClosedMeanwhile, useClosedMeanwhile } from './ClosedMeanwhile.tsx';
import { SessionsTable } from './SessionsTable.tsx';

const addressSpec = tableQuery({ columns: ['id'], filters: { session: asNumber } });

/**
 * `/classes/:id/sessions`: the open session of a class, or a button to open a session; then the closed sessions. With
 * `?session=7`, the results of that session are shown first instead.
 */
export default function ClassSessionsPage() {
  // The previous class must not stay on the page while another class is loading or has failed to load.
  return <OneClass key={useIdParam()} />;
}

function OneClass() {
  const { t } = useTranslation('sessions');
  const id = useIdParam();
  const idQuery = id === undefined ? skipToken : { id };
  const { data: class_, error } = useGetClassQuery(idQuery);
  const picked = useTableQuery(addressSpec).filters.session;
  const last = useViewLastSessionQuery(idQuery);
  const open = last.data?.session?.status === 'ACTIVE' ? last.data.session : undefined;
  const extension = useExtendSession(open);
  const showsCurrent = picked === undefined;
  const closedMeanwhile = useClosedMeanwhile(last.data?.session, picked);
  // The page already shows why the class can't be loaded.
  const isRefused = !class_ && error !== undefined;
  const ownClass = useOwnClass();
  const mayOpen = useCan()('session:open', ownClass);

  return (
    <Page
      title={recordTitle({
        name: class_ && t('ofClass', { name: class_.name }),
        error,
        unknown: t('title'),
        kind: t('title'),
      })}
      breadcrumb={[
        { label: t('title'), to: '/classes/sessions' },
        ...(class_ ? [{ label: class_.name, to: `/classes/${class_.id}` }] : []),
      ]}
      actions={
        showsCurrent &&
        class_ && (
          <div className="session-actions">
            {open ? <CloseSessionButton session={open} /> : <OpenSessionButton class_={class_} kind="primary" />}
            <Menu
              label={t('more')}
              items={[
                ...(extension ? [{ label: extension.label, icon: 'clock' as const, onClick: extension.onClick }] : []),
                { label: t('together'), icon: 'play', to: `/classes/collective/${class_.id}` },
                { label: t('calendar'), icon: 'calendar', to: `/schools/packs?class=${class_.id}` },
              ]}
            />
          </div>
        )
      }
    >
      {picked === undefined || id === undefined ? (
        <Loaded {...last} waiting={<Loading height={320} />}>
          {({ session }) =>
            session?.status === 'ACTIVE' ? (
              <LiveSession session={session} />
            ) : (
              <div>
                <LiveStatusLine />
                {closedMeanwhile && <ClosedMeanwhile session={closedMeanwhile} />}
                <EmptyState title={t('none')} hint={t(mayOpen ? 'noneHint' : 'schoolNoneHint')} />
              </div>
            )
          }
        </Loaded>
      ) : (
        // The previous results must not stay on the page while others are loading or have failed to load.
        <PastSession key={picked} id={picked} classId={id} />
      )}
      {id !== undefined && !isRefused && showsCurrent && <DifficultCards classId={id} />}
      {id !== undefined && !isRefused && <SessionsTable classId={id} picked={picked} />}
    </Page>
  );
}
