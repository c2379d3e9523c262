import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewClassBoxesQuery } from '@memocartes/shared-api/boxes.api';
import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { isNotFound } from '@memocartes/shared-shell/errors';
import { Loaded, recordTitle } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { personName } from '@memocartes/shared-ui/avatar';
import { type Crumb, Page } from '@memocartes/shared-ui/page';
import { EmptyState, Skeleton } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { ClassCards, type ClassCardsProps } from '../cards/index.ts';
import { ClassBoxes, ClassBoxesSkeleton } from './ClassBoxes.tsx';
import { StudentNames } from './StudentNames.tsx';
import { StudentsTable } from './StudentsTable.tsx';
import './classes.css';

/** Whether the class has no cards in its boxes yet: undefined while the boxes load, false if they can't be loaded. */
type ClassProgress = { readonly isNew: boolean | undefined };

export type ClassPageProps = {
  readonly scope: 'school' | 'mine';
  /** Whether the role has the page of a class's sessions. */
  readonly hasSessionsPage?: boolean;
  /** Buttons of the page: import, open a session… */
  readonly actions?: (class_: Class, progress: ClassProgress) => ReactNode;
  /** The next step, shown instead of empty boxes. */
  readonly start?: (class_: Class) => ReactNode;
  /** Shown between the title and the boxes. */
  readonly top?: (class_: Class, progress: ClassProgress) => ReactNode;
  /** Shown between the boxes and the students. */
  readonly between?: (class_: Class) => ReactNode;
  /** Actions on cards selected in a box of the class. */
  readonly cardActions?: (class_: Class, ...cards: Parameters<NonNullable<ClassCardsProps['actions']>>) => ReactNode;
  /** The next step when there is no student: import. */
  readonly emptyAction?: (class_: Class) => ReactNode;
  /** Breadcrumb; « Classes » or « Mes classes » by default. */
  readonly breadcrumb?: (class_: Class | undefined) => Crumb[];
};

/** `/classes/:id`: the boxes of the class, and a row with the boxes of each student. */
export function ClassPage(props: ClassPageProps) {
  return (
    // The key hides the previous class while another class loads or after it fails to load.
    <OneClass key={useIdParam()} {...props} />
  );
}

function OneClass({
  scope,
  hasSessionsPage = false,
  actions,
  start,
  top,
  between,
  cardActions,
  emptyAction,
  breadcrumb,
}: ClassPageProps) {
  const { t } = useTranslation('classes');
  const id = useIdParam();
  const idQuery = id === undefined ? skipToken : { id };
  const query = useGetClassQuery(idQuery);
  const boxes = useViewClassBoxesQuery(idQuery);
  // A class that was deleted, or that this person may no longer see, is not shown from the cache.
  const class_ = isNotFound(query.error) ? undefined : query.data;
  const isNew = boxes.data ? boxes.data.total.nb_cards === 0 : boxes.error ? false : undefined;
  const facts = class_ && [
    class_.level,
    t('nbStudents', { count: class_.nb_students }),
    class_.teachers.map(personName).join(', '),
  ];

  return (
    <Page
      title={recordTitle({ name: class_?.name, error: query.error, unknown: t('unknown'), kind: t('class') })}
      intro={facts ? facts.filter(Boolean).join(' · ') : query.isLoading && <Skeleton width="14em" />}
      breadcrumb={
        breadcrumb?.(class_) ?? [{ label: t(scope === 'mine' ? 'myTitle' : 'title'), to: '/schools/classes' }]
      }
      actions={class_ && actions?.(class_, { isNew })}
    >
      {class_ && top?.(class_, { isNew })}
      <Loaded {...query} data={class_} waiting={<ClassBoxesSkeleton />}>
        {(loadedClass) => (
          <>
            {loadedClass.students.length > 0 && (
              <Loaded {...boxes} waiting={<ClassBoxesSkeleton />}>
                {(loadedBoxes) =>
                  isNew ? (
                    (start?.(loadedClass) ?? <EmptyState title={t('noCard')} hint={t('noCardHint')} />)
                  ) : (
                    <ClassBoxes
                      boxes={loadedBoxes}
                      goesOneBack={loadedClass.wrong_goes_one_back}
                      hasSessionsPage={hasSessionsPage}
                    />
                  )
                }
              </Loaded>
            )}
            {!isNew && (
              <ClassCards
                classId={loadedClass.id}
                actions={cardActions && ((cards) => cardActions(loadedClass, cards))}
              />
            )}
            {loadedClass.students.length > 0 && !isNew && between?.(loadedClass)}
            {loadedClass.students.length > 0 && isNew ? (
              <StudentNames class_={loadedClass} />
            ) : (
              <StudentsTable class_={loadedClass} boxes={boxes.data} emptyAction={emptyAction?.(loadedClass)} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
