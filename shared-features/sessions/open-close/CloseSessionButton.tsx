import type { Session } from '@memocartes/contract/learning/sessions/sessions.routes';
import { useCloseSessionMutation } from '@memocartes/shared-api/sessions.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { useOwnClass } from '../students/useOwnClass.ts';

type Props = { readonly session: Pick<Session, 'id' | 'class_' | 'nb_revising'> };

/**
 * Closes a session after a confirmation that shows how many students still revise, and that their answers stay stored
 * [sessions.confirm] [sessions.close].
 */
export function CloseSessionButton({ session }: Props) {
  const { t } = useTranslation('sessions');
  const failure = useFailure();
  const ownClass = useOwnClass();
  const navigate = useNavigate();
  const [close] = useCloseSessionMutation();
  const nbRevising = session.nb_revising;

  const ask = async () => {
    const closed = await confirm({
      title: t('close.title', { name: session.class_.name }),
      body: nbRevising > 0 ? t('close.busy', { count: nbRevising }) : t('close.idle'),
      lost: t('close.lost'),
      undoHint: t('close.kept'),
      confirmLabel: t('close.act'),
      action: () => close({ id: session.id }).unwrap(),
      failure: failure.text,
    });
    if (!closed) return;
    toast.success(t('close.done', { name: session.class_.name }));
    // Opens the results.
    void navigate(`/classes/${session.class_.id}/sessions?session=${session.id}`);
  };

  return (
    <Can do="session:close" on={ownClass}>
      <Button kind="primary" icon="stop" onClick={() => void ask()}>
        {t(nbRevising > 0 ? 'close.stop' : 'close.act')}
      </Button>
    </Can>
  );
}
