import type { Student } from '@memocartes/contract/students/students.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { ChildPicture } from '@memocartes/shared-ui/child-picture';
import { useTranslation } from 'react-i18next';

import { AvatarField, avatarFieldSize, useStudentAvatar } from '../../account/avatar/index.ts';
import { studentSubject } from '../permission-subject/studentSubject.ts';

/**
 * A student’s photo, or drawing. Followers and superadmins can change the photo; for others the button is disabled
 * [permissions.student-photo] [students.photo]. Followers see a note that adding a picture is a consent
 * [students.photo-consent].
 */
export function StudentAvatarField({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const can = useCan();
  const actions = useStudentAvatar(student);
  const subject = studentSubject(student);
  return (
    <AvatarField
      {...actions}
      person={student}
      avatar={student.avatar}
      fallback={<ChildPicture picture={student.picture} size={avatarFieldSize} />}
      canEdit={can('student:avatar', subject)}
      hint={t('avatarHint')}
      note={can('student:consent', subject) ? t('photoConsent', { name: student.firstname }) : undefined}
    />
  );
}
