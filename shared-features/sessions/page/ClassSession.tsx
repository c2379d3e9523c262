import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { LinkButton } from '@memocartes/shared-ui/button';
import { SessionCode } from '@memocartes/shared-ui/session-code';
import { Card } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

import { OpenSessionButton } from '../open-close/OpenSessionButton.tsx';
import type { ClassToOpen } from '../open-close/OpenSessionDialog.tsx';
import { isOver } from '../students/useNow.ts';
import { LastSessionAttendance } from './LastSessionAttendance.tsx';

/** A class and its open session, if any. */
export type ClassWithSession = ClassToOpen & {
  readonly open_session: Pick<Session, 'code' | 'nb_students' | 'nb_joined' | 'end_time' | 'is_over'> | null;
};

type Props = { readonly class_: ClassWithSession; readonly now: number };

/** A class's open session with its code, or its last session and a button to open a session. */
export function ClassSession({ class_, now }: Props) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const open = class_.open_session;
  const isPastEnd = !!open && isOver(open, now);
  return (
    <Card
      title={class_.name}
      actions={
        open && <Tag tone={isPastEnd ? 'warning' : 'success'}>{t(isPastEnd ? 'status.over' : 'status.open')}</Tag>
      }
    >
      <div className="session-class">
        {open ? (
          <>
            {!isPastEnd && open.code && <SessionCode size="line" code={open.code} />}
            <p>
              {t('board.joined', { count: open.nb_joined, all: open.nb_students })} ·{' '}
              {t('endsAt', { time: dates.time(open.end_time) })}
            </p>
            <LinkButton kind="primary" to={`/classes/${class_.id}/sessions`}>
              {t('follow')}
            </LinkButton>
          </>
        ) : (
          <>
            <p>{t('none')}</p>
            <LastSessionAttendance classId={class_.id} />
            <OpenSessionButton class_={class_} />
          </>
        )}
      </div>
    </Card>
  );
}
