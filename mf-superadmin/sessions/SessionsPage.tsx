import { SessionsList } from '@memocartes/shared-features/sessions/list';

/** `/superadmin/sessions`: sessions of every school, of the days in the address. */
export default function SessionsPage() {
  return <SessionsList everySchool />;
}
