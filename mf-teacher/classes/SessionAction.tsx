import { useViewLastSessionQuery, useWatchSessionsQuery } from '@memocartes/shared-api/sessions.api';
import { OpenSessionButton } from '@memocartes/shared-features/sessions/open-close';
import { LinkButton } from '@memocartes/shared-ui/button';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';

type Props = Pick<ComponentProps<typeof OpenSessionButton>, 'class_' | 'kind' | 'size'>;

/**
 * Button that opens a session for the class, or link to the open session of the class, even if a colleague opened it
 * [permissions.sessions] [sessions.colleague].
 */
export function SessionAction({ class_, ...look }: Props) {
  const { t } = useTranslation('sessions');
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  useWatchSessionsQuery();
  if (session?.status !== 'ACTIVE') return <OpenSessionButton class_={class_} {...look} />;
  return (
    <LinkButton {...look} icon="timer" to={`/classes/${class_.id}/sessions`}>
      {t('follow')}
    </LinkButton>
  );
}
