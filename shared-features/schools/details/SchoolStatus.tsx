import type { School } from '@memocartes/contract/schools/schools.routes';
import { Tag } from '@memocartes/shared-ui/tag';
import { useTranslation } from 'react-i18next';

const tones = { VISIBLE: 'success', DRAFT: 'warning', ARCHIVED: 'neutral' } as const;

/** The status of a school: active, draft or archived. */
export function SchoolStatus({ status }: Pick<School, 'status'>) {
  const { t } = useTranslation('schoolDetails');
  return <Tag tone={tones[status]}>{t(`statuses.${status}`)}</Tag>;
}
