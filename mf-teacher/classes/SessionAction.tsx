import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { OpenSessionButton } from '@memocartes/shared-features/sessions/open';
import { type ButtonProps, LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** Opens a session for the class, or links to its open one [permissions.sessions]. */
export function SessionAction({ class_, kind }: { readonly class_: Class; readonly kind: ButtonProps['kind'] }) {
  const { t } = useTranslation('sessions');
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  if (session?.status !== 'ACTIVE') return <OpenSessionButton class_={class_} kind={kind} />;
  return (
    <LinkButton kind={kind} icon="timer" to={`/classes/${class_.id}/sessions`}>
      {t('follow')}
    </LinkButton>
  );
}
