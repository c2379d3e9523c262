import type { ClassCard } from '@memocartes/contract/learning/boxes/boxes.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button, TextLink } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { frontOf } from '../../cards/view/index.ts';
import { boxAddress } from '../../students/cards/index.ts';

/** Number of names shown at first. */
const nbFirst = 5;

/** The students who have a card in the box, most errors first. Each name links to the student's cards in that box. */
export function CardHolders({ row: { card, students } }: { readonly row: ClassCard }) {
  const { t } = useTranslation('classCards');
  const [showsAll, setShowsAll] = useState(false);
  const listedStudents = showsAll ? students : students.slice(0, nbFirst);
  return (
    <div className="class-cards__holders">
      <ul aria-label={t('who', { card: frontOf(card) })}>
        {listedStudents.map((student) => (
          <li key={student.id}>
            <TextLink to={boxAddress(student.box, { studentId: student.id })}>{personName(student)}</TextLink>
            {student.nb_wrong > 0 && <small> {t('missed', { count: student.nb_wrong })}</small>}
          </li>
        ))}
      </ul>
      {listedStudents.length < students.length && (
        <Button kind="quiet" size="small" onClick={() => setShowsAll(true)}>
          {t('more', { count: students.length - listedStudents.length })}
        </Button>
      )}
    </div>
  );
}
