import type { Action, Subject } from '@memocartes/contract/permissions/permissions';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

type Allowed = { readonly do: Action; readonly on: Subject };

/** Deletes the entity of the panel; `onDelete` asks for confirmation first. */
export function DeleteButton({ onDelete, ...allowed }: Allowed & { readonly onDelete: () => void }) {
  const { t } = useTranslation('panelForm');
  return (
    <Can {...allowed}>
      <Button kind="danger-quiet" icon="trash" onClick={onDelete}>
        {t('delete')}
      </Button>
    </Can>
  );
}

/** Switches the panel to its form. */
export function EditButton(allowed: Allowed) {
  const { t } = useTranslation('panelForm');
  const { switchTo } = usePanel();
  return (
    <Can {...allowed}>
      <Button kind="primary" icon="edit" onClick={() => switchTo('EDIT')}>
        {t('edit')}
      </Button>
    </Can>
  );
}
