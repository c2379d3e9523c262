import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useViewLastSessionQuery } from '@memocartes/shared-api/sessions.api';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { OpenSessionButton } from '../sessions/OpenSessionButton.tsx';

/** Opens a session for the class, or leads to the one that is open. */
export function SessionAction({ class_ }: { readonly class_: Class }) {
  const { t } = useTranslation('sessions');
  const session = useViewLastSessionQuery({ id: class_.id }).data?.session;
  if (session?.status !== 'ACTIVE') return <OpenSessionButton class_={class_} kind="primary" />;
  return (
    <LinkButton kind="primary" icon="timer" to={`/classes/${class_.id}/sessions`}>
      {t('follow')}
    </LinkButton>
  );
}
