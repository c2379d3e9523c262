import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Button } from '@memocartes/shared-ui/button';
import { QrCode } from '@memocartes/shared-ui/qr';
import { SessionCode } from '@memocartes/shared-ui/session-code';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';

import { useNow } from '../students/useNow.ts';
import '../students/sessions.css';

type Props = { readonly session: Session; readonly code: string };

/** Address where a tablet joins a session. The code is in the fragment, which browsers do not send to servers. */
const joinAddress = (code: string) => `${location.origin}/device#${code}`;

/**
 * The session's code and QR code, readable from the back of the room, with address and end time. A button shows them in
 * full screen.
 */
export function CodeBoard({ session, code }: Props) {
  const { t } = useTranslation('sessions');
  const dates = useDates();
  const board = useRef<HTMLElement>(null);
  const minutesLeft = Math.max(0, Math.ceil((Date.parse(session.end_time) - useNow(15_000)) / 60_000));
  const hasFullScreen = 'requestFullscreen' in Element.prototype;

  return (
    <section ref={board} className="session-board" aria-label={t('board.label')}>
      <SessionCode
        code={code}
        label={t('board.title', { name: session.class_.name })}
        hint={
          <>
            {t('board.where')} <strong translate="no">{location.host}/device</strong>
            <br />
            {t('board.until', { time: dates.time(session.end_time), count: minutesLeft })}
          </>
        }
      />
      <div className="session-board__qr">
        <p>{t('board.scan')}</p>
        <QrCode text={joinAddress(code)} label={t('board.qr')} size={180} />
      </div>
      <p className="session-board__joined">
        {t('board.joined', { count: session.nb_joined, all: session.nb_students })}
      </p>
      {hasFullScreen && (
        <Button
          kind="quiet"
          icon="external"
          className="session-board__full-screen"
          onClick={() => void board.current?.requestFullscreen()}
        >
          {t('board.fullScreen')}
        </Button>
      )}
    </section>
  );
}
