import type { StudentBoxes as BoxesData } from '@memocartes/contract/learning/boxes/boxes.routes';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { Card } from '@memocartes/shared-ui/stack';
import { EmptyState } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { boxAddress, StudentCards } from '../cards/index.ts';
import { BoxesBySubject } from './BoxesBySubject.tsx';
import { BoxesOverTime } from './BoxesOverTime.tsx';
import { BoxesSummary } from './BoxesSummary.tsx';
import { StudentLastSession } from './StudentLastSession.tsx';

type Props = {
  readonly boxes: BoxesData;
  /** Whether the student has no class, and so gets no packs. */
  readonly isWithoutClass?: boolean;
};

/** A student's boxes: the total with the last session, the list of cards, the weeks, and each subject. */
export function StudentBoxes({ boxes, isWithoutClass }: Props) {
  const { t } = useTranslation('studentBoxes');
  const { total, subjects, last_session: last } = boxes;
  if (total.nb_cards === 0) {
    return isWithoutClass ? (
      <EmptyState title={t('emptyNoClass')} hint={t('emptyNoClassHint')} />
    ) : (
      <EmptyState title={t('empty')} hint={t('emptyHint')} />
    );
  }
  return (
    <>
      <Card title={t('all')} actions={<BoxesSummary figures={total} />}>
        <Boxes
          label={personName(boxes.student)}
          counts={total.boxes}
          due={total.due}
          dueLabel={t('due')}
          toBox={(box) => boxAddress(box)}
        />
        <p className="student-boxes__hint">{t('openHint')}</p>
        {last && <StudentLastSession session={last} />}
      </Card>
      <StudentCards studentId={boxes.student.id} subjects={subjects} />
      <BoxesOverTime boxes={boxes} />
      <BoxesBySubject boxes={boxes} />
      <p className="student-boxes__note">{t('rule')}</p>
    </>
  );
}
