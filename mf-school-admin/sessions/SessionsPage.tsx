import { SessionsList } from '@memocartes/shared-features/sessions/list';

/** `/schools/sessions`: the school's sessions, of the days in the address. */
export default function SessionsPage() {
  return <SessionsList />;
}
