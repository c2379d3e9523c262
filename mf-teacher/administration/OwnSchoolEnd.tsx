import { useGetSchoolQuery } from '@memocartes/shared-api/schools.api';
import { EndBanner } from '@memocartes/shared-features/schools/page';
import { useMe } from '@memocartes/shared-shell/session';

/** Shows an independent teacher that their trial or access ends soon or has ended [schools.end-warnings]. */
export default function OwnSchoolEnd() {
  const { schoolId } = useMe();
  const school = useGetSchoolQuery({ id: schoolId ?? 0 }, { skip: schoolId === null }).data;
  return school ? <EndBanner school={school} /> : null;
}
