import { AddClass, EditClassIcon } from '@memocartes/shared-features/classes/actions';
import { ClassesPage } from '@memocartes/shared-features/classes/list';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

/** `/schools/classes`: the classes of the school, added and edited in the side panel. */
export default function SchoolClassesPage() {
  const { t } = useTranslation('sessions');
  return (
    <ClassesPage
      scope="school"
      actions={
        <>
          <LinkButton to="/classes/sessions" icon="timer">
            {t('title')}
          </LinkButton>
          <AddClass />
        </>
      }
      emptyAction={<AddClass />}
      rowActions={(class_) => <EditClassIcon class_={class_} />}
    />
  );
}
