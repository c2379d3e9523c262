import { maxPageSize } from '@memocartes/contract/lists/page-size';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { useListClassesQuery } from '@memocartes/shared-api/classes.api';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { useListAllStudentsQuery } from '@memocartes/shared-api/students.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { useSchoolId } from '@memocartes/shared-shell/navigation';
import { LinkButton } from '@memocartes/shared-ui/button';
import { EmptyState, Loading, Skeleton } from '@memocartes/shared-ui/states';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';

import { PrintPage } from '../../print-page/index.ts';
import { byClass } from './byClass.ts';
import { ClassSheet } from './ClassSheet.tsx';
import { TabletsSheet } from './TabletsSheet.tsx';
import './codes.css';

const waiting = (
  <Loading>
    <div className="print-page__sheet codes__sheet">
      <Skeleton width="100%" height={480} />
    </div>
  </Loading>
);

/**
 * The list of codes, printed on A4 without the shell: the tablets page, a page for each class, and a page for students
 * without a class. `?class=3` prints only class 3, `?tablets=true` only the tablets page.
 */
export default function CodesPage() {
  const { t } = useTranslation('codes');
  const id = useSchoolId();
  const [address] = useSearchParams();
  const classId = Number(address.get('class')) || undefined;
  const query = useGetSchoolQuery(id === undefined ? skipToken : { id });

  return (
    <PrintPage
      title={t('title')}
      intro={t('intro')}
      back={
        <LinkButton to={classId ? `/classes/${classId}` : '/my-school'} icon="arrow-left">
          {t('back')}
        </LinkButton>
      }
      print={t('print')}
    >
      <Loaded {...query} waiting={waiting}>
        {(school) => (
          <>
            {!classId && <TabletsSheet school={school} />}
            {address.get('tablets') !== 'true' && <ClassSheets school={school} only={classId} />}
          </>
        )}
      </Loaded>
    </PrintPage>
  );
}

function ClassSheets({ school, only }: { readonly school: School; readonly only: number | undefined }) {
  const { t } = useTranslation('codes');
  const classes = useListClassesQuery({ school_id: school.id, nb_items: maxPageSize });
  const students = useListAllStudentsQuery({ school_id: school.id, status: 'ACTIVE', class_id: only });
  return (
    <Loaded {...classes} waiting={waiting}>
      {(classPage) => (
        <Loaded {...students} waiting={waiting}>
          {(students) =>
            only && students.length === 0 ? (
              <EmptyState title={t('none')} />
            ) : (
              byClass(classPage.classes, students).map(({ class_, students: classStudents }) => (
                <ClassSheet key={class_?.id ?? 'none'} school={school} class_={class_} students={classStudents} />
              ))
            )
          }
        </Loaded>
      )}
    </Loaded>
  );
}
