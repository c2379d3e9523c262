import type { School } from '@memocartes/contract/schools/schools.routes';
import { RecentOperations } from '@memocartes/shared-features/bulk-operations';
import { History } from '@memocartes/shared-features/history';
import { Can } from '@memocartes/shared-shell/session';
import { LinkButton } from '@memocartes/shared-ui/button';
import { Stack } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/** History of the school, its recent operations, and a link to the year change. */
export function SchoolHistory({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  return (
    <Stack gap={5}>
      <Can do="school:change-year" on={{ schoolId: school.id }}>
        <div>
          <LinkButton to={`/superadmin/schools/${school.id}/year-change`} icon="calendar">
            {t('yearChange')}
          </LinkButton>
        </div>
      </Can>
      <RecentOperations schoolId={school.id} />
      <History entityType="SCHOOL" entityId={school.id} on={{ schoolId: school.id }} />
    </Stack>
  );
}
