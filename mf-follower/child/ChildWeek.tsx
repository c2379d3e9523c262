import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { useViewStudentWeekQuery } from '@memocartes/shared-api/student-week.api';
import { HomeRevision } from '@memocartes/shared-features/home-revision';
import { asApiError, isNotFound } from '@memocartes/shared-shell/errors';
import { Loaded, shownData } from '@memocartes/shared-shell/loaded';
import { Navigate, useSearchParams } from 'react-router-dom';

import { DetachedChild } from '../children/DetachedChild.tsx';
import { useChildrenEvents } from '../live/useChildrenEvents.ts';
import { EarlierWeeks } from './EarlierWeeks.tsx';
import { LazyChildBoxes } from './LazyChildBoxes.tsx';
import { WeekPack } from './pack/WeekPack.tsx';
import { Teachers } from './Teachers.tsx';
import { WeekHeader } from './WeekHeader.tsx';
import { WeekSkeleton } from './WeekSkeleton.tsx';
import { WeekSummary } from './WeekSummary.tsx';
import './week.css';

/**
 * A child's week: answers and moves, revision at home, pack, teachers, earlier weeks and boxes [families.week]
 * [home-revision.week-seen].
 */
export function ChildWeek({ id }: { readonly id: number }) {
  const [address] = useSearchParams();
  const thisMonday = mondayOf(today());
  const requestedWeek = address.get('week');
  const isPast = requestedWeek !== null && requestedWeek < thisMonday;
  const query = useViewStudentWeekQuery(
    { id, ...(isPast && { week: requestedWeek }) },
    { refetchOnMountOrArgChange: true, refetchOnFocus: true },
  );
  useChildrenEvents(query.refetch);
  // A detached child must not be shown from the cache [families.detached].
  if (isNotFound(query.error)) return <DetachedChild />;
  // An old bookmark may contain a week that is no longer shown [families.history].
  if (isPast && asApiError(query.error)?.fields['week']) return <Navigate to={`/my-childrens/${id}`} replace />;

  return (
    <Loaded {...query} data={shownData(query)} waiting={<WeekSkeleton />}>
      {(week) => (
        <article className="child-week" aria-busy={query.isFetching && week !== query.currentData}>
          <WeekHeader week={week} thisMonday={thisMonday} />
          <div className="child-week__columns">
            <div className="child-week__main">
              <WeekSummary week={week} isPast={isPast} />
              {/* [families.left] */}
              {!isPast && !hasLeft(week.student) && <HomeRevision studentId={id} name={week.student.firstname} />}
              <WeekPack week={week} isPast={isPast} />
            </div>
            <div className="child-week__side">
              <Teachers week={week} />
              <EarlierWeeks week={week} thisMonday={thisMonday} />
            </div>
            <div className="child-week__boxes">
              <LazyChildBoxes id={id} />
            </div>
          </div>
        </article>
      )}
    </Loaded>
  );
}
