import type { Student } from '@memocartes/contract/students/students.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { DescriptionList } from '../../panel-form/DescriptionList.tsx';
import { ViewPanel } from '../../panel-form/ViewPanel.tsx';
import { ExportData } from '../../privacy/index.ts';
import { DepartureButton } from '../departure/DepartureButton.tsx';
import { StudentStatusTag } from '../departure/StudentStatusTag.tsx';
import { FollowersSection } from '../followers/FollowersSection.tsx';
import { StudentAvatarField } from '../form/StudentAvatarField.tsx';
import { studentSubject } from '../permission-subject/studentSubject.ts';
import { ReadOnlyStudent } from './ReadOnlyStudent.tsx';
import { useStudent } from './useStudent.ts';

/**
 * A student in the panel: picture, details, followers and the edit button. Users who may not edit see read-only fields
 * [students.photo] [permissions.student-photo] [permissions.teacher-panel].
 */
export function ViewStudent({ id }: { readonly id: number }) {
  const { t } = useTranslation('studentPanel');
  const { close, switchTo } = usePanel();
  const can = useCan();
  const query = useStudent(id);
  const canEdit = (student: Student) => can('student:edit', studentSubject(student));

  return (
    <ViewPanel
      title={query.data ? personName(query.data) : t('viewTitle')}
      query={query}
      footer={(student) => (
        <>
          <Button onClick={close}>{t('close')}</Button>
          {canEdit(student) && (
            <Button kind="primary" icon="edit" onClick={() => switchTo('EDIT')}>
              {t('edit')}
            </Button>
          )}
        </>
      )}
    >
      {(student) => (
        <>
          <StudentAvatarField student={student} />
          {canEdit(student) ? <StudentDetails student={student} /> : <ReadOnlyStudent student={student} />}
          <FollowersSection student={student} />
          <ExportData type="STUDENT" id={student.id} on={studentSubject(student)} />
        </>
      )}
    </ViewPanel>
  );
}

function StudentDetails({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const dates = useDates();
  const { gender, birthdate, level, class_, is_phygital, demo_mode } = student;
  return (
    <>
      <Row gap={3}>
        <StudentStatusTag student={student} />
        <DepartureButton student={student} size="small" />
      </Row>
      {(is_phygital || demo_mode) && (
        <Row>
          {is_phygital && <Tag icon="box">{t('phygitalTag')}</Tag>}
          {demo_mode && <Tag tone="warning">{t('demo')}</Tag>}
        </Row>
      )}
      <DescriptionList
        items={[
          [t('lastname'), student.lastname],
          [t('firstname'), student.firstname],
          [t('gender'), gender && t(`genders.${gender}`)],
          [t('birthdate'), birthdate && dates.day(birthdate)],
          [t('level'), level],
          [t('class'), class_?.name ?? t('noClass')],
        ]}
      />
    </>
  );
}
