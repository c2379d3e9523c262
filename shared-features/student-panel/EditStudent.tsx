import type { Student } from '@memocartes/contract/students/students.routes';
import { useUpdateStudentMutation } from '@memocartes/shared-api/students.api';
import { useCan } from '@memocartes/shared-shell/session';
import { changedFields } from '@memocartes/shared-shell/versions';
import { toast } from '@memocartes/shared-ui/toast';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

import { FormPanel, usePanelForm } from '../panel-form/index.ts';
import { usePlacing } from '../placement/index.ts';
import { ClassField } from '../student-form/ClassField.tsx';
import { PhygitalField } from '../student-form/PhygitalField.tsx';
import { studentSchema, toUpdate } from '../student-form/student.form.ts';
import { type StudentValues, studentValues } from '../student-form/student.values.ts';
import { StudentFields } from '../student-form/StudentFields.tsx';
import { useSchoolClasses } from '../student-form/useSchoolClasses.ts';
import { subjectOf } from '../student-surroundings/subject.ts';
import { DeleteStudent } from './DeleteStudent.tsx';
import { PupilAvatar } from './PupilAvatar.tsx';

const withoutClass = ({ classes_id: _class, ...values }: StudentValues) => JSON.stringify(values);

/** A pupil changed in the panel. Another class is asked about first: it deletes the tracking of current cards (specification §4). */
export default function EditStudent({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const can = useCan();
  const place = usePlacing();
  const [update] = useUpdateStudentMutation();
  const now = useMemo(() => studentValues(student), [student]);
  const classes = useSchoolClasses(student.schools_id, student.class_);

  const changeClass = async (id: number | null) => {
    if (id === now.classes_id) return;
    if (await place([student.id], classes.find((one) => one.id === id) ?? null)) return;
    throw Object.assign(new Error(t('classKept')), { code: 'INVALID', fields: { classes_id: t('classKept') } });
  };
  const save = async (values: StudentValues) => {
    await changeClass(values.classes_id);
    if (withoutClass(values) === withoutClass(now)) return;
    const { error } = await update({ id: student.id, ...changedFields(toUpdate(now), toUpdate(values)) });
    if (!error) return;
    toast.failure(t('update_student_error'));
    throw error;
  };
  const panel = usePanelForm<StudentValues>({
    initial: now,
    schema: studentSchema(t),
    editing: true,
    save,
    saved: t('update_student_success'),
  });
  const { form } = panel;
  return (
    <FormPanel title={t('editTitle')} form={panel}>
      <PupilAvatar student={student} />
      <StudentFields
        form={form}
        first={<PhygitalField form={form} schoolId={student.schools_id} holds={student.is_phygital} />}
        class_={<ClassField form={form} classes={classes} hint={t('classHint')} />}
      />
      {can('student:delete', subjectOf(student)) && <DeleteStudent student={student} />}
    </FormPanel>
  );
}
