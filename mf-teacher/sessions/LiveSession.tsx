import type { Session } from '@memocartes/contract/sessions/sessions.routes';
import { useListSessionStudentsQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { CloseSessionButton } from './CloseSessionButton.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { PupilsWaiting, SessionPupils } from './SessionPupils.tsx';
import { useWatching } from './useWatching.ts';

/** An open session: its code, who joined, how each child gets on. Looked at every 3 s while the page is seen. */
export function LiveSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const students = useListSessionStudentsQuery({ id: session.id }, useWatching(true));
  return (
    <Stack gap={5}>
      {session.code && !session.is_over ? (
        <CodeBoard session={session} code={session.code} />
      ) : (
        <Banner tone="warning" action={<CloseSessionButton session={session} />}>
          {t('over')}
        </Banner>
      )}
      <Loaded {...students} waiting={<PupilsWaiting />}>
        {({ students: pupils }) => (
          <>
            <SessionFigures pupils={pupils} />
            <SessionPupils pupils={pupils} live />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
