import type { ClassRow } from '@memocartes/contract/classes/classes.routes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { IconButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** Opens the panel of a class from its row in a list. */
export function EditClassIcon({ class_ }: { readonly class_: Pick<ClassRow, 'id' | 'name' | 'schools_id'> }) {
  const { t } = useTranslation('classActions');
  const panel = usePanel();
  const { id, name, schools_id } = class_;
  return (
    <Can do="class:edit" on={{ schoolId: schools_id }}>
      <IconButton
        size="small"
        icon="edit"
        label={t('editNamed', { name })}
        onClick={() => panel.open('class', 'EDIT', { itemId: id })}
      />
    </Can>
  );
}
