import { useSchoolId } from '@memocartes/shared-shell/navigation';

import { OwnSchool } from './OwnSchool.tsx';

/** `/my-school`: the school of a school admin or an independent teacher. */
export default function MySchoolPage() {
  return <OwnSchool id={useSchoolId()} />;
}
