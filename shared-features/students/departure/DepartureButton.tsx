import { hasLeft } from '@memocartes/contract/students/student-status';
import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { useDeparture } from './useDeparture.ts';

type Props = {
  readonly student: Pick<StudentRow, 'id' | 'firstname' | 'lastname' | 'status'>;
  readonly size?: 'small' | 'medium';
};

/** Marks a student as departed, or a departed student as present again [students.leaves]. */
export function DepartureButton({ student, size }: Props) {
  const { t } = useTranslation('studentDeparture');
  const { leave, comeBack } = useDeparture();
  const [isBusy, setIsBusy] = useState(false);
  const isFormer = hasLeft(student);

  const change = async () => {
    if (!isFormer) {
      await leave([student.id]);
      return;
    }
    setIsBusy(true);
    await comeBack(student.id);
    setIsBusy(false);
  };

  const name = personName(student);

  return (
    <Button
      size={size}
      icon={isFormer ? 'undo' : 'logout'}
      busy={isBusy}
      aria-label={t(isFormer ? 'comeBackNamed' : 'leaveNamed', { name })}
      onClick={() => void change()}
    >
      {t(isFormer ? 'comeBack' : 'leave')}
    </Button>
  );
}
