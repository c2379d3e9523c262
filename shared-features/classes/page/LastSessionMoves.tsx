import type { ClassBoxes } from '@memocartes/contract/learning/boxes/boxes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { TextLink } from '@memocartes/shared-ui/button';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { Moves } from './Moves.tsx';

type Props = {
  readonly classId: number;
  readonly session: NonNullable<ClassBoxes['last_session']>;
  /** Whether the role has the page of a class's sessions. */
  readonly hasSessionsPage: boolean;
};

/** Date and moves of the last or the open revision session of a class, linked to its results [sessions.last]. */
export function LastSessionMoves({ classId, session, hasSessionsPage }: Props) {
  const { t } = useTranslation('classes');
  const dates = useDates();
  const isOpen = session.status === 'ACTIVE';
  const address = `/classes/${classId}/sessions${isOpen ? '' : `?session=${session.id}`}`;
  const text = t(isOpen ? 'openMoves' : 'lastMoves', { date: dates.instant(session.date_create) });
  return (
    <Row gap={2}>
      {hasSessionsPage ? <TextLink to={address}>{text}</TextLink> : text} <Moves moved={session.moved} live={isOpen} />
    </Row>
  );
}
