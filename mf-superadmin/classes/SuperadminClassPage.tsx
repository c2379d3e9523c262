import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useGetClassQuery } from '@memocartes/shared-api/classes.api';
import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { EditClass } from '@memocartes/shared-features/classes/actions';
import { ClassesPage } from '@memocartes/shared-features/classes/list';
import { ClassPage } from '@memocartes/shared-features/classes/page';
import { ImportStudents } from '@memocartes/shared-features/imports/buttons';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { skipToken } from '@reduxjs/toolkit/query/react';
import { useTranslation } from 'react-i18next';

/** `/classes/:id?`: a class of any school; without an id, the classes of all schools. */
export default function SuperadminClassPage() {
  const id = useIdParam();
  return id === undefined ? <ClassesPage scope="school" everySchool /> : <OneClass key={id} id={id} />;
}

function OneClass({ id }: { readonly id: number }) {
  const { t } = useTranslation(['schoolPage', 'school', 'classes']);
  const schoolId = useGetClassQuery({ id }).data?.schools_id;
  const { data: school } = useGetSchoolQuery(schoolId === undefined ? skipToken : { id: schoolId });
  const importStudents = (class_: Class) => <ImportStudents schoolId={class_.schools_id} class_={class_} />;
  return (
    <ClassPage
      scope="school"
      breadcrumb={() => [
        { label: t('school:title'), to: '/superadmin/schools' },
        ...(school ? [{ label: school.name, to: `/superadmin/schools/${school.id}?tab=classes` }] : []),
      ]}
      actions={(class_) => (
        <>
          {importStudents(class_)}
          <EditClass class_={class_} />
        </>
      )}
      emptyAction={importStudents}
    />
  );
}
