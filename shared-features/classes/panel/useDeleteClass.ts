import type { Class } from '@memocartes/contract/classes/classes.routes';
import { useDeleteClassMutation } from '@memocartes/shared-api/classes.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { usePanel } from '@memocartes/shared-shell/panel';
import { useCan } from '@memocartes/shared-shell/session';
import { confirm } from '@memocartes/shared-ui/dialog';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';

/**
 * Asks for confirmation, naming what will be lost, deletes the class and closes the panel. Then leaves the page of the
 * class, if the panel was opened there [classes.delete].
 */
export function useDeleteClass() {
  const { t } = useTranslation(['classPanel', 'panelForm']);
  const failure = useFailure();
  const navigate = useNavigate();
  const can = useCan();
  const { close, fromPage } = usePanel();
  const [remove] = useDeleteClassMutation();

  return async (class_: Class) => {
    const { name, nb_students, schools_id } = class_;
    const isDone = await confirm({
      title: t('deleteTitle', { name }),
      lost: t('deleteLost'),
      body: t('deleteStudents', { count: nb_students }),
      confirmLabel: t('panelForm:delete'),
      tone: 'danger',
      action: skippingDeleted([class_], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });
    if (!isDone) return;
    toast.success(t('deleted', { name }));
    close();
    if (fromPage) void navigate(can('school:list') ? `/superadmin/schools/${schools_id}` : '/schools/classes');
  };
}
