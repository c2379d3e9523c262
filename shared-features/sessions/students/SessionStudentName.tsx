import type { SessionStudent } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { TextLink } from '@memocartes/shared-ui/button';
import type { ReactNode } from 'react';

import { useOwnClass } from './useOwnClass.ts';

type Props = {
  readonly student: Pick<SessionStudent, 'id' | 'has_left'>;
  readonly title?: string;
  readonly children: ReactNode;
};

/**
 * The name of a student of a session, as a link to their page. Without a link if the student has left the class and the
 * user sees only students of their own classes [sessions.left].
 */
export function SessionStudentName({ student, title, children }: Props) {
  const { schoolId, teacherIds } = useOwnClass();
  const isVisible = useCan()('student:view', { schoolId, teacherIds: student.has_left ? [] : teacherIds });
  if (!isVisible) return <span title={title}>{children}</span>;
  return (
    <TextLink to={`/students/${student.id}`} title={title}>
      {children}
    </TextLink>
  );
}
