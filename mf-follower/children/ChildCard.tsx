import { today } from '@memocartes/contract/learning/calendar/days';
import type { DashboardChild } from '@memocartes/contract/dashboards/dashboards.routes';
import { boxAddress } from '@memocartes/shared-features/students/cards';
import { useDates } from '@memocartes/shared-shell/i18n';
import { personName } from '@memocartes/shared-ui/avatar';
import { Boxes } from '@memocartes/shared-ui/boxes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** A child for their followers: cards due today, boxes, next pack. */
export function ChildCard({ child }: { readonly child: DashboardChild }) {
  const { t } = useTranslation('children');
  const dates = useDates();
  const { next_pack: pack, last_session: session, nb_due: due } = child;
  return (
    <Card
      title={personName(child)}
      actions={<Tag tone={due > 0 ? 'accent' : 'success'}>{t('due', { count: due })}</Tag>}
    >
      <Stack gap={4}>
        <p>{[child.class_?.name, child.school.name].filter(Boolean).join(' · ')}</p>
        <Boxes
          label={personName(child)}
          counts={child.boxes}
          toBox={(box) => boxAddress(box, { studentId: child.id })}
        />
        <p>
          {session
            ? t('lastSession', {
                date: dates.instant(session.date),
                count: session.nb_cards,
                answers: t('answers', { count: session.nb_right, all: session.nb_right + session.nb_wrong }),
              })
            : t('noSession')}
        </p>
        <p>
          {pack
            ? t(pack.week <= today() ? 'thisPack' : 'nextPack', {
                title: pack.title,
                week: dates.long(pack.week),
                count: pack.nb_cards,
              })
            : t('noPack')}
        </p>
        <Row>
          <LinkButton to={`/students/${child.id}`} icon="boxes">
            {t('bySubject')}
          </LinkButton>
        </Row>
      </Stack>
    </Card>
  );
}
