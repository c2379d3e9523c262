import type { StudentRow } from '@memocartes/contract/students/students.routes';
import { useDates } from '@memocartes/shared-shell/i18n';
import { Row } from '@memocartes/shared-ui/stack';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

/** Whether a student is at the school, and since when: « Parti le 03/11/2026 » [students.status]. */
export function StudentStatusTag({ student }: { readonly student: Pick<StudentRow, 'status' | 'date_status'> }) {
  const { t } = useTranslation('studentDeparture');
  const dates = useDates();
  const { status, date_status: since } = student;
  return (
    <Row gap={2}>
      <Tag tone={status === 'ACTIVE' ? 'success' : 'neutral'}>{t(`statuses.${status}`)}</Tag>
      <small>{t(`since.${status}`, { date: dates.day(since) })}</small>
    </Row>
  );
}
