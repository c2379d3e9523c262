import { AddClass } from '@memocartes/shared-features/class-acts';
import { ClassesPage } from '@memocartes/shared-features/classes';
import { usePanel } from '@memocartes/shared-shell/panel';
import { Can } from '@memocartes/shared-shell/session';
import { IconButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** The classes of the manager's school (specification §2.4): the panel adds and changes them. */
export default function SchoolClassesPage() {
  const { t } = useTranslation('schoolClasses');
  const panel = usePanel();
  return (
    <ClassesPage
      scope="school"
      actions={<AddClass />}
      emptyAction={<AddClass />}
      rowActions={({ id, name, schools_id }) => (
        <Can do="class:edit" on={{ schoolId: schools_id }}>
          <IconButton
            size="small"
            icon="edit"
            label={t('editNamed', { name })}
            onClick={() => panel.open('class', 'VIEW', { itemId: id })}
          />
        </Can>
      )}
    />
  );
}
