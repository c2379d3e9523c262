import { useViewStudentBoxesQuery } from '@memocartes/shared-api/boxes.api';
import { BoxesBySubject, BoxesOverTime, BoxesSummary } from '@memocartes/shared-features/students/boxes';
import { boxAddress } from '@memocartes/shared-features/students/cards';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

/** The child's boxes, by parent subject and by week; renders nothing for a child without cards [boxes.weeks]. */
export default function ChildBoxes({ id }: { readonly id: number }) {
  const { t } = useTranslation('childWeek');
  const { t: boxesText } = useTranslation('studentBoxes');
  const query = useViewStudentBoxesQuery({ id });
  const waiting = (
    <Card>
      <Skeleton height={190} />
    </Card>
  );
  return (
    <Loaded {...query} waiting={waiting}>
      {(boxes) =>
        boxes.total.nb_cards > 0 && (
          <>
            <Card className="child-boxes">
              <h3>{t('boxes.title')}</h3>
              <BoxesSummary figures={boxes.total} />
              <Boxes
                label={personName(boxes.student)}
                counts={boxes.total.boxes}
                due={boxes.total.due}
                dueLabel={boxesText('due')}
                toBox={(box) => boxAddress(box, { studentId: id })}
              />
              <p className="child-week__soft">{boxesText('rule')}</p>
              <LinkButton to={`/students/${id}`} icon="cards">
                {t('boxes.more')}
              </LinkButton>
            </Card>
            <BoxesBySubject boxes={boxes} studentId={id} />
            <BoxesOverTime boxes={boxes} />
          </>
        )
      }
    </Loaded>
  );
}
