import type { Session } from '@memocartes/contract/sessions/sessions.routes';
import { useListSessionStudentsQuery } from '@memocartes/shared-api/sessions.api';
import { Loaded } from '@memocartes/shared-shell/loaded';
import { Banner } from '@memocartes/shared-ui/banner';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

import { CloseSessionButton } from './CloseSessionButton.tsx';
import { CodeBoard } from './CodeBoard.tsx';
import { Comings } from './Comings.tsx';
import { SessionFigures } from './SessionFigures.tsx';
import { PupilsWaiting, SessionPupils } from './SessionPupils.tsx';
import { isOver, useNow } from './useNow.ts';

/** An open session: its code, who joined, how each child gets on. */
export function LiveSession({ session }: { readonly session: Session }) {
  const { t } = useTranslation('sessions');
  const students = useListSessionStudentsQuery({ id: session.id });
  const over = isOver(session, useNow(5_000));
  return (
    <Stack gap={5}>
      {session.code && !over ? (
        <CodeBoard session={session} code={session.code} />
      ) : (
        <Banner tone="warning" action={<CloseSessionButton session={session} />}>
          {t('over')}
        </Banner>
      )}
      <Loaded {...students} waiting={<PupilsWaiting />}>
        {({ students: pupils }) => (
          <>
            <Comings pupils={pupils} />
            <SessionFigures pupils={pupils} />
            <SessionPupils pupils={pupils} live />
          </>
        )}
      </Loaded>
    </Stack>
  );
}
