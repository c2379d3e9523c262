import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useListSessionStudentsQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Button } from '@memocartes/shared-ui/button';
import { EmptyState } from '@memocartes/shared-ui/states';
import { classes } from '@memocartes/shared-ui/theme';
import { useTranslation } from 'react-i18next';

import { useExtendSession } from '../open-close/useExtendSession.ts';
import { SessionStudentsSkeleton } from '../students/SessionStudents.tsx';
import { isOver, useNow } from '../students/useNow.ts';
import { CodeBoard } from './CodeBoard.tsx';
import { LiveFigures } from './LiveFigures.tsx';
import { LiveStatusLine } from './LiveStatusLine.tsx';
import { LiveTiles } from './LiveTiles.tsx';
import { PresenceAnnouncements } from './PresenceAnnouncements.tsx';

/** An open session on one screen: its code next to the students' progress [sessions.live]. */
export function LiveSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const students = useListSessionStudentsQuery({ id: session.id });
  const extension = useExtendSession(session);
  const isPastEnd = isOver(session, useNow(5_000));
  const code = isPastEnd ? null : session.code;
  return (
    <div className={classes('live', code && 'live--coded')}>
      {code ? (
        <div className="live__code">
          <CodeBoard session={session} code={code} />
        </div>
      ) : (
        <Banner
          tone="warning"
          action={
            extension && (
              <Button size="small" icon="clock" busy={extension.isLoading} onClick={extension.onClick}>
                {extension.label}
              </Button>
            )
          }
        >
          {t(extension ? 'over' : 'overToClose')}
        </Banner>
      )}
      <Loaded {...students} waiting={<SessionStudentsSkeleton />}>
        {({ students: sessionStudents }) => (
          <div className="live__class">
            <PresenceAnnouncements students={sessionStudents} />
            <div className="live__top">
              <LiveFigures students={sessionStudents} />
              <LiveStatusLine />
            </div>
            {sessionStudents.length === 0 ? (
              <EmptyState title={t('noStudent')} hint={t('noStudentHint')} />
            ) : (
              <LiveTiles sessionId={session.id} students={sessionStudents} />
            )}
          </div>
        )}
      </Loaded>
    </div>
  );
}
