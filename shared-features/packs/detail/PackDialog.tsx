import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { Button } from '@memocartes/shared-ui/button';
import { Dialog } from '@memocartes/shared-ui/dialog';
import { useTranslation } from 'react-i18next';

import { PackAssignments } from './PackAssignments.tsx';
import { PackContent } from './PackContent.tsx';

type Props = { readonly pack: Pack; readonly onAssign: () => void; readonly onClose: () => void };

/** Shows a pack: its cards, author and classes [packs.look]. */
export function PackDialog({ pack, onAssign, onClose }: Props) {
  const { t } = useTranslation('packs');
  const footer = (
    <Button kind="primary" icon="calendar" onClick={onAssign}>
      {t('giveToClass')}
    </Button>
  );
  return (
    <Dialog title={pack.title} width={760} onClose={onClose} footer={footer}>
      <PackContent packId={pack.id}>
        <PackAssignments pack={pack} />
      </PackContent>
    </Dialog>
  );
}
