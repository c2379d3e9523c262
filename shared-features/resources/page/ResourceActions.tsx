import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { Button } from '@memocartes/shared-ui/button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

import { RecentlyDeletedDialog } from '../deletion/RecentlyDeletedDialog.tsx';
import { SectionsDialog } from '../section-editor/SectionsDialog.tsx';

/**
 * Actions of people who may add resources: add, restore deleted resources; a superadmin also manages sections
 * [resources.sections].
 */
export function ResourceActions() {
  const { t } = useTranslation('resources');
  const { open } = usePanel();
  const [openDialog, setOpenDialog] = useState<'sections' | 'deleted'>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button kind="primary" icon="plus" onClick={() => open('resources', 'ADD')}>
        {t('add')}
      </Button>
      <Can do="section:manage">
        <Button icon="boxes" onClick={() => setOpenDialog('sections')}>
          {t('manageSections')}
        </Button>
      </Can>
      <Button icon="undo" onClick={() => setOpenDialog('deleted')}>
        {t('deletedTitle')}
      </Button>
      {openDialog === 'sections' && <SectionsDialog onClose={close} />}
      {openDialog === 'deleted' && <RecentlyDeletedDialog onClose={close} />}
    </>
  );
}
