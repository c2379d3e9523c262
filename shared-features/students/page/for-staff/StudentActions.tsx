import type { Student } from '@memocartes/contract/students/students.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DepartureButton } from '../../departure/index.ts';
import { ChooseClassDialog, type Target, usePlaceStudents } from '../../placement/index.ts';

type Props = { readonly student: Student };

/** Actions on a student's page: change of class, departure or return, and edit. */
export function StudentActions({ student }: Props) {
  const { t } = useTranslation('studentPage');
  const panel = usePanel();
  const subject = { schoolId: student.schools_id };
  return (
    <>
      <Can do="student:place" on={subject}>
        <ChangeClass student={student} />
      </Can>
      <Can do="student:edit" on={subject}>
        <DepartureButton student={student} />
        <Button
          kind="primary"
          icon="edit"
          onClick={() => panel.open('student', 'EDIT', { itemId: student.id, fromPage: true })}
        >
          {t('edit')}
        </Button>
      </Can>
    </>
  );
}

function ChangeClass({ student }: Props) {
  const { t } = useTranslation('studentPage');
  const [isChoosing, setIsChoosing] = useState(false);
  const place = usePlaceStudents();

  const placeIn = (target: Target) => {
    setIsChoosing(false);
    void place([student.id], target);
  };

  return (
    <>
      <Button icon="assign" onClick={() => setIsChoosing(true)}>
        {t(student.class_ ? 'changeClass' : 'assign')}
      </Button>
      {isChoosing && (
        <ChooseClassDialog
          schoolId={student.schools_id}
          count={1}
          excludedClassId={student.classes_id ?? undefined}
          onChoose={placeIn}
          onClose={() => setIsChoosing(false)}
        />
      )}
    </>
  );
}
