import type { RemoteAction } from '@memocartes/contract/remotes/remotes';
import type { ManagedRemote } from '@memocartes/contract/remotes/remotes.routes';
import { useChangeRemoteMutation } from '@memocartes/shared-api/remotes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';

type AllowedAction = {
  readonly action: RemoteAction;
  readonly version: string;
  readonly kind?: 'primary' | 'danger-quiet';
};

/**
 * The actions that a remote allows, each with the version that it changes. The remote that contains this page can't be
 * disabled [portal.versions-own].
 */
function actionsOf({ versions, back_to, is_disabled, is_protected }: ManagedRemote): AllowedAction[] {
  const stable = versions.find(({ state }) => state === 'STABLE')?.version;
  const candidate = versions.find(({ state }) => state === 'CANDIDATE')?.version;
  if (stable === undefined) return [];
  return [
    ...(candidate === undefined ? [] : [{ action: 'PROMOTE', version: candidate, kind: 'primary' } as const]),
    ...(back_to === null ? [] : [{ action: 'ROLLBACK', version: candidate ?? stable } as const]),
    ...(is_disabled ? [{ action: 'ENABLE', version: stable, kind: 'primary' } as const] : []),
    ...(is_disabled || is_protected ? [] : [{ action: 'DISABLE', version: stable, kind: 'danger-quiet' } as const]),
  ];
}

type Props = { readonly remote: ManagedRemote; readonly label: string };

/** Buttons of a remote. Each asks for confirmation, and reports the result [portal.versions-change]. */
export function RemoteActions({ remote, label }: Props) {
  const { t } = useTranslation('versions');
  const failure = useFailure();
  const [change] = useChangeRemoteMutation();
  const { name, back_to: back } = remote;

  const ask = async ({ action, version }: AllowedAction) => {
    const textValues = { name: label, version, back };
    const isDone = await confirm({
      title: t(`question.${action}`, textValues),
      body: t(`body.${action}`, textValues),
      undoHint: t(`undoHint.${action}`),
      confirmLabel: t(`action.${action}`),
      tone: action === 'PROMOTE' || action === 'ENABLE' ? 'primary' : 'danger',
      action: () => change({ name, action, version }).unwrap(),
      failure: failure.text,
    });
    if (isDone) toast.success(t(`done.${action}`, textValues));
  };

  return (
    <Row>
      {actionsOf(remote).map((allowed) => (
        <Button
          key={allowed.action}
          {...(allowed.kind && { kind: allowed.kind })}
          aria-label={t('actionOf', { action: t(`action.${allowed.action}`), name: label })}
          onClick={() => void ask(allowed)}
        >
          {t(`action.${allowed.action}`)}
        </Button>
      ))}
    </Row>
  );
}
