import { SessionsList } from '@memocartes/shared-features/sessions/list';

/** `/superadmin/sessions`: sessions of every school, in the period given in the address. */
export default function SessionsPage() {
  return <SessionsList everySchool />;
}
