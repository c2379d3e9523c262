import { Loaded, type LoadedProps } from '@memocartes/shared-shell/loaded';
import { Page } from '@memocartes/shared-ui/page';
import { Card } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { SessionsTable } from '../class-sessions/SessionsTable.tsx';
import { LiveStatusLine } from '../live/LiveStatusLine.tsx';
import { CloseOverdueButton } from '../open-close/CloseOverdueButton.tsx';
import { isOver, useNow } from '../students/useNow.ts';
import { ClassSession, type ClassWithSession } from './ClassSession.tsx';
import '../students/sessions.css';

type Props = {
  /** Query of the classes, each with its open session. */
  readonly classes: Omit<LoadedProps<readonly ClassWithSession[]>, 'waiting' | 'children'>;
  /** Shown when there is no class. */
  readonly empty: ReactNode;
};

/** `/classes/sessions`: each class with its open session, then the closed sessions of all classes. */
export function SessionsPage({ classes, empty }: Props) {
  const { t } = useTranslation('sessions');
  const now = useNow(5_000);
  const hasOverdue = classes.data?.some((item) => item.open_session && isOver(item.open_session, now)) ?? false;
  return (
    <Page title={t('title')} intro={t('intro')} actions={hasOverdue && <CloseOverdueButton />}>
      <div>
        <LiveStatusLine />
        <Loaded {...classes} waiting={<ClassesSkeleton />}>
          {(loadedClasses) =>
            loadedClasses.length === 0 ? (
              empty
            ) : (
              <div className="session-classes">
                {loadedClasses.map((class_) => (
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

/** Placeholders of two classes without an open session. */
function ClassesSkeleton() {
  return (
    <Loading>
      <div className="session-classes">
        {[0, 1].map((i) => (
          <Card key={i}>
            <Skeleton height={180} />
          </Card>
        ))}
      </div>
    </Loading>
  );
}
