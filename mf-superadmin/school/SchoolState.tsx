import type { School } from '@memocartes/contract/schools/schools.routes';
import { Ending, isNearEnd, SchoolStatus } from '@memocartes/shared-features/schools/details';
import { Row } from '@memocartes/shared-ui/stack';

/** Warnings: a school that is not open, or whose trial or access ends soon. */
export function SchoolState({ school }: { readonly school: School }) {
  const end = school.date_trial_end ?? school.date_expiration;
  const near = end !== null && isNearEnd(end);
  if (school.status === 'VISIBLE' && !near) return null;
  return (
    <Row gap={2}>
      {school.status !== 'VISIBLE' && <SchoolStatus status={school.status} />}
      {near && <Ending end={end} />}
    </Row>
  );
}
