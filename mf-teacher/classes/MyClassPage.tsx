import { ClassPage } from '@memocartes/shared-features/classes';
import { LinkButton } from '@memocartes/shared-ui/button';
import { useParams, Navigate } from 'react-router-dom';
import { useTranslation } from 'react-i18next';

import { OwnClassActions } from '../administration/parts.tsx';
import { GroupWork } from '../group-work/GroupWork.tsx';
import { ClassToday } from './ClassToday.tsx';
import { SessionAction } from './SessionAction.tsx';

/** `/classes/:id`: the class, what is on today, and each pupil's boxes. Without an id, the list. */
export default function MyClassPage() {
  const { t } = useTranslation('sessions');
  if (!useParams()['id']) return <Navigate to="/schools/classes" replace />;
  return (
    <ClassPage
      scope="mine"
      actions={(class_) => (
        <>
          <LinkButton to={`/schools/packs?class=${class_.id}`} icon="calendar">
            {t('calendar')}
          </LinkButton>
          <LinkButton to={`/classes/${class_.id}/sessions`} icon="timer">
            {t('title')}
          </LinkButton>
          <OwnClassActions class_={class_} importKind="secondary" />
          <SessionAction class_={class_} />
        </>
      )}
      top={(class_) => <ClassToday class_={class_} />}
      between={(class_) => <GroupWork classId={class_.id} />}
    />
  );
}
