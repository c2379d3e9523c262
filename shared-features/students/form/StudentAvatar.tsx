import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { useTranslation } from 'react-i18next';

import { AvatarField, useStudentAvatar } from '../../account/avatar/index.ts';
import { subjectOf } from '../permission-subject/studentSubject.ts';

/**
 * A student’s picture. Followers and superadmins can change it; for others the button is disabled
 * [permissions.student-photo] [students.photo].
 */
export function StudentAvatar({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const can = useCan();
  const actions = useStudentAvatar(student);
  return (
    <AvatarField
      {...actions}
      person={student}
      avatar={student.avatar}
      canEdit={can('student:avatar', subjectOf(student))}
      hint={t('avatarHint')}
    />
  );
}
