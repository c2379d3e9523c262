import type { StudentBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { Card, Grid } from '@memocartes/shared-ui/stack';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { boxAddress } from '../cards/index.ts';
import { BoxesSummary } from './BoxesSummary.tsx';
import { SubjectsTable } from './SubjectsTable.tsx';
import './student-boxes.css';

type Props = {
  readonly boxes: Pick<StudentBoxes, 'subjects' | 'total'>;
  /** Student to whose page a box links; without it, boxes link to the list of cards on the current page. */
  readonly studentId?: number;
};

/** A student's boxes in each parent subject, as a chart or a table. */
export function BoxesBySubject({ boxes: { subjects, total }, studentId }: Props) {
  const { t } = useTranslation('studentBoxes');
  const [view, setView] = useState<'drawn' | 'table'>('drawn');
  // One scale for all subjects, so that they can be compared.
  const fullest = Math.max(...subjects.flatMap((subject) => subject.boxes));
  const views = [
    { key: 'drawn', label: t('drawn') },
    { key: 'table', label: t('table') },
  ] as const;
  return (
    <section className="student-boxes__subjects">
      <h2>{t('bySubject')}</h2>
      <Tabs label={t('view')} tabs={views} value={view} onChange={setView}>
        {view === 'table' ? (
          <SubjectsTable subjects={subjects} total={total} />
        ) : (
          <Grid min={340}>
            {subjects.map((subject) => (
              <Card key={subject.id} title={subject.name} level={3}>
                <Boxes
                  label={subject.name}
                  counts={subject.boxes}
                  due={subject.due}
                  dueLabel={t('due')}
                  max={fullest}
                  toBox={(box) => boxAddress(box, { studentId, subjectId: subject.id })}
                />
                <BoxesSummary figures={subject} />
              </Card>
            ))}
          </Grid>
        )}
      </Tabs>
    </section>
  );
}
