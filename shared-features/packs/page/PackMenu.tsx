import type { Pack } from '@memocartes/contract/packs/packs.routes';
import { useCan } from '@memocartes/shared-shell/session';
import { Menu } from '@memocartes/shared-ui/menu';
import { useTranslation } from 'react-i18next';

import { duplicatePath } from '../detail/duplicatePath.ts';
import { packSubject } from '../detail/packSubject.ts';

export type PackActions = {
  readonly onView: (pack: Pack) => void;
  readonly onAssign: (pack: Pack) => void;
  readonly onDelete: (pack: Pack) => void;
};

/** Menu of the actions that the user may take on a pack. */
export function PackMenu({ pack, onView, onAssign, onDelete }: { readonly pack: Pack } & PackActions) {
  const { t } = useTranslation('packs');
  const can = useCan();
  const canEdit = can('pack:edit', packSubject(pack));
  return (
    <Menu
      label={t('acts', { title: pack.title })}
      items={[
        { label: t('view.cards'), icon: 'eye', onClick: () => onView(pack) },
        { label: t('giveToClass'), icon: 'calendar', onClick: () => onAssign(pack) },
        ...(can('pack:create') ? [{ label: t('duplicate'), icon: 'copy' as const, to: duplicatePath(pack.id) }] : []),
        ...(can('card:print')
          ? [{ label: t('print'), icon: 'print' as const, to: `/schools/print-cards?packs=${pack.id}` }]
          : []),
        ...(canEdit
          ? [
              { label: t('edit'), icon: 'edit' as const, to: `/creation-packs?pack=${pack.id}` },
              { label: t('delete'), icon: 'trash' as const, danger: true, onClick: () => onDelete(pack) },
            ]
          : []),
      ]}
    />
  );
}
