import { ClassesPage } from '@memocartes/shared-features/classes/list';
import { useCan, useMe } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { AddOwnClass, EditOwnClass } from '../administration/ownSchoolActions.tsx';
import { ClassBoxesCell } from './ClassBoxesCell.tsx';
import { SessionAction } from './SessionAction.tsx';

/** `/schools/classes`: the teacher's classes, each with a button to open a session or a link to its open session. */
export default function MyClassesPage() {
  const { t } = useTranslation('sessions');
  const { schoolId } = useMe();
  const can = useCan();
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
          <LinkButton to="/classes/sessions" kind={can('class:create') ? 'secondary' : 'primary'} icon="timer">
            {t('title')}
          </LinkButton>
          <AddOwnClass />
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
      emptyAction={can('class:create') ? <AddOwnClass /> : undefined}
      rowActions={(row) => (
        <>
          <SessionAction class_={row} size="small" kind="quiet" />
          <EditOwnClass class_={row} />
        </>
      )}
    />
  );
}
