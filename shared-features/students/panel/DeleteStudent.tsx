import type { Student } from '@memocartes/contract/students/students.routes';
import { useDeleteStudentMutation } from '@memocartes/shared-api/students.api';
import { skippingDeleted, useFailure } from '@memocartes/shared-shell/errors';
import { useIdParam } from '@memocartes/shared-shell/navigation';
import { usePanel } from '@memocartes/shared-shell/panel';
import { personName } from '@memocartes/shared-ui/avatar';
import { Button } from '@memocartes/shared-ui/button';
import { confirm } from '@memocartes/shared-ui/dialog';
import { Row } from '@memocartes/shared-ui/stack';
import { toast } from '@memocartes/shared-ui/toast';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';

/** Deletes a student after a confirmation that says what is lost, then leaves the student's page if it is open. */
export function DeleteStudent({ student }: { readonly student: Student }) {
  const { t } = useTranslation('studentPanel');
  const failure = useFailure();
  const { close } = usePanel();
  const pageStudentId = useIdParam();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [remove] = useDeleteStudentMutation();
  const name = personName(student);

  const ask = async () => {
    const isDone = await confirm({
      title: t('deleteTitle', { name }),
      body: student.followers.length > 0 && t('deleteFollowers', { count: student.followers.length }),
      lost: t('deleteLost'),
      tone: 'danger',
      confirmLabel: t('delete'),
      action: skippingDeleted([student], ({ id }) => remove({ id }).unwrap()).run,
      failure: failure.text,
    });
    if (!isDone) return;
    toast.success(t('deleted', { name }));
    close();
    if (pageStudentId === student.id && pathname.startsWith('/students/')) {
      void navigate(student.class_ ? `/classes/${student.class_.id}` : '/Dashboard');
    }
  };

  return (
    <Row>
      <Button kind="danger-quiet" icon="trash" onClick={() => void ask()}>
        {t('delete')}
      </Button>
    </Row>
  );
}
