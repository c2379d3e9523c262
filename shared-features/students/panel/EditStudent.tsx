import type { Student } from '@memocartes/contract/students/students.routes';
import { useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { Can } from '@memocartes/shared-shell/session';
import { changedFields, type Opened } from '@memocartes/shared-shell/versions';
import { useTranslation } from 'react-i18next';

import { FormPanel, usePanelForm } from '../../panel-form/index.ts';
import { ClassField } from '../form/ClassField.tsx';
import { PhysicalCardsField } from '../form/PhysicalCardsField.tsx';
import { studentSchema } from '../form/student.form.ts';
import { type StudentValues, studentValues } from '../form/student.values.ts';
import { StudentAvatarField } from '../form/StudentAvatarField.tsx';
import { StudentFields } from '../form/StudentFields.tsx';
import { useSchoolClasses } from '../form/useSchoolClasses.ts';
import { studentSubject } from '../permission-subject/studentSubject.ts';
import { usePlaceStudentsWith } from '../placement/index.ts';
import { DeleteStudent } from './DeleteStudent.tsx';
import { useVersionedStudent } from './useVersionedStudent.ts';

/**
 * Edits a student in the panel. All fields are saved in one request, except for the photo, which is saved immediately
 * [students.updated]. A change of class asks for confirmation, since it deletes the tracking of current cards
 * [students.placement-change].
 */
export default function EditStudent({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const placeBy = usePlaceStudentsWith();
  const [update] = useUpdateStudentMutation();
  const schoolClasses = useSchoolClasses(student.schools_id, student.class_);
  const { classes } = schoolClasses;

  const send = async (values: StudentValues, { values: before, version }: Opened<StudentValues>) => {
    const changes = changedFields(before, values);
    await update({ id: student.id, ifVersion: version, ...changes }).unwrap();
  };

  const save = async (values: StudentValues, opened: Opened<StudentValues>) => {
    const { classes_id: id } = values;
    if (id === opened.values.classes_id) return send(values, opened);
    const target = classes.find((item) => item.id === id) ?? null;
    if (await placeBy([student.id], target, () => send(values, opened))) return;
    throw Object.assign(new Error(t('classKept')), { code: 'INVALID', fields: { classes_id: t('classKept') } });
  };

  const panel = usePanelForm<StudentValues>({
    initial: studentValues(student),
    schema: studentSchema(t),
    editing: true,
    versioned: useVersionedStudent(student, classes),
    save,
    saved: t('update_student_success'),
    failedText: (reason) => t('update_student_error', { reason }),
  });
  const { form } = panel;

  return (
    <FormPanel title={t('editTitle')} form={panel}>
      <StudentAvatarField student={student} />
      <StudentFields
        form={form}
        first={<PhysicalCardsField form={form} schoolId={student.schools_id} hasPhysicalCards={student.is_phygital} />}
        class_={<ClassField form={form} {...schoolClasses} hint={t('classHint')} />}
      />
      <Can do="student:delete" on={studentSubject(student)}>
        <DeleteStudent student={student} />
      </Can>
    </FormPanel>
  );
}
