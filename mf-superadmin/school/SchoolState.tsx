import { endWarning, nextEnd } from '@memocartes/contract/schools/ending';
import type { School } from '@memocartes/contract/schools/schools.routes';
import { EndDate, SchoolStatus } from '@memocartes/shared-features/schools/details';
import { Row } from '@memocartes/shared-ui/stack';
import { useTranslation } from 'react-i18next';

/**
 * Shows a school's status if it is a draft or archived. Also shows the end of its trial, contract or access, if that
 * end is near or past [schools.end-warnings].
 */
export function SchoolState({ school }: { readonly school: School }) {
  const { t } = useTranslation('schoolPage');
  const end = nextEnd(school);
  const isNear = end !== undefined && endWarning(end.date) !== undefined;
  if (school.status === 'VISIBLE' && !isNear) return null;
  return (
    <Row gap={2}>
      {school.status !== 'VISIBLE' && <SchoolStatus status={school.status} />}
      {isNear && (
        <>
          <span>{t(`end.${end.kind}`)}</span> <EndDate end={end.date} />
        </>
      )}
    </Row>
  );
}
