import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useDeleteClassMutation } from '@memocartes/shared-api/classes.api';
import { useFailure } from '@memocartes/shared-shell/errors';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { TextLink } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

import { classSubject } from '../classes/subject.ts';
import { History } from '../history/index.ts';
import { DeleteButton, EditButton, Facts, ViewPanel, type ViewPanelProps } from '../panel-form/index.ts';
import { ClassTeachers } from './ClassTeachers.tsx';

/** A class read in the panel, with what can be done to it. */
export function ClassView({ query }: Pick<ViewPanelProps<Class>, 'query'>) {
  const { t } = useTranslation(['classPanel', 'panelForm']);
  const dates = useDates();
  const { fromPage } = usePanel();
  const remove = useDeleteClass();
  const footer = (class_: Class) => (
    <>
      <DeleteButton do="class:delete" on={classSubject(class_)} onDelete={() => void remove(class_)} />
      <EditButton do="class:edit" on={classSubject(class_)} />
    </>
  );
  return (
    <ViewPanel title={query.data?.name ?? t('titleView')} query={query} footer={footer}>
      {(class_) => (
        <>
          <Facts
            facts={[
              [t('level'), class_.level],
              [t('pupils'), class_.nb_students],
              [t('oneBack'), t(class_.wrong_goes_one_back ? 'yes' : 'no')],
              [t('lastSession'), class_.last_session && dates.instant(class_.last_session)],
            ]}
          />
          {!fromPage && (
            <p>
              <TextLink to={`/classes/${class_.id}`}>{t('open')}</TextLink>
            </p>
          )}
          <ClassTeachers class_={class_} />
          <History entityType="CLASS" entityId={class_.id} on={classSubject(class_)} />
        </>
      )}
    </ViewPanel>
  );
}

/** Asks, says what is lost, and leaves the page of a class that is gone. */
function useDeleteClass() {
  const { t } = useTranslation(['classPanel', 'panelForm']);
  const failure = useFailure();
  const navigate = useNavigate();
  const can = useCan();
  const { close, fromPage } = usePanel();
  const [remove] = useDeleteClassMutation();
  return async ({ id, name, nb_students, schools_id }: Class) => {
    const done = await confirm({
      title: t('deleteTitle', { name }),
      lost: t('deleteLost'),
      body: t('deletePupils', { count: nb_students }),
      confirmLabel: t('panelForm:delete'),
      tone: 'danger',
      action: () => remove({ id }).unwrap(),
      failure: failure.text,
    });
    if (!done) return;
    toast.success(t('deleted', { name }));
    close();
    if (fromPage) void navigate(can('school:list') ? `/superadmin/schools/${schools_id}` : '/schools/classes');
  };
}
