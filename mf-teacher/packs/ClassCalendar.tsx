import { today } from '@memocartes/contract/calendar/days';
import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import type { ClassWeek } from '@memocartes/contract/packs/packs.routes';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Button } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { Loading, Skeleton } from '@memocartes/shared-ui/states';
import { WeekCalendar } from '@memocartes/shared-ui/week-calendar';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { GiveForWeekDialog } from './GiveForWeekDialog.tsx';
import { WeekPackDialog } from './WeekPackDialog.tsx';
import { calendarWeeks, fromLastMonth, schoolYear } from './weeks.ts';
import './packs.css';

/** The weeks of a class. A free week is given a pack; a taken one shows the pack that it has. */
export function ClassCalendar({ class_ }: { readonly class_: ClassRow }) {
  const { t } = useTranslation('packs');
  const [whole, setWhole] = useState(false);
  const [picked, setPicked] = useState<ClassWeek>();
  const day = today();
  const weeks = useListClassWeeksQuery({ id: class_.id, ...(whole ? schoolYear(day) : fromLastMonth(day)) });
  const close = () => setPicked(undefined);
  return (
    <>
      <Loaded {...weeks} waiting={<Loading>{<Skeleton height={420} />}</Loading>}>
        {(answer) => (
          <>
            <h2 className="mc-sr-only">{t('calendarOf', { name: class_.name })}</h2>
            <Row justify="space-between">
              <p className="packs-hint">
                {answer.zone ? t('calendarHint', { zone: answer.zone }) : t('calendarHintNoZone')}
              </p>
              <Button size="small" kind="quiet" onClick={() => setWhole(!whole)}>
                {t(whole ? 'fromNow' : 'wholeYear')}
              </Button>
            </Row>
            <WeekCalendar
              label={t('calendarOf', { name: class_.name })}
              weeks={calendarWeeks(answer.weeks, day, (count) => t('cards', { count }))}
              takenToo
              onChoose={({ monday }) => setPicked(answer.weeks.find((week) => week.monday === monday))}
            />
          </>
        )}
      </Loaded>
      {picked?.pack && <WeekPackDialog class_={class_} week={picked} packId={picked.pack.id} onClose={close} />}
      {picked && !picked.pack && <GiveForWeekDialog class_={class_} week={picked} onClose={close} />}
    </>
  );
}
