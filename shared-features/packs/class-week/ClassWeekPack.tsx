import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { mondayOf, today } from '@memocartes/contract/learning/calendar/days';
import { useListClassWeeksQuery } from '@memocartes/shared-api/packs.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { LinkButton } from '@memocartes/shared-ui/button';
import { PackIcon } from '@memocartes/shared-ui/pack-icon';
import { Card, Row } from '@memocartes/shared-ui/stack';
import { Loading } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { LevelCounts, PackAllLevelsNotice } from '../level-counts/index.ts';

type Props = {
  readonly classId: number;
  /** The same class, for the notice that all its students get the cards of several levels. */
  readonly class_?: ClassRow;
};

/**
 * A class's pack of this week with a link to the pack, or a link to the calendar if there is no pack
 * [packs.all-levels].
 */
export function ClassWeekPack({ classId, class_ }: Props) {
  const { t } = useTranslation('packs');
  const monday = mondayOf(today());
  const weeks = useListClassWeeksQuery({ id: classId, from: monday, to: monday });
  const calendar = `/schools/packs?class=${classId}`;
  return (
    <Card title={t('ofWeek')}>
      <Loaded {...weeks} waiting={<Loading height={40} />}>
        {({ weeks: [week] }) =>
          week?.pack ? (
            <>
              <Row justify="space-between">
                <Row gap={3}>
                  <PackIcon name={week.pack.icon} size={28} />
                  <span>
                    <strong>{week.pack.title}</strong> · {t('cards', { count: week.pack.nb_cards })}
                  </span>
                  <LevelCounts counts={week.pack.by_level} />
                </Row>
                <LinkButton to={`${calendar}&pack=${week.pack.id}`} icon="eye">
                  {t('see')}
                </LinkButton>
              </Row>
              {class_ && <PackAllLevelsNotice packId={week.pack.id} class_={class_} />}
            </>
          ) : (
            <Row justify="space-between">
              <span>{week?.state === 'holiday' ? week.holidays.join(', ') : t('noneOfWeek')}</span>
              <LinkButton to={calendar} icon="calendar">
                {t('chooseForWeek')}
              </LinkButton>
            </Row>
          )
        }
      </Loaded>
    </Card>
  );
}
