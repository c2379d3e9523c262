import { ClassesPage } from '@memocartes/shared-features/classes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { OpenSessionButton } from '../sessions/OpenSessionButton.tsx';

/** `/schools/classes`: the classes that one teaches, each with the way to open a session. */
export default function MyClassesPage() {
  const { t } = useTranslation('sessions');
  return (
    <ClassesPage
      scope="mine"
      actions={
        <LinkButton to="/classes/sessions" icon="timer">
          {t('title')}
        </LinkButton>
      }
      rowActions={(row) => <OpenSessionButton class_={row} size="small" kind="quiet" />}
    />
  );
}
