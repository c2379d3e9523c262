import type { School } from '@memocartes/contract/schools/schools.routes';
import { Ending, isNearEnd, SchoolStatus } from '@memocartes/shared-features/school-facts';
import { Row } from '@memocartes/shared-ui/stack';

/** Whether the school is open, and what is near: the end of its trial or of its access. */
export function SchoolState({ school }: { readonly school: School }) {
  const end = school.date_trial_end ?? school.date_expiration;
  return (
    <Row gap={2}>
      <SchoolStatus status={school.status} />
      {end && isNearEnd(end) && <Ending end={end} />}
    </Row>
  );
}
