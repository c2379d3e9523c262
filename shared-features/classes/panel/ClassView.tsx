import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { usePanel } from '@memocartes/shared-shell/panel';
import { TextLink } from '@memocartes/shared-ui/button';
import { useTranslation } from 'react-i18next';

import { History } from '../../history/index.ts';
import {
  DeleteButton,
  type Description,
  DescriptionList,
  EditButton,
  ViewPanel,
  type ViewPanelProps,
} from '../../panel-form/index.ts';
import { classSubject } from '../permission-subject/classSubject.ts';
import { hasSeveralLevels } from './class.form.ts';
import { ClassTeachers } from './ClassTeachers.tsx';
import { useDeleteClass } from './useDeleteClass.ts';

/** A class in the panel, with its actions. */
export function ClassView({ query }: Pick<ViewPanelProps<Class>, 'query'>) {
  const { t } = useTranslation(['classPanel', 'panelForm']);
  const dates = useDates();
  const { fromPage } = usePanel();
  const remove = useDeleteClass();

  const byLevel = (class_: Class): Description[] =>
    hasSeveralLevels(class_.level, class_) ? [[t('byLevel'), t(class_.new_cards_by_level ? 'yes' : 'no')]] : [];

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
          <DescriptionList
            items={[
              [t('level'), class_.level],
              [t('students'), class_.nb_students],
              [t('oneBack'), t(class_.wrong_goes_one_back ? 'yes' : 'no')],
              ...byLevel(class_),
              [t('home.label'), t(`home.${class_.home_revision}`)],
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
