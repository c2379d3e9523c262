import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import { today } from '@memocartes/contract/learning/calendar/days';
import { hasLeft } from '@memocartes/contract/students/student-status';
import { HomeWeekText, StartHomeRevision } from '@memocartes/shared-features/home-revision';
import { boxAddress } from '@memocartes/shared-features/students/cards';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { weekSentenceOf } from '../child/weekSentence.ts';
import type { UnreadMessages } from '../live/useUnreadChats.ts';

type Props = { readonly child: DashboardChild; readonly unread: UnreadMessages | undefined };
type Answers = { readonly nb_right: number; readonly nb_wrong: number };

/**
 * A child on the follower's dashboard, with unread messages, boxes, the latest revisions and the next pack
 * [dashboards.follower] [dashboards.follower-messages]. A button starts a revision at home [home-revision.start]
 * [dashboards.follower-revision]. A child who has left the school is shown as such, without actions [families.left].
 */
export function ChildCard({ child, unread }: Props) {
  const { t } = useTranslation('children');
  const { t: weekText } = useTranslation('childWeek');
  const dates = useDates();
  const { next_pack: pack, last_session: session, nb_due: due, week } = child;
  const hasCards = child.boxes.some((count) => count > 0);
  const isFormer = hasLeft(child);
  const noClass = t(isFormer ? 'left' : 'noClass');
  const canRevise = child.can_revise_at_home === true && !isFormer;
  const answersOf = ({ nb_right, nb_wrong }: Answers) => t('answers', { count: nb_right, all: nb_right + nb_wrong });

  return (
    <Card
      title={personName(child)}
      actions={
        !isFormer &&
        (hasCards ? (
          <Tag tone={due > 0 ? 'accent' : 'success'}>{t('due', { count: due })}</Tag>
        ) : (
          <Tag>{t('noCard')}</Tag>
        ))
      }
    >
      <Stack gap={4}>
        <p>{`${child.class_?.name ?? noClass} · ${child.school.name}`}</p>
        {unread && (
          <Row>
            <LinkButton to={unread.id === undefined ? '/messaging' : `/messaging/${unread.id}`} icon="message">
              {t('unread', { count: unread.nb_unread })}
            </LinkButton>
          </Row>
        )}
        {week.nb_answers > 0 ? (
          <Stack gap={1}>
            <strong>
              {weekText(`summary.${weekSentenceOf({ activity: week, state: 'school', student: child }, false)}`)}
            </strong>
            <p>{t('week', { count: week.nb_cards, answers: answersOf(week) })}</p>
          </Stack>
        ) : (
          <p>
            {session
              ? t('lastSession', {
                  date: dates.instant(session.date),
                  count: session.nb_cards,
                  answers: answersOf(session),
                })
              : t('noSession')}
          </p>
        )}
        {!isFormer && <HomeWeekText week={child.home_week} />}
        {hasCards && (
          <Boxes
            label={personName(child)}
            counts={child.boxes}
            toBox={(box) => boxAddress(box, { studentId: child.id })}
          />
        )}
        {!isFormer && (
          <p>
            {pack
              ? t(pack.week <= today() ? 'thisPack' : 'nextPack', {
                  title: pack.title,
                  week: dates.long(pack.week),
                  count: pack.nb_cards,
                })
              : t('noPack')}
          </p>
        )}
        <Row>
          {canRevise && <StartHomeRevision studentId={child.id} name={child.firstname} />}
          <LinkButton kind={canRevise ? 'secondary' : 'primary'} to={`/my-childrens/${child.id}`} icon="calendar">
            {t('toWeek')}
          </LinkButton>
          <LinkButton kind="quiet" to={`/students/${child.id}`} icon="boxes">
            {t('bySubject')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
