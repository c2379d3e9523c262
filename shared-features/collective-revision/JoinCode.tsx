import { useViewLastSessionQuery, useWatchSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { CodeBoard } from '../sessions/live/CodeBoard.tsx';
import { isOver, useNow } from '../sessions/students/useNow.ts';

/**
 * Button that shows the code and QR code of the class's open session in a dialog. Renders nothing without an open
 * session or after its end time [sessions.live].
 */
export function JoinCode({ classId }: { readonly classId: number }) {
  const { t } = useTranslation('collective');
  // The session whose code is shown: the next session must not open the dialog automatically.
  const [shownId, setShownId] = useState<number>();
  const session = useViewLastSessionQuery({ id: classId }).data?.session;
  const now = useNow(15_000);
  useWatchSessionsQuery();
  if (session?.status !== 'ACTIVE' || !session.code || isOver(session, now)) return null;

  return (
    <>
      <Button kind="quiet" icon="qr" onClick={() => setShownId(session.id)}>
        {t('join')}
      </Button>
      {shownId === session.id && (
        <Dialog title={session.class_.name} width={760} onClose={() => setShownId(undefined)}>
          <CodeBoard session={session} code={session.code} />
        </Dialog>
      )}
    </>
  );
}
