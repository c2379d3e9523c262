import type { School } from '@memocartes/contract/schools/schools.routes';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones = { VISIBLE: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' } as const;

/** Whether a school is open. */
export function SchoolStatus({ status }: Pick<School, 'status'>) {
  const { t } = useTranslation('schoolDetails');
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}
