import { SessionsList } from '@memocartes/shared-features/sessions/list';

/** `/superadmin/sessions`: sessions of every school, in the period of the address. */
export default function SessionsPage() {
  return <SessionsList everySchool />;
}
