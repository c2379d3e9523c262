import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { DeletedDialog } from '../deletion/DeletedDialog.tsx';
import { SectionsDialog } from '../sections/SectionsDialog.tsx';

/** Actions of staff on the page: add, restore deleted resources; a superadmin also manages sections [resources.sections]. */
export function ResourceActions() {
  const { t } = useTranslation('resources');
  const { open } = usePanel();
  const [shown, setShown] = useState<'sections' | 'deleted'>();
  const close = () => setShown(undefined);
  return (
    <>
      <Button kind="primary" icon="plus" onClick={() => open('resources', 'ADD')}>
        {t('add')}
      </Button>
      <Can do="section:manage">
        <Button icon="boxes" onClick={() => setShown('sections')}>
          {t('manageSections')}
        </Button>
      </Can>
      <Button icon="undo" onClick={() => setShown('deleted')}>
        {t('deletedTitle')}
      </Button>
      {shown === 'sections' && <SectionsDialog onClose={close} />}
      {shown === 'deleted' && <DeletedDialog onClose={close} />}
    </>
  );
}
