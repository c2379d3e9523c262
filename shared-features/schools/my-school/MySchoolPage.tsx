import { useSchoolId } from '@memocartes/shared-shell/navigation';

import { OwnSchool } from './OwnSchool.tsx';

/** `/my-school`: the school admin's school. */
export default function MySchoolPage() {
  return <OwnSchool id={useSchoolId()} />;
}
