import { allowsHomeRevision } from '@memocartes/contract/devices/home-revision/home';
import { useViewHomeAccessQuery } from '@memocartes/shared-api/home.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Card, Row, Stack } from '@memocartes/shared-ui/stack';
import { Skeleton } from '@memocartes/shared-ui/states';
import { useTranslation } from 'react-i18next';

import { AttachByCode } from './AttachByCode.tsx';
import type { HomeChild } from './child.ts';
import { HomeDevices } from './HomeDevices.tsx';
import { HomeWeekText } from './HomeWeekText.tsx';
import { StartHomeRevision } from './StartHomeRevision.tsx';
import './home-revision.css';

/**
 * Height of the placeholder, so that the content below does not move. It has room for a sentence and two buttons, which
 * are stacked on a phone.
 */
const waitingHeight = 'clamp(84px, 190px - 10vw, 160px)';

/**
 * A child's revision at home, for a follower: what was done this week [home-revision.week-seen]. Buttons start a
 * revision on this device, attach another device with a family code and remove devices [home-revision.start]. Without
 * cards to revise, says when cards will come [home-revision.no-card].
 */
export function HomeRevision({ studentId, name }: HomeChild) {
  const { t } = useTranslation('homeRevision');
  // Refetched when the person returns from a revision.
  const access = useViewHomeAccessQuery({ id: studentId }, { refetchOnMountOrArgChange: true });
  return (
    <Card className="home-revision">
      <h3>{t('title')}</h3>
      <Loaded {...access} waiting={<Skeleton height={waitingHeight} />}>
        {({ option, has_cards, week, devices }) => (
          <Stack gap={3}>
            <p className="home-revision__note">{t(`option.${option ?? 'none'}`, { name })}</p>
            {allowsHomeRevision(option) && !has_cards && <p className="home-revision__note">{t(`noCard.${option}`)}</p>}
            <HomeWeekText week={week} />
            {allowsHomeRevision(option) && (
              <Row>
                {has_cards && <StartHomeRevision studentId={studentId} name={name} />}
                <AttachByCode studentId={studentId} name={name} onClosed={() => void access.refetch()} />
              </Row>
            )}
            <HomeDevices studentId={studentId} name={name} devices={devices} />
          </Stack>
        )}
      </Loaded>
    </Card>
  );
}
