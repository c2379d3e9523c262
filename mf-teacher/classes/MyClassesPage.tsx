import { ClassesPage } from '@memocartes/shared-features/classes';
import { useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { ClassBoxesCell } from './ClassBoxesCell.tsx';
import { OpenSessionButton } from '../sessions/OpenSessionButton.tsx';

/** `/schools/classes`: the classes that one teaches, each with the way to open a session. */
export default function MyClassesPage() {
  const { t } = useTranslation('sessions');
  const { schoolId } = useMe();
  return (
    <ClassesPage
      scope="mine"
      actions={
        <>
          {schoolId !== null && (
            <LinkButton to={`/schools/${schoolId}`} icon="tablet">
              {t('attachTablet')}
            </LinkButton>
          )}
          <LinkButton to="/classes/sessions" icon="timer">
            {t('title')}
          </LinkButton>
        </>
      }
      columns={[
        {
          key: 'boxes',
          title: t('boxes'),
          width: '216px',
          render: (row) => <ClassBoxesCell id={row.id} name={row.name} />,
        },
      ]}
      rowActions={(row) => <OpenSessionButton class_={row} size="small" kind="quiet" />}
    />
  );
}
