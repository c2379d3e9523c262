import { useListChildrenQuery } from '@memocartes/shared-api/students.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { Page } from '@memocartes/shared-ui/page';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { Requests } from '../attach-requests/Requests.tsx';
import { ChildWeek } from '../child/ChildWeek.tsx';
import { WeekSkeleton } from '../child/WeekSkeleton.tsx';
import { useChildrenEvents } from '../live/useChildrenEvents.ts';
import { ChildSwitcher } from './ChildSwitcher.tsx';
import { NoChild } from './NoChild.tsx';

/**
 * `/my-childrens/:id?`: the week of a child, by default of the follower's first child [families.own-children]. After a
 * request is accepted, the week of the new child [followers.accepted].
 */
export default function MyChildrenPage() {
  const { t } = useTranslation('children');
  const navigate = useNavigate();
  const id = useIdParam();
  const children = useListChildrenQuery(undefined, { refetchOnMountOrArgChange: true });
  useChildrenEvents(children.refetch);
  return (
    <Page title={t('title')}>
      <Requests onAccepted={(studentId) => void navigate(`/my-childrens/${studentId}`)} />
      <Loaded {...children} waiting={<WeekSkeleton />}>
        {({ students }) => {
          const current = id ?? students[0]?.id;
          if (current === undefined) return <NoChild />;
          return (
            <>
              <ChildSwitcher students={students} current={current} />
              <ChildWeek key={current} id={current} />
            </>
          );
        }}
      </Loaded>
    </Page>
  );
}
