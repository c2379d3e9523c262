import { hasLeft } from '@memocartes/contract/students/student-status';
import type { Student } from '@memocartes/contract/students/students.routes';
import { useViewStudentBoxesQuery } from '@memocartes/shared-api/boxes.api';
import { useGetStudentQuery } from '@memocartes/shared-api/students.api';
import { isNotFound } from '@memocartes/shared-shell/errors';
import { Loaded, recordTitle } from '@memocartes/shared-shell/loaded';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { type Crumb, Page } from '@memocartes/shared-ui/page';
import { Row, Stack } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { Tag } from '@memocartes/shared-ui/tag';
import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

import { HomeActivity } from '../../home-revision/index.ts';
import { StudentBoxes } from '../boxes/StudentBoxes.tsx';
import { StudentStatusTag } from '../departure/StudentStatusTag.tsx';
import { StudentBoxesSkeleton } from './StudentBoxesSkeleton.tsx';
import { StudentNotifications } from './StudentNotifications.tsx';

export type StudentBoxesPageProps = {
  /** Breadcrumb: « Mes classes / CE1 A ». `student` is undefined until it is loaded, and if it is not found. */
  readonly breadcrumb?: (student: Pick<Student, 'class_' | 'school'> | undefined) => Crumb[];
  /**
   * Primary button of the page. Without it, the edit button among `actions` is primary; without permission to edit, the
   * button that opens the panel.
   */
  readonly mainAction?: (student: Student) => ReactNode;
  /** Other buttons of the page. */
  readonly actions?: (student: Student) => ReactNode;
  /** Shown below the boxes: followers, history. */
  readonly more?: (student: Student) => ReactNode;
  /** Shown in place of the boxes of a student who cannot be found. By default, the error is shown. */
  readonly notFound?: ReactNode;
};

/** `/students/:id`: the student's boxes, in total and by subject, and the sections of the remote (`more`). */
export function StudentBoxesPage(props: StudentBoxesPageProps) {
  return (
    // The previous student must not stay on the page while another student is loading or has failed to load.
    <OneStudent key={useIdParam()} {...props} />
  );
}

function OneStudent({ breadcrumb, mainAction, actions, more, notFound }: StudentBoxesPageProps) {
  const { t } = useTranslation('studentBoxes');
  const id = useIdParam();
  const { open } = usePanel();
  const can = useCan();
  const idQuery = id === undefined ? skipToken : { id };
  const student = useGetStudentQuery(idQuery);
  const boxes = useViewStudentBoxesQuery(idQuery);
  // A student who was deleted, or from whom this person was detached, is not shown from the cache [families.detached].
  const details = isNotFound(student.error) ? undefined : student.data;
  const main = details && mainAction?.(details);
  const name = details && personName(details);
  const isFormer = details !== undefined && hasLeft(details);
  // A set, since a class is often named after its level.
  const levelAndClass = new Set([details?.level, details?.class_?.name ?? t('noClass')]);

  return (
    <Page
      title={recordTitle({ name, error: student.error, unknown: t('unknown'), kind: t('student') })}
      // The placeholders avoid a layout shift of the content below.
      intro={details ? [...levelAndClass].filter(Boolean).join(' · ') : student.isLoading && <Skeleton width="8em" />}
      breadcrumb={breadcrumb?.(details)}
      actions={
        <>
          {student.isLoading && <Skeleton width="11em" height="var(--mc-control)" />}
          {main}
          {details && (
            <Button
              // Primary if the page has no other main action.
              kind={main || can('student:edit', { schoolId: details.schools_id }) ? 'secondary' : 'primary'}
              icon="student"
              onClick={() => open('student', 'VIEW', { itemId: details.id, fromPage: true })}
            >
              {t('sheet')}
            </Button>
          )}
          {details && actions?.(details)}
        </>
      }
    >
      {details && (isFormer || details.demo_mode || details.is_phygital) && (
        <Row>
          {isFormer && <StudentStatusTag student={details} />}
          {details.demo_mode && <Tag tone="warning">{t('demo')}</Tag>}
          {details.is_phygital && <Tag icon="box">{t('phygital')}</Tag>}
        </Row>
      )}
      <Stack gap={5}>
        {notFound && isNotFound(boxes.error) ? (
          notFound
        ) : (
          <Loaded {...boxes} data={isNotFound(boxes.error) ? undefined : boxes.data} waiting={<StudentBoxesSkeleton />}>
            {(loadedBoxes) => <StudentBoxes boxes={loadedBoxes} isWithoutClass={details && !details.class_} />}
          </Loaded>
        )}
        {details && <HomeActivity studentId={details.id} />}
        {details && <StudentNotifications id={details.id} />}
        {details && more?.(details)}
      </Stack>
    </Page>
  );
}
