import type { StudentBoxes as Answer } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes, BoxesWeeks } from '@memocartes/shared-ui/boxes';
import { Card, Grid } from '@memocartes/shared-ui/stack';
import { EmptyState } from '@memocartes/shared-ui/states';
import { Tabs } from '@memocartes/shared-ui/tabs';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { boxAddress, StudentCards } from '../cards/index.ts';
import { LastSession } from './LastSession.tsx';
import { Standing } from './Standing.tsx';
import { SubjectsTable } from './SubjectsTable.tsx';

/** A student's boxes: total, last moves, weeks, then each subject, as a chart or a table. */
export function StudentBoxes({ boxes }: { readonly boxes: Answer }) {
  const { t } = useTranslation('studentBoxes');
  const dates = useDates();
  const [view, setView] = useState<'drawn' | 'table'>('drawn');
  const { total, subjects, weeks, last_session: last } = boxes;
  if (total.nb_cards === 0) return <EmptyState title={t('empty')} hint={t('emptyHint')} />;
  // one scale for all subjects, so that they compare
  const fullest = Math.max(...subjects.flatMap((subject) => subject.boxes));
  const views = [
    { key: 'drawn', label: t('drawn') },
    { key: 'table', label: t('table') },
  ] as const;
  return (
    <>
      <Card title={t('all')} actions={<Standing of={total} />}>
        <Boxes
          label={personName(boxes.student)}
          counts={total.boxes}
          due={total.due}
          dueLabel={t('due')}
          toBox={(box) => boxAddress(box)}
        />
        <p className="student-boxes__hint">{t('openHint')}</p>
        {last && <LastSession session={last} />}
      </Card>
      <StudentCards studentId={boxes.student.id} subjects={subjects} />
      {weeks.length > 1 && (
        <Card title={t('overTime')}>
          <BoxesWeeks
            label={t('overTimeOf', { name: personName(boxes.student) })}
            weekColumn={t('weekOf')}
            weeks={weeks.map((one) => ({ key: one.week, label: dates.day(one.week).slice(0, 5), counts: one.boxes }))}
          />
        </Card>
      )}
      <section className="student-boxes__subjects">
        <h2>{t('bySubject')}</h2>
        <Tabs label={t('view')} tabs={views} value={view} onChange={setView}>
          {view === 'table' ? (
            <SubjectsTable subjects={subjects} total={total} />
          ) : (
            <Grid min={340}>
              {subjects.map((subject) => (
                <Card key={subject.id} title={subject.name}>
                  <Boxes
                    label={subject.name}
                    counts={subject.boxes}
                    due={subject.due}
                    dueLabel={t('due')}
                    max={fullest}
                    toBox={(box) => boxAddress(box, { subjectId: subject.id })}
                  />
                  <Standing of={subject} />
                </Card>
              ))}
            </Grid>
          )}
        </Tabs>
      </section>
      <p className="student-boxes__rule">{t('rule')}</p>
    </>
  );
}
